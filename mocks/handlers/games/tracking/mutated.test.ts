import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventKinds } from '../../../../src/live/index.ts';
import type { GameEventType, NewGameEvent } from '../../../../src/shared/api/generated/model.ts';
import { random, type Random } from '../../../../src/tournament/index.ts';
import type { Dump } from '../../../db/database.ts';
import { columnsOf, liveRules, replayOf } from '../../../rules/games/log.ts';
import { hostOf } from '../../../rules/games/kinds.ts';
import { become } from '../../../testing.ts';
import { now } from '../../teams/testing.ts';
import { leagueManager, openTracking, organizer, stranger } from './testing.ts';

/** Bodies per sport; `npm run test:full` sends 10,000 in all. */
const RUNS = process.env['TEST_FULL'] ? 2_500 : 200;
const timeout = 200 * RUNS;
/** Of the seed, on. */
const games = { football: 29, basketball: 59, volleyball: 71, tennis: 84 } as const;
type Sport = keyof typeof games;
const sports = ['football', 'basketball', 'volleyball', 'tennis'] as const satisfies Sport[];
const allowed = [200, 401, 403, 404, 409, 422];

let w: Awaited<ReturnType<typeof openTracking>>;
let kept: Dump;
const tokens = new Map<number, string>();
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeAll(async () => {
  w = await openTracking();
  for (const user of [organizer, leagueManager, stranger]) tokens.set(user, await become(w.backend, user));
  const tracking = { user_id: organizer, since: now, seen_at: now - 5_000, asked_by: null, code: CODE };
  await w.backend.control.db.transact(async (db) => {
    for (const id of Object.values(games)) await db.games.update(id, { tracking, trackers: [organizer] });
  });
  kept = w.backend.control.db.dump();
});
afterEach(async () => {
  errors.mockClear();
  await w.backend.control.db.load(kept);
});
afterAll(() => errors.mockRestore());

const CODE = 'c0de0000-4f89-41d3-9a0c-0305e82c3301';
const HUGE = '1e999';
/** In place of any value. */
const nasty: readonly unknown[] = [
  [null, true, false, '', 'NaN', 'Infinity', HUGE, '1', '-1', 'null', '[object Object]'],
  [0, -1, 1.5, 31, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ['__proto__', 'constructor', 'toString', 'é😀\u202e', '\u0000', '\ud800', 'x'.repeat(5_000), 'a\nb'],
  ['2026-13-45T99:99:99Z', '9999-12-31T23:59:59Z', '2026-11-24', "1'; --", '../../etc'],
  [[], {}, [[]], [null], { length: 3 }, { toString: 1 }, { __proto__: null, valueOf: 'x' }, deep(60)],
].flat();
const surplus = ['points', 'score_after', 'home_score', '__proto__', 'constructor', 'prototype', 'id', 'seq', 'é😀'];
const wrongIds = ['0', '-1', 'abc', '999999', '29.5', '1e3', '%ff', '%00', '__proto__', '9'.repeat(30)];

function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly user: number | null;
}

/** As text, so that it holds what no object of ours can: a number too big for one. */
async function send({ method, path, body, user }: Sent) {
  const token = user === null ? undefined : tokens.get(user);
  const response = await w.backend.handle(
    new Request(`http://mock.test/api${path}`, {
      method,
      ...(method !== 'DELETE' && { body: JSON.stringify(body).replaceAll(`"${HUGE}"`, HUGE) }),
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    }),
  );
  const said: unknown = await response?.json();
  return { status: response?.status ?? 0, said: said as { errors: { field: string; message: string }[] } }; // every answer is an envelope
}

/** Every game, every log and what its room has heard: the very records, which are never changed in place. */
const stored = (id: number) => [
  ...w.db().games.filter({}),
  ...w.db().gameEvents.filter({}),
  JSON.stringify(w.backend.realtime.read(`rooms/fixture-${id}`)),
];

const isSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && after.every((one, at) => one === before[at]);

type Pick = <T>(list: readonly T[]) => T;
const picker =
  (next: Random): Pick =>
  (list) =>
    list[Math.floor(next() * list.length)]!; // no list here is empty

