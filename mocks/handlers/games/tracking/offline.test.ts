import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LogEvent, type Pair, replay } from '../../../../src/live/index.ts';
import type { NewGameEvent } from '../../../../src/shared/api/generated/model.ts';
import { random, type Random, shuffled } from '../../../../src/tournament/index.ts';
import type { Dump } from '../../../db/database.ts';
import { columnsOf, liveRules } from '../../../rules/games/log.ts';
import { ask, become } from '../../../testing.ts';
import { now } from '../../teams/testing.ts';
import { leagueManager, MINUTE, openTracking, organizer } from './testing.ts';

/** Games per sport; `npm run test:full` looks at many more. */
const RUNS = process.env['TEST_FULL'] ? { football: 1_000, volleyball: 1_000 } : { football: 20, volleyball: 10 };
const GAME = 900;
const CODE = 'c0de0000-4f89-41d3-9a0c-0305e82c3301';
/** Of the seed; its competition and teams are those of the game of volleyball here. */
const VOLLEYBALL = 71;

type Entry = NewGameEvent;
interface Plan {
  /** What each of the two enters while they are offline, in the order in which they do. */
  readonly lists: readonly [readonly Entry[], readonly Entry[]];
  /** What the game stands at when all of it has come. */
  readonly end: object;
}

let w: Awaited<ReturnType<typeof openTracking>>;
const kept = new Map<'football' | 'volleyball', Dump>();
const tokens = new Map<number, string>();

beforeAll(async () => {
  w = await openTracking();
  const { db } = w.backend.control;
  for (const user of [organizer, leagueManager]) tokens.set(user, await become(w.backend, user));
  const tracking = { user_id: organizer, since: now, seen_at: now, asked_by: null, code: CODE };
  await db.transact((tx) => tx.games.update(GAME, { tracking, trackers: [organizer] }));
  kept.set('football', db.dump());
  const other = db.read.games.get(VOLLEYBALL);
  if (!other) throw new Error('no game of volleyball was seeded');
  const { sport_id, competition_id, place, home_team_id, away_team_id } = other;
  await db.transact((tx) => tx.games.update(GAME, { sport_id, competition_id, place, home_team_id, away_team_id }));
  kept.set('volleyball', db.dump());
});

const sides = ['home', 'away'] as const;
const whole = (next: Random, below: number): number => Math.floor(next() * below);
const uuidOf = (n: number): string => `3f2504e0-4f89-41d3-9a0c-${String(n).padStart(12, '0')}`;

/** Entries get their own id, so that none is there twice unless it is sent twice; no two have one time. */
function writer() {
  let ids = 0;
  return (type: Entry['type'], period: number, clock_ms: number, side?: 'home' | 'away'): Entry => {
    ids += 1;
    const at = new Date(now).toISOString();
    return { client_id: uuidOf(ids), type, period, clock_ms: clock_ms + ids, at, ...(side && { side }) };
  };
}

/** Two halves of what fits whenever it comes, once its half is on. */
function footballPlan(next: Random): Plan {
  const entry = writer();
  const score = [
    { home: 0, away: 0 },
    { home: 0, away: 0 },
  ];
  const lists: [Entry[], Entry[]] = [[entry('period-start', 1, 0)], []];
  for (const period of [1, 2] as const) {
    if (period === 2) lists[0].push(entry('period-end', 1, 45 * MINUTE), entry('period-start', 2, 0));
    for (const list of lists) {
      for (let n = whole(next, 12); n > 0; n -= 1) {
        const type = (['goal', 'own-goal', 'penalty-goal', 'corner', 'yellow-card', 'substitution'] as const)[
          whole(next, 6)
        ];
        const side = sides[whole(next, 2)];
        if (!type || !side) throw new Error('nothing to pick');
        list.push(entry(type, period, MINUTE + whole(next, 43 * MINUTE), side));
        const scorer = type === 'own-goal' ? (side === 'home' ? 'away' : 'home') : side;
        const half = score[period - 1];
        if (half && type.endsWith('goal')) half[scorer] += 1;
      }
    }
  }
  lists[0].push(entry('period-end', 2, 45 * MINUTE));
  const [first, second] = score;
  const goals = (side: 'home' | 'away') => (first?.[side] ?? 0) + (second?.[side] ?? 0);
  return { lists, end: { status: 'break', home_score: goals('home'), away_score: goals('away'), periods: score } };
}

/** Two sets, each rally entered by one of the two; now and then a rally that nobody else saw, which may not fit. */
function volleyballPlan(next: Random): Plan {
  const entry = writer();
  const lists: [Entry[], Entry[]] = [[], []];
  const odd = next() < 0.5 ? 0.05 : 0;
  const sets: Pair[] = [];
  for (const period of [1, 2]) {
    lists[0].push(entry('period-start', period, 0, 'home'));
    const points = { home: 0, away: 0 };
    let clock = 0;
    const isOver = () => Math.max(points.home, points.away) >= 25 && Math.abs(points.home - points.away) >= 2;
    while (!isOver()) {
      const side = next() < 0.5 ? 'home' : 'away';
      points[side] += 1;
      clock += 20_000;
      lists[next() < 0.5 ? 0 : 1].push(entry('point', period, clock, side));
      if (next() < odd) lists[1].push(entry('point', period, whole(next, clock), next() < 0.5 ? 'home' : 'away'));
    }
    sets.push(points);
    lists[0].push(entry('period-end', period, clock + 20_000));
  }
  return {
    lists,
    end: odd > 0 ? {} : { status: 'break', home_score: won(sets, 'home'), away_score: won(sets, 'away'), sets },
  };
}
const won = (sets: readonly Pair[], side: 'home' | 'away'): number =>
  sets.filter((set) => set[side] > set[side === 'home' ? 'away' : 'home']).length;

