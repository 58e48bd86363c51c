import { HEIGHT, type Point, WIDTH } from '@jamaica/artwork/board/layout.ts';
import { SHIP_COLOURS } from '@jamaica/artwork/pieces/ship-colours.ts';
import { PORT_ROYAL, type ShipName } from '@jamaica/rules';
import type { GameWords } from '@jamaica/words';
import type { ShareWords } from '@jamaica/words/page';
import type { Tongue } from '../../shared/words/tongue.svelte.ts';
import { ownerIn } from '../panels/owner.ts';
import { rank } from '../panels/rank.ts';
import { rowsOf } from '../poster/rows.ts';
import { captionOf } from '../tale/caption.ts';
import { lines, measureIn } from '../tale/lines.ts';
import type { Tale } from '../tale/tale.ts';
import { type Afloat, fleetAt } from './fleet-at.ts';
import type { Scenery } from './scenery.ts';
import { darknessAt, dayAt, heldAt, type Script, whereabouts } from './script.ts';
import type { Frame } from './shapes.ts';

/** All that a film is painted from. */
interface Studio {
  readonly tale: Tale;
  readonly script: Script;
  readonly scenery: Scenery;
  /** How many pixels of the scenery are a unit of the chart. */
  readonly sceneryScale: number;
  readonly frame: Frame;
  readonly said: GameWords;
  readonly words: ShareWords;
  readonly tongue: Tongue;
}

interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where everybody begins. */
const PORT = { space: PORT_ROYAL, lap: 0 };
const PAPER = '#f3e6c2';
const INK = '#34241a';
const GOLD = '#f0b93a';
const SEA = { day: '#6fa8a8', night: '#0f2238' };
/** A ship is this many units wide on the chart of a film, which is looked at from afar. */
const SHIP = 150;
const TITLE_LETTERS = '"Yeseva One", Georgia, serif';
const TEXT_LETTERS = 'Alegreya, Georgia, serif';
const MARGIN = 28;

const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;
const faded = (time: number, from: number, seconds: number): number =>
  Math.min(1, Math.max(0, (time - from) / seconds));

/**
 * Paints a film frame by frame, in its order: ships and the window follow what happens a little late, as somebody does who
 * holds a camera.
 */
export class Painter {
  readonly #studio: Studio;
  readonly #pen: CanvasRenderingContext2D;
  readonly #shown = new Map<ShipName, Point>();
  #camera: Camera;

  constructor(pen: CanvasRenderingContext2D, studio: Studio) {
    this.#pen = pen;
    this.#studio = studio;
    this.#camera = this.#whole;
  }

