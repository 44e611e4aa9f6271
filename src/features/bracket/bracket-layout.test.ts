import { describe, expect, it } from 'vitest';
import { type Bracket, doubleElimination, entrantsOf, seededSlots, singleElimination } from '../../tournament/index.ts';
import { BOX, isWayOf, layOut } from './bracket-layout.ts';
import { bracketRounds } from './bracket-rounds.ts';
import { bracketGames } from './testing.ts';

const teams = (count: number) => seededSlots(entrantsOf(Array.from({ length: count }, (_, index) => index + 1)));
const cup = (count: number, thirdPlace = true) => singleElimination(teams(count), { thirdPlace });
const double = (count: number, grandFinal: 'single' | 'reset' = 'reset') =>
  doubleElimination(teams(count), { grandFinal });
const gamesOf = (bracket: Bracket) =>
  bracketGames(
    bracket,
    bracket.games.some(({ part }) => part === 'losers' || part === 'reset')
      ? 'double-elimination'
      : 'single-elimination',
  );
const drawn = (bracket: Bracket) => layOut(bracketRounds(gamesOf(bracket)));
const boxesOf = ({ rounds }: ReturnType<typeof layOut>) =>
  rounds.flatMap(({ side, x, y, boxes }) =>
    boxes.map(({ entry: { key, game }, y: below }) => ({ key, game, side, x, y: y + below })),
  );
const box = (bracket: Bracket, number: number) => boxesOf(drawn(bracket)).find(({ key }) => key === `${100 + number}`);

describe('the layout of a bracket', () => {
  const all = Array.from({ length: 63 }, (_, index) => index + 2).flatMap((count) => [
    cup(count),
    cup(count, false),
    double(count),
    double(count, 'single'),
  ]);

  it('draws every game once, within its size, and no two boxes over each other, for 2 to 64 teams', () => {
    for (const bracket of all) {
      const layout = drawn(bracket);
      const boxes = boxesOf(layout);
      expect(boxes.filter(({ game }) => game)).toHaveLength(bracket.games.length);
      for (const { x, y } of boxes) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + BOX.width).toBeLessThanOrEqual(layout.width);
        expect(y + BOX.height).toBeLessThanOrEqual(layout.height);
      }
      const columns = Map.groupBy(boxes, ({ x }) => x).values();
      for (const column of columns) {
        const tops = column.map(({ y }) => y).toSorted((a, b) => a - b);
        const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(BOX.height);
      }
    }
  });
  it('stands winners above losers, and every round right of those that lead to it', () => {
    for (const bracket of all) {
      const boxes = boxesOf(drawn(bracket));
      const y = (side: string) => boxes.filter((one) => one.side === side).map((one) => one.y);
      expect(Math.max(-1, ...y('winners'))).toBeLessThan(Math.min(Infinity, ...y('losers')));
      const final = boxes.find(({ side }) => side === 'final');
      const before = boxes.filter(({ side }) => side === 'winners' || side === 'losers').map(({ x }) => x);
      expect(Math.max(-1, ...before)).toBeLessThan(final?.x ?? -1);
    }
  });
  it('reads the games of a round from top to bottom as they are numbered', () => {
    for (const bracket of all)
      for (const { boxes } of drawn(bracket).rounds) {
        const numbers = boxes.flatMap(({ entry: { game } }) => game?.stage?.bracket?.position ?? []);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }
  });
  it('stands a game in the middle of those that lead to it, with a line from each', () => {
    const bracket = cup(8, false);
    const [first, second, next] = [1, 2, 5].map((number) => box(bracket, number)?.y ?? NaN);
    expect(next).toBe(((first ?? 0) + (second ?? 0)) / 2);
    expect(drawn(bracket).lines).toHaveLength(6);
    expect(drawn(bracket).lines.at(0)?.path).toBe('M13.5 4.625H14.5V7.375H15.5');
    // of winners, of losers (who drops in has none), to the final, to the second one
    expect(drawn(double(8)).lines).toHaveLength(6 + 5 + 2 + 1);
    // a bye leads on, too
    expect(drawn(cup(6, false)).lines).toHaveLength(6);
  });
  it('counts the game for third place below the final in its height', () => {
    const [final, third] = [box(cup(4), 4), box(cup(4), 3)];
    expect(third?.x).toBe(final?.x);
    expect(third?.y).toBeGreaterThan((final?.y ?? 0) + BOX.height);
    expect(drawn(cup(4)).height).toBeGreaterThan(drawn(cup(4, false)).height);
    expect(drawn(cup(4)).height).toBe((third?.y ?? 0) + BOX.height);
  });
  it('says which teams a line is the way of', () => {
    const games = bracketGames(cup(4, false), 'single-elimination', { 1: 'home', 2: 'away' });
    const { lines } = layOut(bracketRounds(games));
    // second has lost, and third goes on
    expect([1, 2, 3].map((team) => lines.map((line) => isWayOf(line, team)))).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });
  it('draws what there is of an answer that lacks games or goes in circles', () => {
    const games = gamesOf(double(8));
    const torn = games.filter(({ id }) => id % 3 !== 0);
    expect(boxesOf(layOut(bracketRounds(torn))).filter(({ game }) => game)).toHaveLength(torn.length);
    const circular = games.map((game) => {
      const source = game.home.source && Object.assign({}, game.home.source, { kind: 'winner', game_id: game.id });
      return Object.assign({}, game, { home: Object.assign({}, game.home, { source }) });
    });
    expect(boxesOf(layOut(bracketRounds(circular))).filter(({ game }) => game)).toHaveLength(15);
    expect(layOut([])).toEqual({ width: 0, height: 4.75, rounds: [], lines: [] });
  });
});
