import '../theme/colours.css';
import './embed.css';
import { LANGUAGES } from '@jamaica/words';
import { mount } from 'svelte';
import { isFinished, readVoyage } from '../replay/voyage.ts';
import Embed from './Embed.svelte';
import { languageOf } from './words.ts';

// A page that anybody may frame: it knows nobody, keeps nothing and asks for nothing but a record.

/** Where there is no server, the race itself is in the page. */
const kept = document.getElementById('record')?.textContent ?? null;
/** `/embed/GAME`, or on any other web server `/embed/#GAME`. */
const game = decodeURIComponent(location.hash.slice(1)) || (/\/embed\/([^/]+)$/.exec(location.pathname)?.[1] ?? '');

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = dark ? 'night' : 'day';

const loadWords = async (): Promise<void> => {
  if (globalThis.jamaicaWords) return;
  const wished = new URLSearchParams(location.search).get('lang');
  const language = languageOf(wished === null ? navigator.languages : [wished], LANGUAGES);
  const script = document.createElement('script');
  script.src = `./words-${language}.js`;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  document.head.append(script);
  await loaded;
};

/** The record by the server's route for finished games (`ROUTES.record`, whose schemas would weigh more than the replay). */
const fetchRecord = async (): Promise<unknown> => {
  const answer = await fetch(`../api/records/${encodeURIComponent(game)}`, { credentials: 'omit' }).catch(() => null);
  if (answer === null) return 'offline';
  return answer.ok ? answer.json().catch(() => null) : null;
};

const show = async (place: HTMLElement): Promise<void> => {
  const [record] = await Promise.all([kept === null ? fetchRecord() : JSON.parse(kept), loadWords()]);
  const words = globalThis.jamaicaWords;
  if (!words) return;
  document.documentElement.lang = words.language;
  const voyage = readVoyage(record);
  // A race that is not over is nobody's to show.
  if (!voyage || !isFinished(voyage)) {
    const notice = document.createElement('p');
    notice.className = 'notice';
    notice.textContent = record === 'offline' ? words.replay.race.offline : words.replay.race.notHere;
    place.replaceChildren(notice);
    return;
  }
  const sheet = document.querySelector<HTMLMetaElement>('meta[name=chart]')?.content ?? '';
  const whole = kept === null ? (at: number) => `../#replay/${encodeURIComponent(game)}/${at}` : null;
  mount(Embed, { target: place, props: { voyage, words, chart: dark ? `${sheet}#night` : sheet, whole } });
};

const place = document.getElementById('embed');
if (place) void show(place);
