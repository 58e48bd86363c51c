import * as v from 'valibot';
import { guest, type House, type Line, Visitor } from './sockets-visitor.ts';

/** What a program says about itself. */
export const CARD = { level: 'bosun', languages: ['en', 'uk'], about: 'Made of cogs', tables: 2 } as const;

/** A program of somebody's, with its token. */
export interface ProgramAccount {
  readonly owner: Visitor;
  readonly visitor: Visitor;
  readonly person: string;
}

/** A bot account whose owner can come back as the same. */
export const programAccount = async (house: Pick<House, 'url'>, name = 'Clockwork'): Promise<ProgramAccount> => {
  const owner = await guest(house);
  await owner.put('/api/me/name', { name: 'Zoya' });
  await owner.post('/api/me/recovery');
  const { body } = await owner.post('/api/bots', { name });
  const { token, person } = v.parse(v.object({ token: v.string(), person: v.string() }), body);
  const visitor = Object.assign(new Visitor(house), { token, origin: null });
  return { owner, visitor, person };
};

/** One that is in the list, and follows its tables. */
export const listedProgram = async (
  house: Pick<House, 'url'>,
  name?: string,
  card: Partial<{ readonly tables: number }> = {},
): Promise<ProgramAccount & { readonly line: Line }> => {
  const account = await programAccount(house, name);
  const { status } = await account.visitor.put('/api/me/program', { ...CARD, ...card });
  if (status !== 204) throw new Error(`not listed: ${status}`);
  const line = await account.visitor.connect();
  await line.ask('follow', {});
  return { ...account, line };
};
