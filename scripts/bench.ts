// npm run bench [-- --quick] [--runs 5] [--dist folder]: compares the built app with a bare page of the same stack, in one run.
// --quick measures bytes only. Times are meaningful as ratios to the bare page; `npm run check:bundle` limits the bytes.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { headerOptions, securityHeaders } from '../config/security-headers.ts';
import { createMockServer } from '../mocks/hosts/server.ts';
import { measureBytes, type Bytes } from '../tests/bench/bytes.ts';
import { measureCalendars } from '../tests/bench/calendar.ts';
import { measureComplete, openedPages, type Opened } from '../tests/bench/complete.ts';
import { type Drawing, measureDrawing } from '../tests/bench/drawings.ts';
import { measureFeeds } from '../tests/bench/feed.ts';
import { measureFilterPresses, measureInteraction, type Interaction } from '../tests/bench/interaction.ts';
import { measureMainThread } from '../tests/bench/main-thread.ts';
import { measureVitals, type Vitals } from '../tests/bench/lighthouse.ts';
import { measureSchedule } from '../tests/bench/schedule.ts';
import { formatTable, type Row } from '../tests/bench/table.ts';
import { targets, type Target } from '../tests/bench/targets.ts';
import { readBuild } from '../tests/contract/build-output.ts';
import { startStaticServer } from './static-server.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
  },
});
const runs = Number(options.runs);
const root = join(import.meta.dirname, '..');
const dist = resolve(root, options.dist);
const floorDist = join(root, 'tests/bench/floor/dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`bench: there is no ${options.dist}/; run \`npm run build\` first`);
  process.exit(1);
}
await build({ configFile: join(root, 'tests/bench/floor/vite.config.ts'), logLevel: 'error' });

await build({ configFile: join(root, 'tests/bench/calendar/vite.config.ts'), logLevel: 'error' });

await build({ configFile: join(root, 'tests/bench/feed/vite.config.ts'), logLevel: 'error' });

await build({ configFile: join(root, 'tests/bench/drawings/vite.config.ts'), logLevel: 'error' });

const serve = (folder: string) =>
  startStaticServer({
    dist: folder,
    port: 0,
    headers: securityHeaders(headerOptions(process.env)),
    api: createMockServer({}),
  });
const floor = await serve(floorDist);
const app = await serve(dist);
const calendar = await serve(join(root, 'tests/bench/calendar/dist'));
const feed = await serve(join(root, 'tests/bench/feed/dist'));
const drawings = await serve(join(root, 'tests/bench/drawings/dist'));
try {
  const pages = await targets(floor.origin, app.origin);
  const names = pages.map(({ name }) => name);
  console.log('HTTP/1.1, brotli 11, cold Chromium, guest, phone\n');
  console.log(formatTable(names, await byteRows(pages)));
  if (!options.quick) {
    console.log(`\nLighthouse, simulated mobile, medians of ${runs}\n`);
    console.log(formatTable(names, await vitalRows(pages)));
    console.log(`\nMain thread at 4× CPU slowdown, medians of ${runs}\n`);
    console.log(formatTable(names, await mainThreadRows(pages)));
    const opened = await openedPages(floor.origin, app.origin);
    console.log(`\n/venues, from its address to the frame that has it, medians of ${runs}\n`);
    console.log(
      formatTable(
        opened.map(({ name }) => name),
        await completeRows(opened),
      ),
    );
    console.log(`\nA tap on the first card at 4× CPU slowdown, medians of ${runs}\n`);
    console.log(formatTable(names.slice(0, 2), await interactionRows(pages.slice(0, 2))));
    console.log(`\nThe first press on a filter, on the bare page on a card, at 4× CPU slowdown, medians of ${runs}\n`);
    console.log(formatTable(names.slice(0, 2), await pressRows(pages)));
    console.log(`\nA week of 12 courts × 7 days × 18 slots at 4× CPU slowdown, medians of ${runs}\n`);
    console.log(formatTable(['bare grid', 'calendar'], await calendarRows()));
    console.log(`\nA feed of 5,000 posts with photos, scrolled on a phone, medians of ${runs}\n`);
    console.log(formatTable(['plain list', 'feed'], await feedRows()));
    console.log(`\nA double elimination of 64 teams, 127 games, at 4× CPU slowdown, medians of ${runs}\n`);
    console.log(formatTable(['bare boxes', 'bracket'], await drawingRows('bracket')));
    console.log(`\nA table of 40 teams with form and zones, at 4× CPU slowdown, medians of ${runs}\n`);
    console.log(formatTable(['bare table', 'standings'], await drawingRows('standings')));
    console.log(`\nThe schedule of 64 teams, 2,016 games on 32 courts, median of ${runs} in Node\n`);
    console.log(
      formatTable(['schedule'], [{ label: 'all games placed', unit: 'ms', values: [measureSchedule(runs)] }]),
    );
  }
} finally {
  await floor.close();
  await app.close();
  await calendar.close();
  await feed.close();
  await drawings.close();
}

