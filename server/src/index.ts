export { type Config, type ConfigFault, readConfig, SETTINGS } from './config/config.ts';
export { databaseIn } from './config/data-folder.ts';
export { type Equipment, type Running, startServer } from './http/server.ts';
export { type Log, newLog } from './logs/log.ts';
export { qrCode } from './near.ts';
export { type NoBerth, type Opened, serve } from './serve.ts';
export { backUp, type WhyNoBackup } from './store/backup.ts';
export { moveToPostgres, NotMoved, type Progress, type WhyNotMoved } from './store/move-to-postgres.ts';
