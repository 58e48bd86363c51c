import { counting } from '../../counting.ts';
import type { ShareWords } from '../../page/share.ts';

const { list } = counting('en');

export const share: ShareWords = {
  title: 'Share this race',
  link: {
    race: 'Copy the link',
    moment: 'Copy the link to this moment',
    copied: 'The link is copied.',
    byHand: 'The link, to be copied by hand',
    send: 'Send the link…',
  },
  recordSaved: 'The record is downloaded: whoever drops it here can watch the race.',
  back: 'Back',
  unfinished: 'This race is not over: only what everybody at the table could see is shown, and no points.',
  heading: 'The race round Jamaica',
  ahead: names => (names.length === 1 ? `${names[0]} is ahead` : `${list(names)} are ahead`),
  lead: name => `${name} takes the lead.`,
  picture: {
    turningPoints: 'Turning points',
    alt: (heading, result) => `${heading}: a poster with the route of every ship. ${result}`,
    png: 'Save as PNG',
    svg: 'Save as SVG',
    finish: 'Save the finish as PNG',
    failed: 'The picture could not be made.',
  },
  film: {
    title: 'Make a film',
    note: 'Half a minute of the race, by day and by night, with captions in English. It is made in this browser and sent nowhere.',
    shape: 'Shape',
    square: 'Square',
    upright: 'Upright',
    make: 'Make the film',
    progress: share => `Filming: ${share}`,
    patience: 'This browser films as fast as the film runs, and only while it is looked at.',
    stop: 'Stop',
    ready: megabytes => `The film is ready: ${megabytes}.`,
    save: 'Save the film',
    again: 'Make another one',
    cannot: 'This browser cannot write films. Newer versions of Chrome, Edge, Firefox and Safari can.',
    failed: 'The film could not be made.',
  },
  embed: {
    title: 'Show it on a page',
    note: 'This line puts a small replay of the race on any page.',
    line: 'The line to paste',
    copy: 'Copy the line',
    copied: 'The line is copied.',
  },
  file: {
    title: 'Save as one file',
    note: 'A page that shows the race in any browser, from a disk and without a network.',
    saved: 'The page is saved.',
    failed: 'The page could not be made: its parts could not be fetched.',
  },
};