/** Something that may have happened just now, or is of another sport. */
function someEntry(sport: Sport, next: Random): NewGameEvent {
  const pick = picker(next);
  const game = gameOf(sport);
  const { state } = replayOf(w.db(), game);
  const types = Object.keys(eventKinds) as GameEventType[]; // the keys of a record are typed as texts only
  const own = types.filter((type) => eventKinds[type].sports.includes(sport));
  const side = pick(['home', 'away'] as const);
  const squad = hostOf(w.db(), game).squad(next() < 0.9 ? side : side === 'home' ? 'away' : 'home');
  const type =
    next() < 0.2 ? pick(['period-end', 'period-start', 'game-end'] as const) : pick(next() < 0.9 ? own : types);
  return {
    client_id: uuid(next),
    type,
    period: Math.max(state.period, 1),
    clock_ms: pick([0, 60_000, 2_000_000, 2_600_000]),
    at: new Date(now - Math.floor(next() * 3_600_000)).toISOString(),
    ...((eventKinds[type].isOfSide || next() < 0.3) && { side }),
    ...(next() < 0.4 && squad.length > 0 && { side, player_id: pick(squad) }),
    ...(next() < 0.1 && squad.length > 0 && { side, related_player_id: pick(squad) }),
    ...(next() < 0.1 && { player_id: pick([1, 999_999]) }),
    ...(next() < 0.1 && { note: 'Shënim' }),
    ...(next() < 0.1 && { how: 'ace' as const }),
    ...(next() < 0.1 && { minutes: 3 }),
  };
}
const uuid = (next: Random): string =>
  '3f2504e0-4f89-41d3-9a0c-000000000000'.replaceAll('0', () => Math.floor(next() * 16).toString(16));

function gameOf(sport: Sport) {
  const game = w.db().games.get(games[sport]);
  if (!game) throw new Error(`no game of ${sport}`);
  return game;
}

/** A call that could be right, before anything is wrong with it. */
function someCall(sport: Sport, next: Random): Omit<Sent, 'user'> {
  const pick = picker(next);
  const id = next() < 0.06 ? pick(wrongIds) : `${games[sport]}`;
  const log = w.db().gameEvents.by('game', games[sport]);
  const last = next() < 0.5 ? log.at(-1) : pick(log);
  const entry = next() < 0.1 ? pick([...wrongIds, uuid(next)]) : (last?.client_id ?? '');
  const module = 'organization';
  const path = `/fixture/${id}/track`;
  const chance = next();
  if (chance < 0.1) return { method: 'DELETE', path: `${path}/event/${entry}?${query(next)}`, body: null };
  if (chance < 0.25) {
    const squad = hostOf(w.db(), gameOf(sport)).squad(last?.side ?? 'home');
    const who = { player_id: pick([null, ...squad]), related_player_id: null, how: pick([null, 'ace']) };
    return { method: 'PATCH', path: `${path}/event/${entry}`, body: { module, ...who } };
  }
  if (chance < 0.32)
    return {
      method: 'POST',
      path: `${path}/claim`,
      body: { module, take_over: true, ...(next() < 0.5 && { code: CODE }) },
    };
  if (chance < 0.4) return { method: 'POST', path: `${path}/release`, body: { module, hand_over: next() < 0.5 } };
  const events: unknown[] = Array.from({ length: 1 + Math.floor(next() * 4) }, () => someEntry(sport, next));
  if (next() < 0.2 && last) events.push({ ...someEntry(sport, next), client_id: last.client_id });
  if (next() < 0.02) for (let n = 0; n < 501; n += 1) events.push(events[0]);
  return { method: 'POST', path: `${path}/events`, body: { module, events } };
}

const query = (next: Random): string => {
  const pick = picker(next);
  const reason = next() < 0.5 ? 'Ofsajd' : String(pick(nasty.filter((one) => typeof one !== 'object')));
  const module = next() < 0.8 ? 'organization' : pick(['', '__proto__', 'base', 'é']);
  return new URLSearchParams({ module, reason: reason.toWellFormed() }).toString();
};

/** A copy with one thing wrong, at any depth: left out, put in, or of another kind. */
function mutated(value: unknown, next: Random): unknown {
  const pick = picker(next);
  if (typeof value !== 'object' || value === null || next() < 0.05) return pick(nasty);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const at = Math.floor(next() * items.length);
    if (next() < 0.1) return [...items, pick(nasty)];
    return items.map((one, index) => (index === at ? mutated(one, next) : one));
  }
  const entries = Object.entries(value);
  const chance = next();
  // entries make `__proto__` a key like any other
  if (chance < 0.15) return Object.fromEntries([...entries, [pick(surplus), pick([2, ...nasty])]]);
  const at = Math.floor(next() * entries.length);
  if (chance < 0.3) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(entries.map(([key, one], index) => [key, index === at ? mutated(one, next) : one]));
}

const tally = new Map<number, number>();

describe.each(sports)('mutated bodies over a running game of %s', (sport) => {
  it(
    'are answered as the contract says; what is refused changes nothing, what is taken adds up',
    { timeout },
    async () => {
      const id = games[sport];
      const property = fc.asyncProperty(fc.noShrink(fc.integer()), async (seed) => {
        const next = random(seed);
        const call = someCall(sport, next);
        const times = Math.floor(next() * 4);
        let { body } = call;
        for (let n = 0; n < times; n += 1) body = mutated(body, next);
        const user = next() < 0.7 ? organizer : picker(next)([null, leagueManager, stranger]);
        const before = stored(id);
        const { status } = await send({ ...call, body, user });
        tally.set(status, (tally.get(status) ?? 0) + 1);
        expect(allowed, JSON.stringify({ ...call, body }).slice(0, 1_000)).toContain(status);
        expect(status === 200 || isSame(before, stored(id)), 'a refusal that changed something').toBe(true);
        if (status !== 200) return;
        const game = gameOf(sport);
        const told = replayOf(w.db(), game);
        expect(told.entries.filter(({ refused }) => refused !== null)).toEqual([]);
        expect(game).toMatchObject(columnsOf(liveRules(w.db(), game), told));
        await w.backend.control.db.load(kept);
      });
      await fc.assert(property, { numRuns: RUNS });
      expect(errors).not.toHaveBeenCalled();
    },
  );
});

