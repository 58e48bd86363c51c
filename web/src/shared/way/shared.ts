import type { Address } from '@jamaica/messages/addresses';
import type { ScreenPath } from './screen.ts';

/** Games that this browser keeps are nobody else's, so they have no path. */
const isKeptHere = (id: string): boolean => id === '' || id.startsWith('local-');

/** What of a screen can be sent to others; null: it concerns this browser alone. */
export const addressOf = ({ screen, path: [first, second] }: ScreenPath): Address | null => {
  switch (screen) {
    case 'at':
      return first ? { kind: 'table', id: first } : null;
    case 'replay':
      return first === undefined || isKeptHere(first) ? null : { kind: 'game', id: first, at: second ?? null };
    case 'person':
      return first ? { kind: 'person', id: first } : null;
    case 'rules':
      return { kind: 'rules', passage: first ?? null };
    case 'puzzles':
      return { kind: 'puzzle', number: first ?? null };
    // All the others are about this browser, or about nothing in particular.
    default:
      return null;
  }
};

/** Where an address leads. */
export const screenOf = (address: Address): ScreenPath => {
  const part = (text: string | null): string[] => (text === null ? [] : [text]);
  switch (address.kind) {
    case 'table':
      return { screen: 'at', path: [address.id] };
    case 'game':
      return { screen: 'replay', path: [address.id, ...part(address.at)] };
    case 'person':
      return { screen: 'person', path: [address.id] };
    case 'rules':
      return { screen: 'rules', path: part(address.passage) };
    case 'puzzle':
      return { screen: 'puzzles', path: part(address.number) };
  }
};
