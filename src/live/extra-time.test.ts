import { describe, expect, it } from 'vitest';
import { cup, log, told } from './testing/log.ts';

const cupMatch = (...report: readonly string[]) => told(cup, log(...report));
/** Two halves and two periods of extra time without a goal. */
const level = ['start 1', 'end', 'start 2', 'end', 'start 3', 'end', 'start 4', 'end'];

describe('extra time', () => {
  it('is not played where two halves decide', () => {
    const report = cupMatch('start 1', 'goal home', 'end', 'start 2', 'end', 'start 3', 'game-end @2');
    expect(report.refused).toEqual(['6 start 3: game_over']);
    expect(report.score).toBe('1:0');
  });

  it('is played for both its halves, and may decide', () => {
    const report = cupMatch(
      'start 1',
      'goal home',
      'end',
      'start 2',
      'goal away',
      'end',
      'game-end',
      'start 3',
      'goal away',
      'end',
      'game-end',
      'start 4',
      'end',
      'start 5',
      'game-end @4',
    );
    expect(report.refused).toEqual(['7 game-end: undecided', '11 game-end: undecided', '14 start 5: game_over']);
    expect(report.periods).toBe('1:0 0:1 0:1 0:0');
    expect(report.score).toBe('1:2');
    expect(report.shootout).toBeNull();
  });

  it('is left out where there is none', () => {
    const rules = { ...cup, extra_time_minutes: null };
    const report = told(rules, log('start 1', 'end', 'start 2', 'end', 'start 3', 'shootout-goal home', 'goal home'));
    expect(report.shootout).toBe('1:0');
    expect(report.refused).toEqual(['7 goal home: only_shootout']);
  });
});

describe('a shoot-out', () => {
  const kicks = (letters: string, ...after: readonly string[]) =>
    cupMatch(
      ...level,
      'start 5',
      ...letters.split('').map((letter, index) => {
        const side = index % 2 === 0 ? 'home' : 'away';
        return `shootout-${letter === 'o' ? 'goal' : 'miss'} ${side}`;
      }),
      ...after,
    );

  it('has its own tally', () => {
    const report = kicks('ox', 'shootout-goal home #7');
    expect(report.shootout).toBe('2:0');
    expect(report.score).toBe('0:0');
    expect(report.periods).toBe('0:0 0:0 0:0 0:0');
    expect(report.state.players.size).toBe(0);
  });

  it('knows no other goals, but cards', () =>
    expect(
      kicks('', 'goal home', 'penalty-goal home', 'own-goal away', 'penalty-missed home', 'yellow-card home').refused,
    ).toEqual([
      '10 goal home: only_shootout',
      '11 penalty-goal home: only_shootout',
      '12 own-goal away: only_shootout',
    ]));

  it.each([
    ['with three each', 'oxoxox', 'shootout-miss away', '3:0'],
    ['before the fourth of the second side', 'oxoxooo', 'shootout-goal away', '4:1'],
    ['by the second side before its last', 'xoxoxxoo', 'shootout-goal home', '1:3'],
    ['with the last kick', 'ooooooooox', 'shootout-goal home', '5:4'],
    ['in sudden death', 'ooooooooooox', 'shootout-miss home', '6:5'],
    ['late in sudden death', 'ooooooooooxxooxo', 'shootout-miss home', '6:7'],
  ])('is decided %s', (_, letters, more, score) => {
    const report = kicks(letters, more, 'end', 'game-end');
    expect(report.refused).toEqual([`${letters.length + 10} ${more}: decided`]);
    expect(report.shootout).toBe(score);
    expect(report.score).toBe('0:0');
    expect(report.phase).toBe('over');
  });

  it.each([
    ['while it can be caught', 'oxox'],
    ['level after five each', 'oooooooooo'],
    ['after one more kick of one side', 'ooooooooooo'],
  ])('is not over %s', (_, letters) => {
    const report = kicks(letters, 'end', 'game-end');
    expect(report.refused).toEqual([
      `${letters.length + 10} end: undecided`,
      `${letters.length + 11} game-end: period_on`,
    ]);
  });

  it('is the last of all periods', () =>
    expect(kicks('oxoxox', 'end', 'start 6').refused).toEqual(['17 start 6: decided']));
});
