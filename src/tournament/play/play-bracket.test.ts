import { describe, expect, it } from 'vitest';
import { doubleElimination } from '../draws/double-elimination.ts';
import type { Entrant, StageOrder } from '../draws/entrants.ts';
import { random } from '../draws/random.ts';
import { singleElimination } from '../draws/single-elimination.ts';
import { slotsOf, upTo } from '../testing.ts';
import type { Winner } from './game-now.ts';
import { playBracket, type Happened } from './play-bracket.ts';

const SEED = 26;
const RUNS = process.env['TEST_FULL'] ? 2000 : 200;

const cup = (count: number, thirdPlace = true) => singleElimination(slotsOf(count), { thirdPlace });
const double = (count: number, grandFinal: 'single' | 'reset' = 'reset') =>
  doubleElimination(slotsOf(count), { grandFinal });

/** Results by number of the game: h, a, or x if both forfeited. */
const results = (texts: string): Happened['results'] =>
  new Map(
    texts.split(' ').map((text) => {
      const winners: Record<string, Winner> = { h: 'home', a: 'away', x: null };
      return [Number.parseInt(text, 10), winners[text.at(-1) ?? ''] ?? null];
    }),
  );
/** `ready 1-4`, and after an arrow the winner; ? is not known yet, – is nobody. */
function read(bracket: ReturnType<typeof cup>, happened: Partial<Happened> = {}) {
  const now = playBracket(bracket, { results: new Map(), ...happened });
  const seat = (one: (typeof now.games)[number]['home']) =>
    one.kind === 'team' ? `${one.team}` : one.kind === 'open' ? '?' : '–';
  return {
    games: now.games.map(
      ({ state, home, away, winner }) => `${state} ${seat(home)}-${seat(away)}${winner === null ? '' : ` → ${winner}`}`,
    ),
    places: now.places.map(({ place, teams }) => `${place}: ${teams.join()}`),
    champion: now.champion,
    isOver: now.isOver,
  };
}

describe('a cup', () => {
  it('begins with the games whose teams are known', () => {
    expect(read(cup(6))).toEqual({
      games: ['ready 4-5', 'ready 3-6', 'waiting 1-?', 'waiting 2-?', 'waiting ?-?', 'waiting ?-?'],
      places: [],
      champion: null,
      isOver: false,
    });
  });

  it('lets winners advance, and who is out has a place', () => {
    expect(read(cup(6), { results: results('1a 2h 3h') })).toEqual({
      games: ['decided 4-5 → 5', 'decided 3-6 → 3', 'decided 1-5 → 1', 'ready 2-3', 'waiting 5-?', 'waiting 1-?'],
      places: ['5: 4,6'],
      champion: null,
      isOver: false,
    });
  });

  it('has a champion, a second, a third and a fourth', () => {
    const played = read(cup(6), { results: results('1a 2h 3h 4a 5h 6a') });
    expect(played.games.slice(4)).toEqual(['decided 5-2 → 5', 'decided 1-3 → 3']);
    expect(played).toMatchObject({ places: ['1: 3', '2: 1', '3: 5', '4: 2', '5: 4,6'], champion: 3, isOver: true });
  });

  it('without a game for third place has two thirds', () => {
    expect(read(cup(4, false), { results: results('1h 2a 3h') }).places).toEqual(['1: 1', '2: 3', '3: 4,2']);
  });

  it('of three has its third without a game', () => {
    expect(read(cup(3), { results: results('1h 2a') }).places).toEqual(['1: 2', '2: 1', '3: 3']);
  });

  it('follows a result that is corrected, and counts a later one only between teams that are known', () => {
    const before = results('1h 2h 3h 4h');
    expect(read(cup(4), { results: before })).toMatchObject({ champion: 1, isOver: true });
    const corrected = new Map(before).set(1, 'away');
    expect(read(cup(4), { results: corrected })).toMatchObject({
      champion: 4,
      places: ['1: 4', '2: 2', '3: 1', '4: 3'],
    });
    corrected.delete(1);
    expect(read(cup(4), { results: corrected }).games).toEqual([
      'ready 1-4',
      'decided 2-3 → 2',
      'waiting ?-3',
      'waiting ?-2',
    ]);
  });

  it('of one team is won by it, as is one of which one is left; of nobody it is over', () => {
    expect(read(cup(1))).toEqual({ games: [], places: ['1: 1'], champion: 1, isOver: true });
    expect(read(cup(1), { left: new Set([1]) })).toEqual({ games: [], places: [], champion: null, isOver: true });
    expect(read(cup(2), { left: new Set([1]) })).toMatchObject({
      games: ['walkover 1-2 → 2'],
      places: ['1: 2', '2: 1'],
      champion: 2,
      isOver: true,
    });
    expect(read(cup(0))).toEqual({ games: [], places: [], champion: null, isOver: true });
  });
});

