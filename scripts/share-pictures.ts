// node scripts/share-pictures.ts: draws public/share/*.png, the pictures of shared links whose thing has none of its own (decision 076).
// The results are committed; run it again after a change of the brand, the court markings or this file, and look at them.
// Chats also show the square in the middle alone: the name stands within it, and nothing needs a translation.
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CourtSport, courts } from '../src/shared/ui/court-markings.ts';
import { dark, light } from '../src/shared/ui/palette.ts';
import { chromiumPath } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/share');
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 300_000; // more is not shown by every chat

interface Drawing {
  sport: CourtSport;
  /** Around the court, the court, its second colour. */
  paint: readonly [around: string, court: string, area: string];
  turn: number;
  /** Pixels of a metre. */
  zoom: number;
  /** What lies in the middle of the picture, in metres from the centre of the court. */
  at: readonly [x: number, y: number];
  ball: readonly [x: number, y: number];
  ballColor?: string;
  /** Behind the name, where the brand's own colour is that of the court. */
  plate?: string;
}

const drawings: Readonly<Record<string, Drawing>> = {
  general: {
    sport: 'football',
    paint: ['#371F85', light.brand, '#4B2DA8'],
    turn: -12,
    zoom: 15,
    at: [0, 4],
    ball: [0, 0],
    ballColor: light.accent,
    plate: dark.onBrand,
  },
  football: {
    sport: 'football',
    paint: ['#371F85', '#2E8B4E', '#359757'],
    turn: -14,
    zoom: 13.5,
    at: [-24, 4],
    ball: [-30, -5],
  },
  basketball: {
    sport: 'basketball',
    paint: ['#371F85', '#D9A066', '#4B38A6'],
    turn: -14,
    zoom: 54,
    at: [-6.4, 1],
    ball: [-5.2, -1.6],
  },
  volleyball: {
    sport: 'volleyball',
    paint: ['#371F85', '#DD8A4B', '#E79A5D'],
    turn: -14,
    zoom: 68,
    at: [0, 0.8],
    ball: [-1.6, -1.2],
  },
  tennis: {
    sport: 'tennis',
    paint: ['#371F85', '#4F63B8', '#5F74C9'],
    turn: -14,
    zoom: 60,
    at: [0, 0.9],
    ball: [2, -1.7],
  },
};

const font = readFileSync(join(root, 'src/shared/ui/fonts/inter-latin.woff2')).toString('base64');

function page({ sport, paint, turn, zoom, at: [x, y], ball: [ballX, ballY], ballColor, plate }: Drawing) {
  const [around, court, area] = paint;
  const { length, width, areas, lines, net, ball } = courts[sport];
  const outline = `M${-length / 2} ${-width / 2}h${length}v${width}h${-length}z`;
  const line = 6 / zoom;
  const radius = Math.max(ball.radius, 20 / zoom);
  const netLines =
    net === null
      ? ''
      : `<path d="${net}" stroke="#000" stroke-opacity=".22" stroke-width="${line * 2.6}" transform="translate(${line * 2} ${line * 2})"/>
         <path d="${net}" stroke="#F4F1FA" stroke-width="${line * 1.8}" stroke-linecap="round"/>
         <path d="${net}" stroke="#1C1530" stroke-opacity=".55" stroke-width="${line * 0.7}"/>`;
  return `<!doctype html><style>
    @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; position: relative }
    .plate { position: absolute; left: 50%; bottom: 54px; transform: translateX(-50%); display: flex; align-items: center; gap: 22px;
      padding: 20px 44px 20px 24px; border-radius: 36px; background: ${plate ?? light.brand}; color: ${light.onBrand};
      font: 700 76px/1 Inter; letter-spacing: -.025em; box-shadow: 0 14px 36px #100B2266 }
    .plate svg { display: block }
  </style>
  <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${around}"/>
    <g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) rotate(${turn}) scale(${zoom}) translate(${-x} ${-y})">
      <path d="${outline}" fill="${court}"/>
      <path d="${areas}" fill="${area}"/>
      <path d="${outline + lines}" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="${line}"/>
      ${netLines}
      <circle cx="${ballX + radius * 0.5}" cy="${ballY + radius * 0.65}" r="${radius}" fill="#100B22" fill-opacity=".28"/>
      <circle cx="${ballX}" cy="${ballY}" r="${radius}" fill="${ballColor ?? ball.fill}"/>
    </g>
    <path d="M0 0H560L0 413Z" fill="#fff" fill-opacity=".07"/>
    <path d="M1200 630H450L1200 182Z" fill="#100B22" fill-opacity=".14"/>
  </svg>
  <div class="plate">
    <svg width="92" height="92" viewBox="3 3 24 24" fill="none" stroke="${light.onBrand}" stroke-width="2">
      <rect x="6" y="8" width="18" height="14" rx="1.5"/><path d="M15 8v14"/><circle cx="15" cy="15" r="3" fill="${light.accent}"/>
    </svg>Fusha
  </div>`;
}

mkdirSync(folder, { recursive: true });
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const [name, drawing] of Object.entries(drawings)) {
  await tab.setContent(page(drawing));
  await tab.evaluate(async () => void (await document.fonts.ready));
  const picture = await tab.screenshot({ type: 'png' });
  if (picture.length > MAX_BYTES) throw new Error(`${name}.png has ${picture.length} bytes`);
  writeFileSync(join(folder, `${name}.png`), picture);
  console.log(`public/share/${name}.png: ${picture.length} bytes`);
}
await browser.close();
