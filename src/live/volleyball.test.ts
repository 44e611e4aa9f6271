import { describe, expect, it } from 'vitest';
import { log, told, volleyball } from './testing/log.ts';

const match = (...report: readonly string[]) => told(volleyball, log(...report));
const won = (number: number, side: string) => [`start ${number}`, `point ${side} x25`, 'end'];
const twoAll = [...won(1, 'home'), ...won(2, 'away'), ...won(3, 'home'), ...won(4, 'away')];
/** Level at so many points. */
const level = (points: number) => [`rallies ${'ha'.repeat(points)}`];

describe('a set of volleyball', () => {
  it.each([
    ['25 points', ['point home x25'], '25:0'],
    ['two ahead at 25', [...level(23), 'point away x2'], '23:25'],
    ['two ahead after 25', [...level(24), 'point home x2'], '26:24'],
    ['two ahead, however long', [...level(30), 'point away x2'], '30:32'],
  ])('is won by %s', (_, rallies, set) => {
    const report = match('start 1', ...rallies, 'point home', 'point away', 'end');
    expect(report.sets).toBe(set);
    expect(report.refused.map((text) => text.replace(/^\d+ /, ''))).toEqual([
      'point home: set_won',
      'point away: set_won',
    ]);
    expect(report.phase).toBe('break');
  });

  it.each([
    ['24:0', ['point home x24']],
    ['25:24', [...level(24), 'point home']],
    ['26:26', level(26)],
  ])('is not over at %s', (set, rallies) => {
    const report = match('start 1', ...rallies, 'end');
    expect(report.sets).toBe(set);
    expect(report.refused).toEqual([expect.stringMatching(/ end: set_open$/)]);
    expect(report.phase).toBe('playing');
  });

  it('shows its points while it is played', () => {
    expect(match('start 1', 'point home x3', 'point away').points).toBe('3:1');
    expect(match('start 1', 'point home x25').points).toBe('25:0');
    expect(match(...won(1, 'home')).points).toBeNull();
    expect(match(...won(1, 'home'), 'start 2', 'point away').points).toBe('0:1');
  });

  it('has no periods of time, whatever is noted', () => {
    const report = match('start 1', 'sanction home', 'note', 'point home');
    expect(report.periods).toBe('');
    expect(report.sets).toBe('1:0');
  });

  it('counts no point that is void', () =>
    expect(match('start 1', 'point home x2', 'void point home', 'point home').sets).toBe('3:0'));
});

describe('a game of volleyball', () => {
  it('is won by three sets', () => {
    const report = match(
      ...won(1, 'home'),
      ...won(2, 'away'),
      ...won(3, 'home'),
      'game-end',
      ...won(4, 'home'),
      'start 5',
      'game-end @4',
    );
    expect(report.refused).toEqual(['82 game-end: undecided', '110 start 5: game_over']);
    expect(report.score).toBe('3:1');
    expect(report.sets).toBe('25:0 0:25 25:0 25:0');
    expect(report.periods).toBe('');
    expect(report.phase).toBe('over');
  });

  it('has no fourth set after three', () =>
    expect(match(...won(1, 'away'), ...won(2, 'away'), ...won(3, 'away'), 'start 4').refused).toEqual([
      '82 start 4: decided',
    ]));

  it.each([
    ['15 points', ['point away x15'], '0:15', '2:3'],
    ['two ahead after 15', [...level(14), 'point home x2'], '16:14', '3:2'],
  ])('is won in the fifth set by %s', (_, rallies, set, score) => {
    const report = match(...twoAll, 'start 5', ...rallies, 'point home', 'end', 'game-end');
    expect(report.sets).toBe(`25:0 0:25 25:0 0:25 ${set}`);
    expect(report.score).toBe(score);
    expect(report.refused).toEqual([expect.stringMatching(/ point home: set_won$/)]);
    expect(report.phase).toBe('over');
  });

  it('is not won by 15:14 in the fifth', () => {
    const report = match(...twoAll, 'start 5', ...level(14), 'point home', 'end');
    expect(report.score).toBe('2:2');
    expect(report.refused).toEqual([expect.stringMatching(/ end: set_open$/)]);
  });

  it('knows neither goals nor fouls nor a clock', () =>
    expect(match('start 1', 'goal home', 'personal-foul home', 'clock-stop', 'retirement home').refused).toEqual([
      '2 goal home: not_of_sport',
      '3 personal-foul home: not_of_sport',
      '4 clock-stop: not_of_sport',
      '5 retirement home: not_of_sport',
    ]));
});

describe('the serve', () => {
  it('is of the side that is named, and follows the point', () => {
    expect(match('start 1').serving).toBe('home');
    expect(match('start 1 away').serving).toBe('away');
    expect(match('start 1 away', 'point away').serving).toBe('away');
    expect(match('start 1 away', 'point home').serving).toBe('home');
    expect(match('start 1', 'point home', 'point away', 'void point home').serving).toBe('away');
  });

  it('is in the next set of who received first', () => {
    expect(match(...won(1, 'home'), 'start 2').serving).toBe('away');
    expect(match('start 1 away', 'point away x25', 'end', 'start 2').serving).toBe('home');
    expect(match('start 1 away', 'point away x25', 'end', 'start 2', 'point away x25', 'end', 'start 3').serving).toBe(
      'away',
    );
  });

  it('is drawn anew where the set names it', () => {
    expect(match(...twoAll, 'start 5').serving).toBe('home');
    expect(match(...twoAll, 'start 5 away').serving).toBe('away');
  });
});

describe('in a set', () => {
  it('each side has two time-outs', () => {
    const report = match(
      'start 1',
      'timeout home x3',
      'timeout away',
      'point home x25',
      'end',
      'start 2',
      'timeout home',
    );
    expect(report.refused).toEqual(['4 timeout home: no_timeout']);
    expect(report.state.timeouts).toEqual({ home: 1, away: 0 });
  });

  it('each side has six changes', () => {
    const report = match(
      'start 1',
      'substitution home x6',
      'substitution home #7 #8',
      'substitution away #5 #6',
      'point home x25',
      'end',
      'start 2',
      'substitution home',
    );
    expect(report.refused).toEqual(['8 substitution home #7 #8: no_substitution']);
    expect(report.state.substitutions).toEqual({ home: 1, away: 0 });
  });

  it('a sanction counts nothing, and is also given between two sets', () => {
    const report = match(
      'start 1',
      'sanction home #7',
      'point home x25',
      'end',
      'sanction away',
      'note',
      'timeout away',
    );
    expect(report.sets).toBe('25:0');
    expect(report.out).toEqual([]);
    expect(report.refused).toEqual(['31 timeout away: period_over']);
  });

  it('points are tallied for their players', () =>
    expect(match('start 1', 'point home #7 x2', 'point away #9').state.players.get(7)).toMatchObject({
      side: 'home',
      points: 2,
    }));
});