  paint(time: number): void {
    const { script, tale } = this.#studio;
    const fleet = fleetAt(script, tale.ships, time).map(each => ({ ...each, point: this.#follow(each) }));
    this.#look(time, fleet);
    this.#chart(darknessAt(script, time));
    this.#fleet(fleet, time);
    this.#badge(time);
    this.#panel(time);
    if (time < script.title.until) this.#title(1 - faded(time, script.title.until - 0.5, 0.5));
    if (time >= script.finale.from) this.#finale(faded(time, script.finale.from, 0.5));
  }

  /** The whole chart, or of a window that is higher than it is wide so much that little else is seen. */
  get #whole(): Camera {
    const { width, pane } = this.#studio.frame;
    return { x: WIDTH / 2, y: HEIGHT / 2, scale: Math.max(width / WIDTH, (pane / HEIGHT) * 0.78) };
  }

  #follow({ ship, point, isUnderWay }: Afloat): Point {
    const was = this.#shown.get(ship) ?? point;
    const share = isUnderWay ? 0.55 : 0.25;
    const now = { x: mixed(was.x, point.x, share), y: mixed(was.y, point.y, share) };
    this.#shown.set(ship, now);
    return now;
  }

  #look(time: number, fleet: readonly Afloat[]): void {
    const { script, frame } = this.#studio;
    const isFar = time < script.title.until - 0.4 || time >= script.finale.from - 0.6;
    const movers = fleet.filter(({ isUnderWay }) => isUnderWay);
    const held = heldAt(script, time);
    const watched = movers.length > 0 ? movers : fleet.filter(({ ship }) => ship === held?.highlight.ship);
    const middle = (ships: readonly Afloat[]): Point => ({
      x: ships.reduce((sum, { point }) => sum + point.x, 0) / ships.length,
      y: ships.reduce((sum, { point }) => sum + point.y, 0) / ships.length,
    });
    const all = middle(fleet);
    const there = watched.length > 0 ? middle(watched) : all;
    const wanted = isFar
      ? { ...this.#whole, x: all.x }
      : { x: mixed(all.x, there.x, 0.6), y: mixed(all.y, there.y, 0.6), scale: frame.scale };
    const share = isFar ? 0.09 : 0.07;
    const scale = mixed(this.#camera.scale, wanted.scale, share);
    // Beyond the chart there is nothing to be seen.
    const [halfWide, halfHigh] = [frame.width / 2 / scale, frame.pane / 2 / scale];
    const kept = (value: number, half: number, size: number): number =>
      half * 2 >= size ? size / 2 : Math.min(size - half, Math.max(half, value));
    this.#camera = {
      x: kept(mixed(this.#camera.x, wanted.x, share), halfWide, WIDTH),
      y: kept(mixed(this.#camera.y, wanted.y, share), halfHigh, HEIGHT),
      scale,
    };
  }

  #chart(darkness: number): void {
    const { scenery, sceneryScale, frame } = this.#studio;
    const { x, y, scale } = this.#camera;
    const pen = this.#pen;
    const [left, top] = [frame.width / 2 - x * scale, frame.pane / 2 - y * scale];
    const ratio = scale / sceneryScale;
    const draw = (sheet: HTMLCanvasElement): void => {
      // Only what is in the window is touched: a whole chart takes three times as long.
      const [sx, sy] = [Math.max(0, -left / ratio), Math.max(0, -top / ratio)];
      const sw = Math.min(sheet.width - sx, frame.width / ratio);
      const sh = Math.min(sheet.height - sy, frame.pane / ratio);
      pen.drawImage(sheet, sx, sy, sw, sh, left + sx * ratio, top + sy * ratio, sw * ratio, sh * ratio);
    };
    pen.globalAlpha = 1;
    pen.fillStyle = SEA.day;
    pen.fillRect(0, 0, frame.width, frame.pane);
    if (darkness < 1) draw(scenery.day);
    if (darkness === 0) return;
    pen.globalAlpha = darkness;
    pen.fillStyle = SEA.night;
    pen.fillRect(0, 0, frame.width, frame.pane);
    draw(scenery.night);
    pen.globalAlpha = 1;
  }

  #fleet(fleet: readonly Afloat[], time: number): void {
    const { tale, scenery, script, frame } = this.#studio;
    const { x, y, scale } = this.#camera;
    const pen = this.#pen;
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, frame.width, frame.pane);
    pen.clip();
    const told = heldAt(script, time)?.highlight.ship;
    for (const { ship, point, facing, isUnderWay } of fleet.toSorted((one, other) => one.point.y - other.point.y)) {
      const sprite = scenery.ships.get(ownerIn(tale.berths, ship))?.[facing];
      if (!sprite) continue;
      const size = SHIP * Math.max(scale, 0.55);
      const at = { x: frame.width / 2 + (point.x - x) * scale, y: frame.pane / 2 + (point.y - y) * scale };
      if (ship === told) {
        pen.fillStyle = 'rgb(255 224 138 / 55%)';
        pen.beginPath();
        pen.arc(at.x, at.y, size * 0.45, 0, 2 * Math.PI);
        pen.fill();
      }
      pen.save();
      pen.translate(at.x, at.y);
      // It leans over with the swell.
      if (isUnderWay) pen.rotate(0.08 * Math.sin(time * 9));
      pen.drawImage(sprite, -size / 2, -size / 2, size, size);
      pen.restore();
    }
    pen.restore();
  }

  #text(text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign): void {
    const pen = this.#pen;
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.textBaseline = 'alphabetic';
    pen.fillText(text, x, y);
  }

  #plate(x: number, y: number, width: number, height: number, radius: number, colour = PAPER): void {
    const pen = this.#pen;
    pen.beginPath();
    // Rounded by hand: not every browser of ours has roundRect.
    pen.moveTo(x + radius, y);
    pen.arcTo(x + width, y, x + width, y + height, radius);
    pen.arcTo(x + width, y + height, x, y + height, radius);
    pen.arcTo(x, y + height, x, y, radius);
    pen.arcTo(x, y, x + width, y, radius);
    pen.closePath();
    pen.fillStyle = colour;
    pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = 2.5;
    pen.stroke();
  }

