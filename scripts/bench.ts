// npm run bench [-- --only bytes,live] [--quick] [--runs 5] [--dist folder]: compares the built app with a bare page of the same stack, or with
// its goal, in one run. --quick measures bytes only. Times are meaningful as ratios; `npm run check:bundle` limits the bytes.
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
import { frontRows, withBareFront } from '../tests/bench/front.ts';
import { measureFilterPresses, measureInteraction, type Interaction } from '../tests/bench/interaction.ts';
import { measureLiveGame } from '../tests/bench/live-game.ts';
import { measureMainThread } from '../tests/bench/main-thread.ts';
import { measureVitals, type Vitals } from '../tests/bench/lighthouse.ts';
import { offlineRows, withBareWorker, withoutWorker } from '../tests/bench/offline.ts';
import { measureSchedule } from '../tests/bench/schedule.ts';
import { formatTable, type Row } from '../tests/bench/table.ts';
import { targets, type Target } from '../tests/bench/targets.ts';
import { readBuild } from '../tests/contract/build-output.ts';
import { type StaticServer, startStaticServer } from './static-server.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
  },
});
const runs = Number(options.runs);
/** Where the goal is as near as the noise of five. */
const MANY = 15;
const root = join(import.meta.dirname, '..');
const dist = resolve(root, options.dist);
if (!existsSync(join(dist, 'index.html'))) fail(`there is no ${options.dist}/; run \`npm run build\` first`);

const serving: StaticServer[] = [];
async function serve(folder: string): Promise<string> {
  const headers = securityHeaders(headerOptions(process.env));
  const server = await startStaticServer({ dist: folder, port: 0, headers, api: createMockServer({}) });
  serving.push(server);
  return server.origin;
}
/** A page of `tests/bench`, built and served. */
async function benchPage(name: 'floor' | 'calendar' | 'feed' | 'drawings'): Promise<string> {
  const folder = join(root, 'tests/bench', name);
  await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
  return serve(join(folder, 'dist'));
}
/** Only what the wanted parts need is built and served, once. */
function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | null = null;
  return () => (started ??= start());
}
const floor = once(() => benchPage('floor'));
const app = once(() => serve(dist));
const drawings = once(() => benchPage('drawings'));
const pages = once(async () => targets(await floor(), await app()));
const opened = once(async () => openedPages(await floor(), await app()));

interface Part {
  title: string;
  /** Of the columns; the first is what the others are compared with. */
  names: () => Promise<string[]> | string[];
  rows: () => Promise<Row[]>;
}
const namesOfPages = async (count?: number) => (await pages()).slice(0, count).map(({ name }) => name);
const slow = 'at 4× CPU slowdown';
const parts: Readonly<Record<string, Part>> = {
  bytes: {
    title: 'HTTP/1.1, brotli 11, cold Chromium, guest, phone',
    names: namesOfPages,
    rows: async () => byteRows(await pages()),
  },
  lighthouse: {
    title: `Lighthouse, simulated mobile, medians of ${runs}`,
    names: namesOfPages,
    rows: async () => vitalRows(await pages()),
  },
  'main-thread': {
    title: `Main thread ${slow}, medians of ${runs}`,
    names: namesOfPages,
    rows: async () => mainThreadRows(await pages()),
  },
  complete: {
    title: `/venues, from its address to the frame that has it, medians of ${runs}`,
    names: async () => (await opened()).map(({ name }) => name),
    rows: async () => completeRows(await opened()),
  },
  front: {
    title: `The front page, rendered before, ${slow}, medians of ${Math.max(runs, MANY)}`,
    names: () => ['bare page', 'app'],
    rows: frontPages,
  },
  offline: {
    title: `/venues from a home screen without a network, and a first visit with and without the worker, medians of ${Math.max(runs, MANY)}`,
    names: () => ['bare page, no worker', 'app'],
    rows: offlineStarts,
  },
  tap: {
    title: `A tap on the first card ${slow}, medians of ${runs}`,
    names: () => namesOfPages(2),
    rows: async () => interactionRows((await pages()).slice(0, 2)),
  },
  filter: {
    title: `The first press on a filter, on the bare page on a card, ${slow}, medians of ${runs}`,
    names: () => namesOfPages(2),
    rows: async () => pressRows(await pages()),
  },
  calendar: {
    title: `A week of 12 courts × 7 days × 18 slots ${slow}, medians of ${Math.max(runs, MANY)}`,
    names: () => ['bare grid', 'calendar'],
    rows: async () => calendarRows(await benchPage('calendar')),
  },
  feed: {
    title: `A feed of 5,000 posts with photos, scrolled on a phone, medians of ${runs}`,
    names: () => ['plain list', 'feed'],
    rows: async () => feedRows(await benchPage('feed')),
  },
  bracket: {
    title: `A double elimination of 64 teams, 127 games, ${slow}, medians of ${runs}`,
    names: () => ['bare boxes', 'bracket'],
    rows: async () => drawingRows('bracket', await drawings()),
  },
  standings: {
    title: `A table of 40 teams with form and zones, ${slow}, medians of ${runs}`,
    names: () => ['bare table', 'standings'],
    rows: async () => drawingRows('standings', await drawings()),
  },
  schedule: {
    title: `The schedule of 64 teams, 2,016 games on 32 courts, median of ${runs} in Node`,
    names: () => ['schedule'],
    rows: () => Promise.resolve([{ label: 'all games placed', unit: 'ms', values: [measureSchedule(runs)] }]),
  },
  live: {
    title: 'A game of 90 minutes on two phones, medians of 50 goals and of 20 entries',
    names: () => ['goal', 'who watches', 'who tracks'],
    rows: async () => liveRows(await app()),
  },
};