/** Parts of a list, of random length. */
function chunksOf(list: readonly Entry[], next: Random): Entry[][] {
  const chunks: Entry[][] = [];
  for (let from = 0; from < list.length;) {
    const to = from + 1 + whole(next, 12);
    chunks.push(list.slice(from, to));
    from = to;
  }
  return chunks;
}

async function post(user: number, what: string, body: object) {
  const sent = { method: 'POST', body: { module: 'organization', ...body }, token: tokens.get(user) ?? '' };
  return ask(w.backend, `/fixture/${GAME}/track/${what}`, sent);
}

/** Sends a part as the app does: what is named as not fitting stays behind, the others go. Returns what was taken and what stays. */
async function deliver(
  user: number,
  chunk: readonly Entry[],
): Promise<{ taken: readonly Entry[]; left: readonly Entry[]; between: number }> {
  const { status, body } = await post(user, 'events', { events: chunk });
  if (status === 200) return { taken: chunk, left: [], between: 0 };
  expect(status).toBe(422);
  const named = new Set(body.errors.map(({ field }) => Number(/^events\.(\d+)/.exec(field)?.[1])));
  const rest = chunk.filter((_, index) => !named.has(index));
  const left = chunk.filter((_, index) => named.has(index));
  const between = body.errors.filter(({ message }) => message.startsWith('It does not fit between')).length;
  expect(left.length).toBeGreaterThan(0);
  expect((await post(user, 'events', { events: rest })).status).toBe(200);
  return { taken: rest, left, between };
}

const cases = [
  ['football', footballPlan, { whole: 1, between: 0 }],
  ['volleyball', volleyballPlan, { whole: 0.1, between: 0.1 }],
] as const;
describe.each(cases)('what two trackers of %s enter offline', (sport, planOf, atLeast) => {
  const numRuns = RUNS[sport];
  const timeout = 2_000 * numRuns;
  it('is one game, in whatever parts, order and repetitions it comes', { timeout }, async () => {
    const dump = kept.get(sport);
    if (!dump) throw new Error(`no game of ${sport}`);
    const seen = { repeated: 0, waited: 0, between: 0, whole: 0 };
    const property = fc.asyncProperty(fc.noShrink(fc.integer()), async (seed) => {
      const next = random(seed);
      await w.backend.control.db.load(dump);
      // the other takes over with the code of the screen; both send what they have
      expect((await post(leagueManager, 'claim', { code: CODE })).status).toBe(200);
      const { lists, end } = planOf(next);
      const users = [organizer, leagueManager] as const;
      const parts = lists.flatMap((list, index) =>
        chunksOf(list, next).map((chunk) => ({ user: users[index] ?? organizer, chunk })),
      );
      const again = parts.filter(() => next() < 0.3); // whose answers were lost
      seen.repeated += again.length;
      const taken = new Map<string, Entry>();
      let waiting = shuffled([...parts, ...again], next);
      for (let before = -1; before < taken.size;) {
        before = taken.size;
        const left: typeof waiting = [];
        for (const { user, chunk } of waiting) {
          const result = await deliver(user, chunk);
          seen.between += result.between;
          for (const one of result.taken) taken.set(one.client_id, one);
          if (result.left.length > 0) left.push({ user, chunk: [...result.left] });
        }
        seen.waited += left.length;
        waiting = left;
      }
      const log = w
        .db()
        .gameEvents.by('game', GAME)
        .map(({ client_id }) => client_id);
      expect(log.toSorted()).toEqual([...taken.keys()].toSorted());
      const game = w.record();
      if (!game) throw new Error('the game is gone');
      const rules = liveRules(w.db(), game);
      const told = replay(rules, shuffled([...taken.values()].map(toLogEvent), next));
      expect(told.entries.filter(({ refused }) => refused !== null)).toEqual([]);
      expect(game).toMatchObject(columnsOf(rules, told));
      if (taken.size < lists.flat().length) return;
      seen.whole += 1;
      expect(game).toMatchObject(end);
    });
    await fc.assert(property, { numRuns });
    expect(seen.repeated).toBeGreaterThan(numRuns / 2);
    expect(seen.waited, 'parts that had to wait for others').toBeGreaterThan(numRuns / 2);
    expect(seen.whole, 'games of which everything came').toBeGreaterThanOrEqual(numRuns * atLeast.whole);
    expect(seen.between, 'refused for what came later').toBeGreaterThanOrEqual(numRuns * atLeast.between);
  });
});

const toLogEvent = ({ side, client_id, type, period, clock_ms, at }: Entry, index: number): LogEvent => ({
  client_id,
  type,
  side: side ?? null,
  player_id: null,
  related_player_id: null,
  period,
  clock_ms,
  seq: index + 1,
  at: Date.parse(at),
  minutes: null,
  isVoid: false,
});