  /** The round, and whether it is day or night in it. */
  #badge(time: number): void {
    const { script, tongue } = this.#studio;
    const day = dayAt(script, time);
    if (!day) return;
    const font = `30px ${TITLE_LETTERS}`;
    const text = tongue.web.table.round(day.round);
    const width = measureIn(font)(text) + 84;
    this.#plate(16, 16, width, 52, 14);
    this.#text(text, 72, 53, font, INK, 'left');
    this.#hour(44, 42, darknessAt(script, time));
  }

  /** The sun goes down as the moon comes up. */
  #hour(x: number, y: number, darkness: number): void {
    const pen = this.#pen;
    const disc = (colour: string, dy: number, radius: number, dx = 0): void => {
      pen.beginPath();
      pen.arc(x + dx, y + dy, radius, 0, 2 * Math.PI);
      pen.fillStyle = colour;
      pen.fill();
    };
    pen.save();
    pen.beginPath();
    pen.arc(x, y, 19, 0, 2 * Math.PI);
    pen.fillStyle = darkness > 0.5 ? '#22407a' : '#a9d4d3';
    pen.fill();
    pen.clip();
    disc('#f3b13c', darkness * 40, 11);
    disc('#fff6d8', (1 - darkness) * -40, 11);
    if (darkness > 0.5) disc('#22407a', (1 - darkness) * -40 - 3, 9, 5);
    pen.restore();
    pen.beginPath();
    pen.arc(x, y, 19, 0, 2 * Math.PI);
    pen.lineWidth = 2.5;
    pen.strokeStyle = INK;
    pen.stroke();
  }

  /** Below the chart: everybody's face with their place, and what is told. */
  #panel(time: number): void {
    const { frame, script, said, words, tale } = this.#studio;
    const pen = this.#pen;
    pen.fillStyle = PAPER;
    pen.fillRect(0, frame.pane, frame.width, frame.height - frame.pane);
    pen.fillStyle = INK;
    pen.fillRect(0, frame.pane, frame.width, 4);
    this.#faces(time);
    const held = heldAt(script, time);
    if (!held || time >= script.finale.from) return;
    const { size, lines: most } = frame.caption;
    const font = `800 ${size}px ${TEXT_LETTERS}`;
    const caption = lines(captionOf(held.highlight, said, words), measureIn(font), frame.width - 2 * MARGIN - 14, most);
    const top = frame.pane + frame.face + 44;
    pen.globalAlpha = faded(time, held.from, 0.25);
    pen.fillStyle = SHIP_COLOURS[ownerIn(tale.berths, held.highlight.ship)].colour;
    pen.fillRect(MARGIN - 8, top + size * 0.2, 7, caption.length * size * 1.18);
    for (const [index, line] of caption.entries())
      this.#text(line, MARGIN + 10, top + size * (1.02 + index * 1.18), font, INK, 'left');
    pen.globalAlpha = 1;
  }

  #faces(time: number): void {
    const { frame, tale, scenery, script, tongue } = this.#studio;
    const pen = this.#pen;
    const { face } = frame;
    const told = heldAt(script, time)?.highlight.ship;
    const ships = tale.ships.map(ship => ({ ship, position: whereabouts(script, ship, time).leg?.to ?? PORT }));
    const people = tale.berths.map(({ pirate }, seat) => ({ pirate, seat }));
    const gap = (frame.width - people.length * face) / (people.length + 1);
    for (const { pirate, seat } of people) {
      const looks = scenery.faces.get(pirate);
      if (!looks) continue;
      const x = gap + seat * (face + gap);
      const y = frame.pane + 20;
      if (seat === told) {
        pen.beginPath();
        pen.arc(x + face / 2, y + face / 2, face / 2 + 5, 0, 2 * Math.PI);
        pen.fillStyle = GOLD;
        pen.fill();
      }
      pen.drawImage(looks.plain, x, y, face, face);
      // The place in the race.
      const [dx, dy] = [x + face * 0.88, y + face * 0.82];
      pen.beginPath();
      pen.arc(dx, dy, face * 0.22, 0, 2 * Math.PI);
      pen.fillStyle = PAPER;
      pen.fill();
      pen.lineWidth = 2.5;
      pen.strokeStyle = INK;
      pen.stroke();
      const place = tongue.counting.number(rank(ships, seat));
      this.#text(place, dx, dy + face * 0.11, `${face * 0.3}px ${TITLE_LETTERS}`, INK, 'center');
    }
  }

  #title(alpha: number): void {
    const { frame, words, said, tale } = this.#studio;
    const pen = this.#pen;
    pen.globalAlpha = alpha;
    const font = `${frame.caption.size * 1.35}px ${TITLE_LETTERS}`;
    const heading = lines(words.heading, measureIn(font), frame.width - 120, 2);
    const small = `italic ${frame.caption.size * 0.86}px ${TEXT_LETTERS}`;
    const names = lines(
      tale.berths.map((_, seat) => said.names.ship(seat)).join(' · '),
      measureIn(small),
      frame.width - 120,
      2,
    );
    const high = heading.length * frame.caption.size * 1.6 + 46 + names.length * 40;
    const top = frame.pane / 2 - high / 2;
    this.#plate(40, top, frame.width - 80, high, 18);
    for (const [index, line] of heading.entries())
      this.#text(line, frame.width / 2, top + frame.caption.size * (1.75 + index * 1.55), font, INK, 'center');
    for (const [index, line] of names.entries())
      this.#text(line, frame.width / 2, top + high - 32 - (names.length - 1 - index) * 40, small, INK, 'center');
    pen.globalAlpha = 1;
  }

  #finale(alpha: number): void {
    const { frame, tale, said, words, scenery, tongue } = this.#studio;
    const pen = this.#pen;
    const rows = rowsOf(tale);
    const first = rows.filter(({ place }) => place === 1).map(({ ship }) => ship);
    const names = first.map((ship, index) => (index === 0 ? said.names.ship(ship) : said.names.within(ship)));
    const result = tale.final ? tongue.web.end.won(names) : words.ahead(names);
    const font = `${frame.caption.size * 1.2}px ${TITLE_LETTERS}`;
    const title = lines(result, measureIn(font), frame.width - 280, 2);
    const row = Math.min(58, (frame.height - 320) / rows.length);
    const high = 190 + rows.length * row + 30;
    const top = (frame.height - high) / 2;
    pen.globalAlpha = alpha * 0.55;
    pen.fillStyle = INK;
    pen.fillRect(0, 0, frame.width, frame.height);
    pen.globalAlpha = alpha;
    this.#plate(32, top, frame.width - 64, high, 20);
    const [winner] = first;
    const face = winner === undefined || winner === 'ghost' ? null : scenery.faces.get(tale.berths[winner].pirate);
    if (face) {
      pen.beginPath();
      pen.arc(128, top + 96, 76, 0, 2 * Math.PI);
      pen.fillStyle = GOLD;
      pen.fill();
      pen.drawImage(face.first, 58, top + 26, 140, 140);
    }
    for (const [index, line] of title.entries())
      this.#text(line, 226, top + (title.length > 1 ? 88 : 112) + index * frame.caption.size * 1.3, font, INK, 'left');
    for (const [index, { ship, place, points }] of rows.entries()) {
      const y = top + 190 + index * row;
      const owner = ownerIn(tale.berths, ship);
      const sprite = scenery.ships.get(owner)?.east;
      const size = row * 0.52;
      pen.fillStyle = SHIP_COLOURS[owner].colour;
      pen.fillRect(56, y + 4, 8, row - 8);
      this.#text(tongue.counting.number(place), 92, y + row * 0.66, `${size}px ${TITLE_LETTERS}`, INK, 'center');
      if (sprite) pen.drawImage(sprite, 112, y - row * 0.1, row * 1.2, row * 1.2);
      const bold = `800 ${size * 1.1}px ${TEXT_LETTERS}`;
      const [name] = lines(said.names.ship(ship), measureIn(bold), frame.width - 350, 1);
      this.#text(name, 126 + row * 1.1, y + row * 0.66, bold, INK, 'left');
      if (points)
        this.#text(
          tongue.counting.number(points.total),
          frame.width - 64,
          y + row * 0.68,
          `${size * 1.15}px ${TITLE_LETTERS}`,
          INK,
          'right',
        );
    }
    pen.globalAlpha = 1;
  }
}