describe('a double forfeit', () => {
  it('lets nobody advance, and gives the next opponent a walkover', () => {
    expect(read(cup(8, false), { results: results('1x 2a 3h 4h') }).games.slice(0, 6)).toEqual([
      'decided 1-8',
      'decided 4-5 → 5',
      'decided 2-7 → 2',
      'decided 3-6 → 3',
      'walkover –-5 → 5',
      'ready 2-3',
    ]);
  });

  it('of a semi-final leaves the second place empty, and the fourth is shared by those who forfeited', () => {
    expect(read(cup(4), { results: results('1x 2h') })).toMatchObject({
      games: ['decided 1-4', 'decided 2-3 → 2', 'walkover –-3 → 3', 'walkover –-2 → 2'],
      places: ['1: 2', '3: 3', '4: 1,4'],
      champion: 2,
    });
  });

  it('of both semi-finals, or of the final, leaves no champion', () => {
    expect(read(cup(4), { results: results('1x 2x') })).toMatchObject({
      games: ['decided 1-4', 'decided 2-3', 'void –-–', 'void –-–'],
      champion: null,
      isOver: true,
    });
    expect(read(cup(2), { results: results('1x') })).toMatchObject({
      places: ['2: 1,2'],
      champion: null,
      isOver: true,
    });
  });

  it('with a second chance puts both out: there is one place among the losers', () => {
    const now = read(double(4), { results: results('1x 2h 3a') });
    expect(now.games).toEqual([
      'decided 1-4',
      'decided 2-3 → 2',
      'walkover –-2 → 2',
      'walkover –-3 → 3',
      'walkover 3-– → 3',
      'ready 2-3',
      'waiting ?-?',
    ]);
    expect(now.places).toEqual(['4: 1,4']);
  });
});

describe('a team that leaves', () => {
  it('keeps its results, and who meets it advances', () => {
    const left = new Set([1]);
    expect(read(cup(4), { results: results('1h'), left }).games).toEqual([
      'decided 1-4 → 1',
      'ready 2-3',
      'waiting 4-?',
      'waiting 1-?',
    ]);
    expect(read(cup(4), { results: results('1h 2h 3a'), left })).toMatchObject({
      games: ['decided 1-4 → 1', 'decided 2-3 → 2', 'decided 4-3 → 3', 'walkover 1-2 → 2'],
      places: ['1: 2', '2: 1', '3: 3', '4: 4'],
    });
  });

  it('leaves what is kept as a result, also without a game', () => {
    const kept = results('1x 2h 3a');
    expect(read(cup(4, false), { results: kept }).games).toEqual([
      'decided 1-4',
      'decided 2-3 → 2',
      'walkover –-2 → 2',
    ]);
    expect(read(cup(4, false), { results: kept, left: new Set([2]) })).toMatchObject({ champion: 2 });
    expect(read(cup(4, false), { results: results('1x 2h'), left: new Set([2]) }).games[2]).toBe('void –-2');
    expect(read(cup(4, false), { results: results('1x 2h 3h') }).games[2]).toBe('walkover –-2 → 2');
    expect(read(cup(4, false), { results: results('1x 2h 3x') }).games[2]).toBe('walkover –-2 → 2');
  });

  it('and one that meets another who has left: nobody advances', () => {
    expect(read(cup(4, false), { results: results('2h'), left: new Set([1, 4]) })).toMatchObject({
      games: ['void 1-4', 'decided 2-3 → 2', 'walkover –-2 → 2'],
      places: ['1: 2', '3: 1,4,3'],
    });
  });

  it('loses its game and then the one among the losers', () => {
    const now = read(double(4), { results: results('2h'), left: new Set([1]) });
    expect(now.games.slice(0, 5)).toEqual([
      'walkover 1-4 → 4',
      'decided 2-3 → 2',
      'ready 4-2',
      'walkover 1-3 → 3',
      'waiting 3-?',
    ]);
    expect(now.places).toEqual(['4: 1']);
  });
});

