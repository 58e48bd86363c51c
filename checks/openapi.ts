// Has Spectral and Redocly look at docs/openapi.json: npm run check:openapi. They are fetched for it, being ten times as large as
// what they look at; what they would find most often, messages/build/documents.test.ts finds without them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const LINTS = [
  ['@redocly/cli@2.77.0', 'redocly', 'lint', 'docs/openapi.json'],
  [
    '@stoplight/spectral-cli@6.16.3',
    'spectral',
    'lint',
    'docs/openapi.json',
    '--ruleset=checks/openapi-rules.json',
    '--fail-severity=warn',
  ],
] as const;

for (const [what, ...command] of LINTS) {
  const { status } = spawnSync('npm', ['exec', '--yes', `--package=${what}`, '--', ...command], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (status !== 0) process.exitCode = 1;
}
