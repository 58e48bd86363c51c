import { isFields } from '@jamaica/rules/record';

/** Foreign keys that point at nothing, as the databases say it. */
const SQLITE = 787;
const POSTGRES = '23503';

/** Whether what was to be kept belongs to somebody who has been forgotten meanwhile. */
export const isOwnerGone = (why: unknown): boolean =>
  isFields(why) && (why.errcode === SQLITE || why.code === POSTGRES);
