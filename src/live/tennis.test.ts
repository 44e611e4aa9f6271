import { describe, expect, it } from 'vitest';
import { log, shortTennis, tennis, told } from './testing/log.ts';

const match = (...report: readonly string[]) => told(tennis, log(...report));
const shortMatch = (...report: readonly string[]) => told(shortTennis, log(...report));
/** So many games of each side, in turn. */
const level = (games: number) => [`rallies ${'hhhhaaaa'.repeat(games)}`];
const won = (number: number, side: string) => [`start ${number}`, `point ${side} x24`, 'end'];
const oneAll = [...won(1, 'home'), ...won(2, 'away')];
const names = (refused: readonly string[]) => refused.map((text) => text.replace(/^\d+ /, ''));

describe('a game of tennis', () => {
  it.each([
    ['', '0:0'],
    ['h', '15:0'],
    ['hh', '30:0'],
    ['hhh', '40:0'],
    ['hhaa', '30:30'],
    ['hhaaa', '30:40'],
    ['hhhaa', '40:30'],
    ['hhhaaa', '40:40'],
    ['hhhaaah', 'AD:40'],
    ['hhhaaaa', '40:AD'],
    ['hhhaaaah', '40:40'],
    ['hhhaaahahaa', '40:AD'],
  ])('after %s is called %s', (points, called) => {
    const report = match('start 1', `rallies ${points}`);
    expect(report.points).toBe(called);
    expect(report.sets).toBe('0:0');
  });

  it.each([
    ['hhhh', '1:0'],
    ['hhaahh', '1:0'],
    ['hhaaaa', '0:1'],
    ['hhhaaahh', '1:0'],
    ['hhhaaahaaa', '0:1'],
  ])('after %s stands %s', (points, games) => {
    const report = match('start 1', `rallies ${points}`);
    expect(report.sets).toBe(games);
    expect(report.points).toBe('0:0');
  });

  it('goes on as if a void point had not been played', () =>
    expect(match('start 1', 'point home x3', 'void point home', 'point away').points).toBe('40:15'));
});

describe('a set of tennis', () => {
  it.each([
    ['6:0', ['point home x24']],
    ['4:6', [...level(4), 'point away x8']],
    ['7:5', [...level(5), 'point home x8']],
  ])('is won by %s', (set, points) => {
    const report = match('start 1', ...points, 'point home', 'end', 'game-end');
    expect(report.sets).toBe(set);
    expect(names(report.refused)).toEqual(['point home: set_won', 'game-end: undecided']);
    expect(report.points).toBeNull();
  });

  it.each([
    ['6:5', [...level(5), 'point home x4']],
    ['5:0', ['point home x20']],
    ['6:6', level(6)],
  ])('is not over at %s', (set, points) => {
    const report = match('start 1', ...points, 'end');
    expect(report.sets).toBe(set);
    expect(names(report.refused)).toEqual(['end: set_open']);
  });
});

describe('a tie-break', () => {
  it('counts its points as they are', () => {
    expect(match('start 1', ...level(6), 'rallies hha').points).toBe('2:1');
    expect(match('start 1', ...level(6), `rallies ${'ha'.repeat(6)}h`).points).toBe('7:6');
  });

  it.each([
    ['7:0', 'hhhhhhh', '7:6 (7:0)'],
    ['7:5', `${'ha'.repeat(5)}hh`, '7:6 (7:5)'],
    ['6:8', `${'ha'.repeat(6)}aa`, '6:7 (6:8)'],
    ['11:9', `${'ha'.repeat(9)}hh`, '7:6 (11:9)'],
  ])('is won by %s', (_, points, set) => {
    const report = match('start 1', ...level(6), `rallies ${points}`, 'point away', 'end');
    expect(report.sets).toBe(set);
    expect(names(report.refused)).toEqual(['point away: set_won']);
    expect(report.phase).toBe('break');
  });

  it('is served by one for a point, then by each for two', () => {
    const servers = Array.from({ length: 12 }, (_, played) => {
      const { serving } = match('start 1', ...level(6), `rallies ${'ha'.repeat(6).slice(0, played)}`);
      return serving === 'home' ? 'h' : 'a';
    });
    expect(servers.join('')).toBe('haahhaahhaah');
  });

  it('is served first by the away side where it is their turn', () => {
    const servers = Array.from({ length: 8 }, (_, played) => {
      const { serving } = match('start 1 away', ...level(6), `rallies ${'ha'.repeat(4).slice(0, played)}`);
      return serving;
    });
    expect(servers).toEqual(['away', 'home', 'home', 'away', 'away', 'home', 'home', 'away']);
  });

  it('is not played before both have six games', () => {
    expect(match('start 1', ...level(5), 'point away x4', 'point home x4').sets).toBe('6:6');
    expect(match('start 1', ...level(5), 'point home x4', 'point away x4').sets).toBe('6:6');
    expect(match('start 1', ...level(5), 'point away x4', 'point home').points).toBe('15:0');
  });

  it('is followed by a set that the other side begins to serve', () => {
    const report = match('start 1', ...level(6), 'point home x7');
    expect(report.serving).toBe('away');
    expect(match('start 1', ...level(6), 'point home x7', 'end', 'start 2').serving).toBe('away');
    expect(match('start 1 away', ...level(6), 'point home x7', 'end', 'start 2').serving).toBe('home');
  });
});

