import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../models/outbox/outbox.ts';
import type { Game, GameEvent } from '../../shared/api/generated/model';
import { newEntry, overtakenBy, type Tracked, trackedOf } from './tracked.ts';

const START = Date.parse('2026-11-24T10:00:00Z');
const MINUTE = 60_000;
const arben = { id: 11, name: 'Arben', image: null };
const side = (id: number) => ({
  team: { id, name: `Team ${id}` },
  label: '',
  lineup: id === 1 ? [{ user: arben, guests: 0, is_captain: false, position: null, jersey_number: 9 }] : [],
});
const noRules = {
  periods: null,
  period_minutes: null,
  extra_time_minutes: null,
  best_of_sets: null,
  set_points: null,
  last_set_points: null,
  tiebreak_at: null,
  super_tiebreak_last: false,
  draw: false,
  shootout: false,
};
/** What the tracker's page reads of a game. */
const game = (sport: 'football' | 'volleyball') =>
  ({
    id: 7,
    sport: { key: sport },
    rules: {
      ...noRules,
      ...(sport === 'football'
        ? { periods: 2, period_minutes: 45, draw: true }
        : { best_of_sets: 5, set_points: 25, last_set_points: 15 }),
    },
    score: { home: null, away: null, periods: [], sets: [], shootout: null },
    live: {
      period: 0,
      part: 'regular',
      clock: null,
      added_minutes: null,
      current: null,
      serving: null,
      server_now: new Date(START).toISOString(),
    },
    home: side(1),
    away: side(2),
  }) as unknown as Game; // the other parts are not read

let ids = 0;
const event = (type: GameEvent['type'], minute: number, more: Partial<GameEvent> = {}): GameEvent => {
  ids += 1;
  return {
    client_id: `event-${ids}`,
    seq: ids,
    type,
    side: null,
    player: null,
    related_player: null,
    period: 1,
    clock_ms: minute * MINUTE,
    at: new Date(START + minute * MINUTE).toISOString(),
    how: null,
    minutes: null,
    note: null,
    created_by: null,
    voided_at: null,
    void_reason: null,
    ...more,
  };
};
const entry = (work: OutboxEntry['work'], problem: string | null = null): OutboxEntry => {
  ids += 1;
  return { id: `work-${ids}`, owner: 4, queue: 'game-7', work, writtenAt: START, problem };
};
const unsentGoal = (id: string, of: 'home' | 'away', minute: number): OutboxEntry =>
  entry({
    kind: 'game-event',
    gameId: 7,
    event: {
      client_id: id,
      type: 'goal',
      side: of,
      period: 1,
      clock_ms: minute * MINUTE,
      at: new Date(START + minute * MINUTE).toISOString(),
    },
  });
const score = ({ game: { score: now } }: Tracked) => [now.home, now.away];
const football = game('football');
const begun = event('period-start', 0);

describe('a game with what is not sent yet', () => {
  it('counts it at once, once, also when its answer is there already', () => {
    const unsent = [unsentGoal('a', 'home', 5), unsentGoal('b', 'away', 6)];
    expect(score(trackedOf(football, [begun], unsent))).toEqual([1, 1]);
    const answered = event('goal', 5, { client_id: 'a', side: 'home' });
    const both = trackedOf(football, [begun, answered], unsent);
    expect([score(both), both.events.length]).toEqual([[1, 1], 3]);
  });
  it('does not count what was refused', () => {
    const refused = { ...unsentGoal('a', 'home', 5), problem: 'This player is out of the game.' };
    expect(score(trackedOf(football, [begun], [refused]))).toEqual([0, 0]);
  });
  it('takes back and names before the server has heard of it', () => {
    const goal = event('goal', 5, { client_id: 'a', side: 'home' });
    const who = { player_id: 11, related_player_id: null, how: null };
    const named = trackedOf(
      football,
      [begun, goal],
      [entry({ kind: 'complete-event', gameId: 7, clientId: 'a', who })],
    );
    expect(named.events[1]?.player).toEqual(arben);
    const voided = trackedOf(
      football,
      [begun, goal],
      [entry({ kind: 'void-event', gameId: 7, clientId: 'a', reason: 'Offside.' })],
    );
    expect([score(voided), voided.events[1]?.void_reason]).toEqual([[0, 0], 'Offside.']);
  });
});

