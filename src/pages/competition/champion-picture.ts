import type { TeamRef } from '../../shared/api/generated/model';
import { initialsOf } from '../../shared/ui/monogram.tsx';
import { crestOf, crestOutline, crestRim } from '../../shared/ui/crest-shape.ts';
import { light } from '../../shared/ui/palette.ts';
import { fontFamily, weight } from '../../shared/ui/tokens.ts';
import { fitText, type Measure, oneLine } from './picture-text.ts';
import type { WayRow, WayWords } from './way-rows.ts';

/** As chats and social networks show a picture whole. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
const CREST = 260;
/** What stands beside the crest. */
const LEFT = EDGE + CREST + 56;
const ROW = 46;
const CAPTION = 40;

interface ChampionPicture {
  fileName: string;
  champion: TeamRef;
  /** "Champion". */
  label: string;
  competition: string;
  way: WayWords | null;
  /** Sport and city. */
  about: string;
}

/** Draws the champion of a competition on a picture of 1200 × 630, in the light colours of the brand. Rejects where the browser cannot draw. */
export async function drawChampion(what: ChampionPicture): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  await loadLetters(Object.values(wordsIn(what)).join(' '));
  const picture = await loadPicture(what.champion);
  const panel = panelOf(what.way);
  drawGround(pen);
  drawCrest(pen, what.champion, picture, { x: EDGE, y: middleOf(CREST, panel.top), size: CREST });
  drawNames(pen, what, panel.top);
  if (what.way) drawWay(pen, what.way, panel);
  drawFoot(pen, what.about);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], what.fileName, { type: 'image/png' }))
          : reject(new Error('The picture could not be written.')),
      'image/png',
    );
  });
}

type Pen = CanvasRenderingContext2D;

const wordsIn = ({ champion, label, competition, way, about }: ChampionPicture) => [
  champion.name,
  label,
  competition,
  about,
  way?.caption ?? '',
  ...(way?.rows ?? []).map(({ name, value }) => `${name} ${value}`),
];

/** A canvas does not wait for letters; those that cannot be loaded are drawn in the face that stands in for them. */
async function loadLetters(text: string): Promise<void> {
  const faces = [weight.medium, weight.title].map((strength) =>
    document.fonts.load(`${strength} 40px ${fontFamily}`, text),
  );
  await Promise.allSettled(faces);
}

/** The picture of a team; null: its crest is drawn, as it has none, or none that may be drawn. */
async function loadPicture({ image }: TeamRef): Promise<HTMLImageElement | null> {
  if (!image) return null;
  // a picture of another host must not lock the canvas
  const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: image.url });
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

const fontOf = (size: number, strength: number): string => `${strength} ${size}px ${fontFamily}`;
const measureWith =
  (pen: Pen, strength: number): Measure =>
  (text, size) => {
    pen.font = fontOf(size, strength);
    return pen.measureText(text).width;
  };

interface Words {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly size: number;
  readonly strength: number;
  readonly ink?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly opacity?: number;
}
function write(
  pen: Pen,
  text: string,
  { x, y, size, strength, ink = light.onBrand, align = 'left', opacity = 1 }: Words,
) {
  pen.font = fontOf(size, strength);
  pen.textAlign = align;
  pen.globalAlpha = opacity;
  pen.fillStyle = ink;
  pen.fillText(text, x, y);
  pen.globalAlpha = 1;
}

/** A pitch from above. */
function drawGround(pen: Pen): void {
  pen.fillStyle = light.brand;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = light.onBrand;
  pen.globalAlpha = 0.09;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(WIDTH - 190, 190, 240, 0, 2 * Math.PI);
  pen.moveTo(WIDTH - 190, 0);
  pen.lineTo(WIDTH - 190, HEIGHT);
  pen.stroke();
  pen.globalAlpha = 1;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
function drawCrest(pen: Pen, team: TeamRef, picture: HTMLImageElement | null, { x, y, size }: Place): void {
  pen.save();
  pen.translate(x, y);
  if (picture) drawWhole(pen, picture, size);
  else drawShield(pen, team, size);
  pen.restore();
}

/** As large as its place, without what does not fit into it. */
function drawWhole(pen: Pen, picture: HTMLImageElement, size: number): void {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const side = Math.min(width, height);
  pen.beginPath();
  pen.roundRect(0, 0, size, size, size / 8);
  pen.clip();
  pen.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, size, size);
}