describe('a super tie-break', () => {
  it.each([
    ['10:0', 'hhhhhhhhhh', '2:1'],
    ['10:8', `${'ha'.repeat(8)}hh`, '2:1'],
    ['9:11', `${'ha'.repeat(9)}aa`, '1:2'],
  ])('is the third set: %s', (set, points, score) => {
    const report = shortMatch(...oneAll, 'start 3', `rallies ${points}`, 'point home', 'end', 'game-end');
    expect(report.sets).toBe(`6:0 0:6 ${set}`);
    expect(report.score).toBe(score);
    expect(names(report.refused)).toEqual(['point home: set_won']);
    expect(report.phase).toBe('over');
  });

  it('counts its points as they are, and is served as a tie-break is', () => {
    const servers = Array.from({ length: 8 }, (_, played) => {
      const report = shortMatch(...oneAll, 'start 3', `rallies ${'hhhhaaaa'.slice(0, played)}`);
      expect(report.sets).toBe('6:0 0:6 0:0');
      return `${report.serving} ${report.points}`;
    });
    expect(servers).toEqual([
      'home 0:0',
      'away 1:0',
      'away 2:0',
      'home 3:0',
      'home 4:0',
      'away 4:1',
      'away 4:2',
      'home 4:3',
    ]);
  });

  it('is not over at 10:9 or 9:0', () => {
    expect(shortMatch(...oneAll, 'start 3', `rallies ${'ha'.repeat(9)}h`).points).toBe('10:9');
    expect(shortMatch(...oneAll, 'start 3', 'point home x9').points).toBe('9:0');
  });

  it('is neither the second set nor the only one', () => {
    expect(shortMatch(...won(1, 'home'), 'start 2', 'point home').points).toBe('15:0');
    const report = told({ ...shortTennis, best_of_sets: 1 }, log('start 1', 'point home'));
    expect(report.points).toBe('15:0');
  });

  it('is not played where the third set is of games', () =>
    expect(match(...oneAll, 'start 3', 'point home x10').sets).toBe('6:0 0:6 2:0'));
});

describe('the server of tennis', () => {
  it('changes with each game', () => {
    const servers = [0, 1, 3, 4, 7, 8, 12].map((played) => match('start 1', `point home x${played}`).serving);
    expect(servers).toEqual(['home', 'home', 'home', 'away', 'away', 'home', 'away']);
    expect(match('start 1 away', 'point home x4').serving).toBe('home');
  });

  it('goes on in turn in the next set, unless that names another', () => {
    expect(match(...won(1, 'home'), 'start 2').serving).toBe('home');
    const odd = ['start 1', 'point away x4', 'point home x24', 'end'];
    expect(match(...odd, 'start 2').serving).toBe('away');
    expect(match(...odd, 'start 2', 'point home x4').serving).toBe('home');
    expect(match(...odd, 'start 2 home', 'point home x4').serving).toBe('away');
  });
});

describe('a match of tennis', () => {
  it('is won by two sets', () => {
    const report = match(...won(1, 'home'), ...won(2, 'home'), 'start 3', 'game-end @2', 'note @2');
    expect(report.score).toBe('2:0');
    expect(report.phase).toBe('over');
    expect(names(report.refused)).toEqual(['note @2: game_over', 'start 3: game_over']);
    expect(names(match(...won(1, 'home'), ...won(2, 'home'), 'start 3').refused)).toEqual(['start 3: decided']);
  });

  it('knows neither time-outs nor changes nor a clock; a violation counts nothing', () => {
    const report = match('start 1', 'timeout home', 'substitution home', 'clock-start', 'code-violation home #7');
    expect(names(report.refused)).toEqual([
      'timeout home: not_of_sport',
      'substitution home: not_of_sport',
      'clock-start: not_of_sport',
    ]);
    expect(report.points).toBe('0:0');
  });
});