async function byteRows(pages: Target[]): Promise<Row[]> {
  const bytes: Bytes[] = [];
  for (const page of pages) bytes.push(await measureBytes(page));
  const kB = (pick: (one: Bytes) => number) => bytes.map((one) => pick(one) / 1000);
  return [
    { label: 'scripts to content', unit: 'kB', values: kB(({ script }) => script), digits: 1 },
    { label: 'styles', unit: 'kB', values: kB(({ style }) => style), digits: 1 },
    { label: 'fonts', unit: 'kB', values: kB(({ font }) => font), digits: 1 },
    { label: 'requests to content', values: bytes.map(({ requests }) => requests) },
    { label: 'largest page chunk of the app', unit: 'kB', values: [undefined, largestPageChunk() / 1000], digits: 1 },
  ];
}

function largestPageChunk(): number {
  const built = readBuild(dist);
  const chunks = Object.keys(built.manifest).filter((key) => /^src\/pages\/.*\.page\.tsx$/.test(key));
  return Math.max(0, ...chunks.map((key) => built.size(built.chunk(key).file)));
}

async function mainThreadRows(pages: Target[]): Promise<Row[]> {
  const measured = await measureMainThread(pages, runs);
  return [
    { label: 'all tasks until it is painted', unit: 'ms', values: measured.map(({ tasks }) => tasks) },
    { label: 'longest task after it', unit: 'ms', values: measured.map(({ longestAfter }) => longestAfter) },
  ];
}

async function calendarRows(): Promise<Row[]> {
  const measured = await measureCalendars(calendar.origin, runs);
  return [
    { label: 'first drawing, in sight', unit: 'ms', values: measured.map(({ render }) => render.inSight), digits: 1 },
    { label: 'first drawing, all', unit: 'ms', values: measured.map(({ render }) => render.all), digits: 1 },
    { label: 'another week, in sight', unit: 'ms', values: measured.map(({ turn }) => turn.inSight), digits: 1 },
    { label: 'another week, all', unit: 'ms', values: measured.map(({ turn }) => turn.all), digits: 1 },
    { label: 'click', unit: 'ms', values: measured.map(({ click }) => click), digits: 1 },
    { label: 'one dragged cell', unit: 'ms', values: measured.map(({ drag }) => drag), digits: 1 },
  ];
}

async function feedRows(): Promise<Row[]> {
  const measured = await measureFeeds(feed.origin, runs);
  return [
    { label: 'first render', unit: 'ms', values: measured.map(({ render }) => render) },
    { label: 'frame while scrolling', unit: 'ms', values: measured.map(({ frame }) => frame), digits: 1 },
    { label: '95 % of frames within', unit: 'ms', values: measured.map(({ slowFrame }) => slowFrame), digits: 1 },
    { label: 'layout shift', values: measured.map(({ shift }) => shift), digits: 3 },
    { label: 'JavaScript heap', unit: 'MB', values: measured.map(({ heap }) => heap / 1e6), digits: 1 },
    { label: 'elements', values: measured.map(({ elements }) => elements) },
  ];
}

async function drawingRows(what: Drawing): Promise<Row[]> {
  const measured = await measureDrawing(what, drawings.origin, runs);
  return [
    { label: 'first drawing, all', unit: 'ms', values: measured.map(({ render }) => render) },
    { label: 'elements', values: measured.map(({ elements }) => elements) },
  ];
}

async function vitalRows(pages: Target[]): Promise<Row[]> {
  const vitals: Vitals[] = [];
  for (const page of pages) vitals.push(await measureVitals(page, runs));
  return [
    { label: 'score', values: vitals.map(({ score }) => score) },
    { label: 'first paint', unit: 'ms', values: vitals.map(({ fcp }) => fcp) },
    { label: 'largest paint', unit: 'ms', values: vitals.map(({ lcp }) => lcp) },
    { label: 'blocking time', unit: 'ms', values: vitals.map(({ tbt }) => tbt) },
    { label: 'layout shift', values: vitals.map(({ cls }) => cls), digits: 3 },
  ];
}

async function interactionRows(pages: Target[]): Promise<Row[]> {
  const all: Interaction[] = [];
  for (const page of pages) all.push(await measureInteraction(page, runs));
  return [
    { label: 'tap to next frame', unit: 'ms', values: all.map(({ response }) => response) },
    { label: 'tap to next page', unit: 'ms', values: all.map(({ nextPage }) => nextPage) },
  ];
}

async function completeRows(opened: Opened[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slowdown of [1, 4]) {
    const moments = await measureComplete(opened, runs, slowdown);
    rows.push(
      { label: `first card, ${slowdown}×`, unit: 'ms', values: moments.map(({ firstCard }) => firstCard) },
      { label: `complete, ${slowdown}×`, unit: 'ms', values: moments.map(({ complete }) => complete) },
    );
  }
  return rows;
}

async function pressRows([bare, app]: Target[]): Promise<Row[]> {
  const all = bare && app ? await measureFilterPresses(bare, app, runs) : [];
  return [
    { label: 'press to next frame', unit: 'ms', values: all.map(({ response }) => response) },
    { label: 'press to open panel', unit: 'ms', values: all.map(({ open }) => open) },
  ];
}
