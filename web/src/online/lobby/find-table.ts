import { ROUTES, type TableId } from '@jamaica/messages';
import type { Result } from '@jamaica/rules';
import { ask, type NoAnswer } from '../../shared/server/api.ts';

/** The table that gathers under a code. */
export const findTable = async (code: string): Promise<Result<TableId, NoAnswer>> => {
  const found = await ask(ROUTES.tableByCode, { named: code });
  return found.ok ? { ok: true, value: found.value.table } : found;
};
