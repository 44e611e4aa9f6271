// node scripts/write-share-pages.ts <folder of a demo build>: `venue/fusha-e-liqenit/index.html` and the like, for each public thing that the
// demo's mock backend begins with; of games those from a week before to a week after the build (decision 076).
// PUBLIC_ORIGIN=https://demo.example is where the demo is published. Without it addresses begin with the path, which few chats can read.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { share } from '../edge/share.ts';
import { createMockBackend } from '../mocks/main.ts';
import type { Pagination } from '../src/shared/api/generated/model.ts';
import { paths } from '../src/shared/routing/paths.ts';
import { addDays } from '../src/shared/lib/time/dates.ts';
import { tiraneDate } from '../src/shared/lib/time/tirane.ts';

/** Answers in process; the address is never looked up. */
const API = 'http://mock.invalid/api';
const GAMES_DAYS = 7;

const dist = process.argv[2] ?? 'dist-demo';
const now = Date.now();
const backend = createMockBackend({ now: () => now });
const answer = async (input: Request | string | URL, init?: RequestInit): Promise<Response> =>
  (await backend.handle(new Request(input, init))) ?? new Response(null, { status: 404 });

/** Of some builds the front page is a page of its own, and this one has all others. */
const shell = ['shell.html', 'index.html'].map((name) => join(dist, name)).find((path) => existsSync(path));
if (shell === undefined) throw new Error(`${dist} has no index.html`);
const html = readFileSync(shell, 'utf8');

const today = tiraneDate(now);
const days = `from=${addDays(today, -GAMES_DAYS)}&to=${addDays(today, GAMES_DAYS)}`;
const competitions = await all('/competitions', 'competitions');
const games = (
  await Promise.all(competitions.map(({ id }) => all(`/competition/${id}/fixtures?${days}`, 'fixtures')))
).flat();
const addresses = [
  ...(await all('/venues', 'venues')).map(({ slug }) => paths.venue(slug)),
  ...(await all('/teams', 'teams')).map(({ slug }) => paths.team(slug)),
  ...(await all('/organizations', 'organizations')).map(({ slug }) => paths.organization(slug)),
  ...competitions.map(({ id }) => paths.competition(id)),
  ...(await all('/events', 'events')).map(({ id }) => paths.event(id)),
  ...(await all('/communities', 'communities')).map(({ id }) => paths.community(id)),
  ...games.map(({ id }) => paths.fixture(id)),
];

let count = 0;
for (const address of new Set(addresses)) {
  const host = new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  const page = await share(new Request(`http://mock.invalid/app${address}`), async () => host, {
    api: API,
    origin: (process.env['PUBLIC_ORIGIN'] ?? '').replace(/\/$/, ''),
    fetch: answer,
    now: () => now,
    timeout: 30_000, // the machine may be busy
  });
  if (page === host) throw new Error(`${address} is listed and cannot be read`);
  mkdirSync(join(dist, address), { recursive: true });
  writeFileSync(join(dist, address, 'index.html'), await page.text());
  count += 1;
}
console.log(`${count} pages for shared links`);

/** All pages of a list as guests see it. */
async function all(path: string, key: string): Promise<{ id: number; slug: string }[]> {
  const rows: { id: number; slug: string }[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const url = `${API}${path}${path.includes('?') ? '&' : '?'}module=base&per_page=50&page=${page}`;
    const { data } = await (await answer(url, { headers: { 'Accept-Language': 'en-US' } })).json();
    rows.push(...data[key]);
    pages = (data.pagination as Pagination).last_page; // the contract’s word, which the mock keeps
  }
  return rows;
}