const names = options.quick ? ['bytes'] : (options.only?.split(',') ?? Object.keys(parts));
const wanted = names.map(
  (name) => parts[name] ?? fail(`there is no part ${name}; there are ${Object.keys(parts).join(', ')}`),
);
try {
  for (const part of wanted) {
    const rows = await part.rows();
    console.log(`${part.title}\n\n${formatTable(await part.names(), rows)}\n`);
  }
} finally {
  for (const server of serving) await server.close();
}

function fail(reason: string): never {
  console.error(`bench: ${reason}`);
  process.exit(1);
}

async function liveRows(origin: string): Promise<Row[]> {
  const { seen, press, entries, watcher, tracker } = await measureLiveGame(origin);
  return [
    { label: 'press to the frame of who watches', unit: 'ms', values: [500, seen.middle] },
    { label: 'the slowest of them', unit: 'ms', values: [undefined, seen.slowest] },
    {
      label: `JavaScript heap after ${entries} entries`,
      unit: 'MB',
      values: [60, watcher.heap / 1e6, tracker.heap / 1e6],
      digits: 1,
    },
    { label: 'longest task of an entry, 4×', unit: 'ms', values: [50, watcher.longest, tracker.longest] },
    { label: 'all tasks of an entry, 4×', unit: 'ms', values: [50, watcher.tasks, tracker.tasks] },
    { label: 'press to next frame, 4×', unit: 'ms', values: [50, undefined, press] },
  ];
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

async function calendarRows(origin: string): Promise<Row[]> {
  const measured = await measureCalendars(origin, Math.max(runs, MANY));
  return [
    { label: 'first drawing, in sight', unit: 'ms', values: measured.map(({ render }) => render.inSight), digits: 1 },
    { label: 'first drawing, all', unit: 'ms', values: measured.map(({ render }) => render.all), digits: 1 },
    { label: 'another week, in sight', unit: 'ms', values: measured.map(({ turn }) => turn.inSight), digits: 1 },
    { label: 'another week, all', unit: 'ms', values: measured.map(({ turn }) => turn.all), digits: 1 },
    { label: 'click', unit: 'ms', values: measured.map(({ click }) => click), digits: 1 },
    { label: 'one dragged cell', unit: 'ms', values: measured.map(({ drag }) => drag), digits: 1 },
  ];
}

async function feedRows(origin: string): Promise<Row[]> {
  const measured = await measureFeeds(origin, runs);
  return [
    { label: 'first render', unit: 'ms', values: measured.map(({ render }) => render) },
    { label: 'frame while scrolling', unit: 'ms', values: measured.map(({ frame }) => frame), digits: 1 },
    { label: '95 % of frames within', unit: 'ms', values: measured.map(({ slowFrame }) => slowFrame), digits: 1 },
    { label: 'layout shift', values: measured.map(({ shift }) => shift), digits: 3 },
    { label: 'JavaScript heap', unit: 'MB', values: measured.map(({ heap }) => heap / 1e6), digits: 1 },
    { label: 'elements', values: measured.map(({ elements }) => elements) },
  ];
}

async function drawingRows(what: Drawing, origin: string): Promise<Row[]> {
  const measured = await measureDrawing(what, origin, runs);
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

async function frontPages(): Promise<Row[]> {
  await floor(); // builds it
  const bare = await serve(withBareFront(join(root, 'tests/bench/floor/dist')));
  return frontRows({ bare, app: await app() }, { runs, many: Math.max(runs, MANY) });
}

async function offlineStarts(): Promise<Row[]> {
  await floor(); // builds it
  const bare = await serve(await withBareWorker(join(root, 'tests/bench/floor/dist')));
  const withoutOne = await serve(withoutWorker(dist));
  return offlineRows({ bare, app: await app(), withoutWorker: withoutOne }, Math.max(runs, MANY));
}

async function pressRows([bare, app]: Target[]): Promise<Row[]> {
  const all = bare && app ? await measureFilterPresses(bare, app, runs) : [];
  return [
    { label: 'press to next frame', unit: 'ms', values: all.map(({ response }) => response) },
    { label: 'press to open panel', unit: 'ms', values: all.map(({ open }) => open) },
  ];
}
