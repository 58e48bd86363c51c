// Loaded before the server: one of its files is read with the mistake in it that PLANT names.
import { registerHooks } from 'node:module';
import { planted } from './planted.ts';

const mistake = planted(process.env.PLANT ?? '');

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith(`/server/src/${mistake.file}`)) return loaded;
    return { ...loaded, source: String(loaded.source).replace(mistake.right, () => mistake.wrong) };
  },
});