it('every answer that the contract allows was among those to mutated bodies', () => {
  // the space is worth searching only where people really succeed and fail in it
  expect([...tally.keys()].toSorted((a, b) => a - b)).toEqual(allowed);
  expect(tally.get(200)).toBeGreaterThan(RUNS / 10);
});

describe('a batch is refused whole, and names the field', () => {
  const goal = (more: object = {}): object => ({
    client_id: 'aaaaaaaa-4f89-41d3-9a0c-000000000001',
    type: 'goal',
    side: 'home',
    period: 1,
    clock_ms: 2_000_000,
    at: '2026-11-24T09:59:00+01:00',
    ...more,
  });
  const squad = (side: 'home' | 'away') => hostOf(w.db(), gameOf('football')).squad(side)[0];
  const sent = () =>
    w
      .db()
      .gameEvents.by('game', games.football)
      .find(({ type }) => type === 'goal')?.client_id;
  const prototype: object = Object.fromEntries([['__proto__', { points: 9 }]]);
  const cases: [string, () => readonly unknown[], string, string][] = [
    [
      'an unknown player',
      () => [goal({ player_id: 999_999 })],
      'events.0.player_id',
      'This player is not in the line-up.',
    ],
    [
      'a player of the other side',
      () => [goal(), goal({ client_id: 'aaaaaaaa-4f89-41d3-9a0c-000000000002', player_id: squad('away') })],
      'events.1.player_id',
      'This player is not in the line-up.',
    ],
    [
      'another who comes on for the other side',
      () => [goal({ type: 'substitution', player_id: squad('home'), related_player_id: squad('away') })],
      'events.0.related_player_id',
      'This player is not in the line-up.',
    ],
    [
      'a player of no side',
      () => [goal({ type: 'note', side: undefined, player_id: squad('home') })],
      'events.0.player_id',
      'This player is not in the line-up.',
    ],
    ['points that the client counts', () => [goal({ points: 3 })], 'events.0.points', 'This field is not known'],
    ['a score', () => [goal({ score_after: { home: 9, away: 0 } })], 'events.0.score_after', 'This field is not known'],
    ['a prototype', () => [{ ...goal(), ...prototype }], 'events.0.__proto__', 'This field is not known'],
    [
      '501 entries',
      () =>
        Array.from({ length: 501 }, (_, n) =>
          goal({ client_id: `aaaaaaaa-4f89-41d3-9a0c-${String(n).padStart(12, '0')}` }),
        ),
      'events',
      'Choose at most 500',
    ],
    [
      'another body under an id that was sent',
      () => [goal({ client_id: sent() })],
      'events.0.client_id',
      'This entry was sent before with other details.',
    ],
    [
      'another body under an id of the same batch',
      () => [goal(), goal({ side: 'away' })],
      'events.1.client_id',
      'This entry was sent before with other details.',
    ],
    [
      'the same id in capitals with another body',
      () => [goal({ client_id: sent()?.toUpperCase() })],
      'events.0.client_id',
      'This entry was sent before with other details.',
    ],
    ['a clock before its period', () => [goal({ clock_ms: -1 })], 'events.0.clock_ms', 'The value must be at least 0'],
    [
      'a clock that is no number',
      () => [goal({ clock_ms: 'NaN' })],
      'events.0.clock_ms',
      'This field can only contain numbers',
    ],
    [
      'a clock too big for a number',
      () => [goal({ clock_ms: HUGE })],
      'events.0.clock_ms',
      'This field can only contain numbers',
    ],
    [
      'a minute from now',
      () => [goal({ at: '2026-11-24T10:01:00.001+01:00' })],
      'events.0.at',
      'This lies in the future.',
    ],
    ['a type of no sport', () => [goal({ type: 'constructor' })], 'events.0.type', 'This value is not valid'],
  ];
  it.each(cases)('%s', async (_, events, field, message) => {
    const before = stored(games.football);
    const body = { module: 'organization', events: events() };
    const path = `/fixture/${games.football}/track/events`;
    const { status, said } = await send({ method: 'POST', path, body, user: organizer });
    expect([status, said.errors.map((one) => [one.field, one.message])]).toEqual([422, [[field, message]]]);
    expect(isSame(before, stored(games.football))).toBe(true);
  });
});