describe('the final of a double elimination', () => {
  const toFinal = '1h 2h 3h 4h 5h'; // 1 has won all, 2 comes with a defeat by 1
  const start = (more: string, grandFinal: 'single' | 'reset' = 'reset', left: number[] = []) =>
    read(double(4, grandFinal), { results: results(`${toFinal} ${more}`.trim()), left: new Set(left) });

  it('is the last game if who has won all wins it', () => {
    expect(start('')).toMatchObject({ isOver: false, champion: null });
    expect(start('').games.slice(5)).toEqual(['ready 1-4', 'waiting ?-?']);
    expect(start('6h').games.slice(5)).toEqual(['decided 1-4 → 1', 'needless –-–']);
    expect(start('6h')).toMatchObject({ champion: 1, isOver: true, places: ['1: 1', '2: 4', '3: 2', '4: 3'] });
  });

  it('is followed by another, with sides as before, if not', () => {
    expect(start('6a').games.slice(5)).toEqual(['decided 1-4 → 4', 'ready 1-4']);
    expect(start('6a')).toMatchObject({ champion: null, isOver: false, places: ['3: 2', '4: 3'] });
    expect(start('6a 7h')).toMatchObject({ champion: 1, isOver: true, places: ['1: 1', '2: 4', '3: 2', '4: 3'] });
    expect(start('6a 7a')).toMatchObject({ champion: 4, isOver: true });
    expect(start('6a 7x')).toMatchObject({ champion: null, isOver: true, places: ['2: 1,4', '3: 2', '4: 3'] });
  });

  it('without a reset decides', () => {
    expect(start('6a', 'single')).toMatchObject({ champion: 4, isOver: true });
  });

  it('is won without another game when a finalist has left', () => {
    expect(start('', 'reset', [1]).games.slice(5)).toEqual(['walkover 1-4 → 4', 'walkover 1-4 → 4']);
    expect(start('', 'reset', [4]).games.slice(5)).toEqual(['walkover 1-4 → 1', 'needless –-–']);
    expect(start('6a', 'reset', [1]).games.slice(5)).toEqual(['decided 1-4 → 4', 'walkover 1-4 → 4']);
    expect(start('6a', 'reset', [4]).games.slice(5)).toEqual(['decided 1-4 → 4', 'walkover 1-4 → 1']);
    expect(start('', 'reset', [1])).toMatchObject({
      champion: 4,
      isOver: true,
      places: ['1: 4', '2: 1', '3: 2', '4: 3'],
    });
  });

  it('that both forfeit has no champion', () => {
    expect(start('6x')).toMatchObject({ champion: null, isOver: true, places: ['2: 1,4', '3: 2', '4: 3'] });
    expect(start('6x').games[6]).toBe('needless –-–');
  });
});

describe('a bracket whose teams come from earlier stages', () => {
  const from = (group: string, rank: number): Entrant => ({ kind: 'rank', stage: 1, group, rank });
  const best: Entrant = { kind: 'best-rank', stage: 1, rank: 2, nth: 1 };
  const bracket = singleElimination([from('A', 1), best, from('B', 1), from('C', 1)], { thirdPlace: false });
  const order: StageOrder = { groups: { A: [11, 12], B: [21], C: [null] }, best: { 2: [12] } };

  it('waits for them', () => {
    expect(read(bracket).games).toEqual(['waiting ?-?', 'waiting ?-?', 'waiting ?-?']);
    expect(read(bracket, { orders: new Map([[2, order]]) }).games[0]).toBe('waiting ?-?');
  });

  it('knows them when the stage is over; who meets a place that nobody reached advances', () => {
    expect(read(bracket, { orders: new Map([[1, order]]) }).games).toEqual([
      'ready 11-12',
      'walkover 21-– → 21',
      'waiting ?-21',
    ]);
  });
});

describe(`random cups in which teams leave and forfeit (seed ${SEED})`, () => {
  it.each([
    ['single', (count: number) => cup(count)],
    ['double', (count: number) => double(count)],
  ])('%s elimination: always ends, with a place for every team and one champion at most', (_name, draw) => {
    const next = random(SEED);
    const ends = { champion: 0, none: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      const count = 2 + Math.floor(next() * 15);
      const bracket = draw(count);
      const played = new Map<number, Winner>();
      const left = new Set<number>();
      for (const { number } of bracket.games) {
        const before = playBracket(bracket, { results: played, left }).games;
        for (const { game, state, winner, home } of before)
          if (state === 'walkover')
            played.set(game.number, home.kind === 'team' && home.team === winner ? 'home' : 'away');
        if (next() < 0.1) left.add(1 + Math.floor(next() * count));
        const after = playBracket(bracket, { results: played, left }).games;
        const wasOpen = (index: number) => before[index]?.state === 'waiting' || before[index]?.state === 'ready';
        const settled = (games: typeof after) =>
          games.map(({ winner, losers }, index) => (wasOpen(index) ? null : { winner, losers }));
        expect(settled(after)).toEqual(settled(before));
        if (after[number - 1]?.state !== 'ready') continue;
        played.set(number, next() < 0.1 ? null : next() < 0.5 ? 'home' : 'away');
      }
      const now = playBracket(bracket, { results: played, left });
      expect(now.isOver).toBe(true);
      expect(now.games.some(({ state }) => state === 'waiting' || state === 'ready')).toBe(false);
      expect(now.places.flatMap(({ teams }) => teams).toSorted((a, b) => a - b)).toEqual(upTo(count));
      const first = now.places.filter(({ place }) => place === 1).flatMap(({ teams }) => teams);
      expect(first).toEqual(now.champion === null ? [] : [now.champion]);
      ends[now.champion === null ? 'none' : 'champion'] += 1;
    }
    expect(Math.min(ends.champion, ends.none)).toBeGreaterThan(RUNS / 50);
  });
});