function drawShield(pen: Pen, team: TeamRef, size: number): void {
  const { grounds, pattern } = crestOf(team);
  const outline = new Path2D(crestOutline);
  const letters = initialsOf(team.name);
  pen.scale(size / 48, size / 48);
  pen.save();
  pen.clip(outline);
  pen.fillStyle = grounds[0];
  pen.fillRect(0, 0, 48, 48);
  pen.fillStyle = grounds[1];
  pen.clip(new Path2D(pattern));
  pen.fillRect(0, 0, 48, 48);
  pen.restore();
  // a crest may be as dark as the ground
  pen.strokeStyle = light.onBrand;
  pen.lineWidth = 1.2;
  pen.stroke(outline);
  write(pen, letters, {
    x: 24,
    y: 29,
    size: letters.length > 1 ? 17 : 21,
    strength: weight.title,
    align: 'center',
  });
  pen.translate(crestRim.offset, crestRim.offset);
  pen.scale(crestRim.scale, crestRim.scale);
  pen.globalAlpha = crestRim.opacity;
  pen.lineWidth = crestRim.width;
  pen.stroke(outline);
  pen.globalAlpha = 1;
}

/** Where something so high stands in the middle of what is above the panel. */
const middleOf = (height: number, bottom: number): number => Math.max(40, (bottom - height) / 2 + 8);

const LABEL = { height: 48, size: 26 } as const;
const LEADING = 1.15;

/** The label, the name, and of which competition. */
function drawNames(pen: Pen, { champion, label, competition }: ChampionPicture, bottom: number): void {
  const width = WIDTH - EDGE - LEFT;
  const name = fitText(champion.name, { width, lines: 2, sizes: [84, 72, 64, 56, 48] }, measureWith(pen, weight.title));
  const of = fitText(competition, { width, lines: 2, sizes: [38, 34, 30] }, measureWith(pen, weight.medium));
  const heights = [LABEL.height + 20, name.lines.length * name.size * LEADING + 10, of.lines.length * of.size * 1.25];
  let y = middleOf(
    heights.reduce((sum, one) => sum + one, 0),
    bottom,
  );
  drawLabel(pen, label.toUpperCase(), y);
  y += LABEL.height + 20;
  for (const line of name.lines) {
    write(pen, line, { x: LEFT, y: y + name.size * 0.9, size: name.size, strength: weight.title });
    y += name.size * LEADING;
  }
  y += 10;
  for (const line of of.lines) {
    write(pen, line, { x: LEFT, y: y + of.size * 0.9, size: of.size, strength: weight.medium, opacity: 0.9 });
    y += of.size * 1.25;
  }
}

function drawLabel(pen: Pen, text: string, y: number): void {
  const width = measureWith(pen, weight.title)(text, LABEL.size) + 40;
  pen.fillStyle = light.accent;
  pen.beginPath();
  pen.roundRect(LEFT, y, width, LABEL.height, LABEL.height / 2);
  pen.fill();
  write(pen, text, { x: LEFT + 20, y: y + 34, size: LABEL.size, strength: weight.title, ink: light.onAccent });
}

/** The place of how it was won; without one the names have the room. */
function panelOf(way: WayWords | null): { top: number; height: number } {
  const bottom = HEIGHT - 74;
  const height = way ? CAPTION + way.rows.length * ROW + 40 : 0;
  return { top: bottom - height, height };
}

function drawWay(pen: Pen, { caption, rows }: WayWords, { top, height }: { top: number; height: number }): void {
  pen.fillStyle = light.onBrand;
  pen.globalAlpha = 0.12;
  pen.beginPath();
  pen.roundRect(EDGE, top, WIDTH - 2 * EDGE, height, 20);
  pen.fill();
  pen.globalAlpha = 1;
  write(pen, caption, { x: EDGE + 32, y: top + 46, size: 26, strength: weight.medium, opacity: 0.85 });
  for (const [index, row] of rows.entries()) drawRow(pen, row, top + CAPTION + 20 + (index + 0.72) * ROW);
}

function drawRow(pen: Pen, { lead, name, value, hasWon }: WayRow, y: number): void {
  const strength = hasWon ? weight.title : weight.medium;
  const shared = { y, size: 32, strength };
  const measure = measureWith(pen, strength);
  const start = EDGE + 32 + (lead === null ? 0 : 52);
  const end = WIDTH - EDGE - 32;
  if (lead !== null) write(pen, lead, { ...shared, x: EDGE + 32 });
  write(pen, oneLine(name, end - start - measure(value, 32) - 32, 32, measure), { ...shared, x: start });
  write(pen, value, { ...shared, x: end, align: 'right' });
}

function drawFoot(pen: Pen, about: string): void {
  const y = HEIGHT - 28;
  write(pen, 'Fusha', { x: EDGE, y, size: 30, strength: weight.title });
  write(pen, about, { x: WIDTH - EDGE, y, size: 24, strength: weight.medium, align: 'right', opacity: 0.85 });
}