describe('what can come next', () => {
  const end = (period: number, minute: number) => event('period-end', minute, { period });
  it.each([
    ['start', []],
    ['play', [begun]],
    ['start', [begun, end(1, 45)]],
    ['play', [begun, end(1, 45), event('period-start', 0, { period: 2 })]],
    ['end-game', [begun, end(1, 45), event('period-start', 0, { period: 2 }), end(2, 45)]],
    [
      'over',
      [begun, end(1, 45), event('period-start', 0, { period: 2 }), end(2, 45), event('game-end', 45, { period: 2 })],
    ],
  ] as const)('%s', (next, log) => expect(trackedOf(football, log, []).next).toBe(next));

  it('a set that is won asks for its end', () => {
    const points = Array.from({ length: 25 }, () => event('point', 1, { side: 'home' }));
    const first = event('period-start', 0, { side: 'away' });
    expect(trackedOf(game('volleyball'), [first, ...points.slice(1)], []).next).toBe('play');
    expect(trackedOf(game('volleyball'), [first, ...points], []).next).toBe('end-part');
  });
});

describe('a new entry', () => {
  const at = (tracked: Tracked, minute: number, type: GameEvent['type'] = 'goal') =>
    newEntry(tracked, START + minute * MINUTE, { type, side: 'home' });

  it('stands where the clock of the server is', () => {
    expect(at(trackedOf(football, [begun], []), 12)).toMatchObject({
      type: 'goal',
      side: 'home',
      period: 1,
      clock_ms: 12 * MINUTE,
      at: '2026-11-24T10:12:00.000Z',
    });
  });
  it('stands still with the clock', () => {
    const paused = trackedOf(football, [begun, event('clock-stop', 10)], []);
    expect(at(paused, 30)).toMatchObject({ period: 1, clock_ms: 10 * MINUTE });
  });
  it('begins the next part at nought', () => {
    const half = trackedOf(football, [begun, event('period-end', 45)], []);
    expect(at(half, 60, 'period-start')).toMatchObject({ period: 2, clock_ms: 0 });
    expect(at(trackedOf(football, [], []), 0, 'period-start')).toMatchObject({ period: 1, clock_ms: 0 });
  });
  it('ends a part after everything in it, also when the clock was put back', () => {
    const goal = event('goal', 40, { side: 'home' });
    const back = event('clock-start', 30, { at: new Date(START + 41 * MINUTE).toISOString() });
    const tracked = trackedOf(football, [begun, goal, back], []);
    expect(at(tracked, 42).clock_ms).toBe(31 * MINUTE);
    expect(at(tracked, 42, 'period-end').clock_ms).toBe(40 * MINUTE);
  });
  it('sets the clock to what was typed', () => {
    const tracked = trackedOf(football, [begun], []);
    const set = newEntry(tracked, START + 12 * MINUTE, { type: 'clock-start', clock_ms: 30 * MINUTE });
    expect(set).toMatchObject({ clock_ms: 30 * MINUTE, at: '2026-11-24T10:12:00.000Z' });
  });
  it('is never earlier than the last one, however the server’s time is known', () => {
    const tracked = trackedOf(football, [begun, event('clock-stop', 10)], []);
    expect(at(tracked, 9, 'clock-start').at).toBe('2026-11-24T10:10:00.000Z');
    const running = trackedOf(football, [begun, event('yellow-card', 10, { side: 'away' })], []);
    expect(at(running, 9.99, 'substitution')).toMatchObject({ clock_ms: 10 * MINUTE, at: '2026-11-24T10:10:00.000Z' });
  });
  it('of a sport without a clock counts from the start of its set', () => {
    const tracked = trackedOf(game('volleyball'), [begun, event('point', 3, { side: 'home' })], []);
    expect(at(tracked, 4, 'point')).toMatchObject({ period: 1, clock_ms: 4 * MINUTE });
    expect(at(tracked, 2, 'point')).toMatchObject({ clock_ms: 3 * MINUTE });
  });
});

describe('a clock that is put back', () => {
  it('takes back what was done to it later in this part, and nothing else', () => {
    const first = [begun, event('clock-stop', 40), event('period-end', 45), event('period-start', 0, { period: 2 })];
    const wrong = event('clock-start', 80, { period: 2 });
    const log = [
      ...first,
      event('clock-stop', 10, { period: 2 }),
      wrong,
      event('goal', 81, { period: 2, side: 'home' }),
    ];
    const tracked = trackedOf(football, log, []);
    expect(overtakenBy(tracked, 20 * MINUTE)).toEqual([wrong.client_id]);
    expect(overtakenBy(tracked, 80 * MINUTE)).toEqual([]);
  });
});

it('minutes that are added are there at once, until their half is over', () => {
  const added = (...log: GameEvent[]) => trackedOf(football, [begun, ...log], []).game.live?.added_minutes;
  const four = event('injury-time', 44, { minutes: 4 });
  expect(added()).toBeNull();
  expect(added(four)).toBe(4);
  expect(added(four, event('period-end', 49))).toBeNull();
});
