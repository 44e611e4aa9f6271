import { describe, expect, it } from 'vitest';
import { basketball, log, told } from './testing/log.ts';

const match = (...report: readonly string[]) => told(basketball, log(...report));
const quarters = ['start 1', 'end', 'start 2', 'end', 'start 3', 'end', 'start 4', 'end'];

describe('a game of basketball', () => {
  it('counts one, two and three points by quarters', () => {
    const report = match(
      'start 1',
      'two-points home #7',
      'three-points away #9',
      'free-throw home #7',
      'free-throw-missed home #7',
      'end',
      'start 2',
      'three-points home #8',
      'end',
      'start 3',
      'end',
      'start 4',
      'two-points away #9 x2',
      'end',
      'game-end',
    );
    expect(report.periods).toBe('3:3 3:0 0:0 0:4');
    expect(report.score).toBe('6:7');
    expect(report.phase).toBe('over');
    expect(report.refused).toEqual([]);
    expect(report.state.players.get(7)).toMatchObject({ side: 'home', points: 3, ownGoals: 0 });
    expect(report.state.players.get(9)).toMatchObject({ side: 'away', points: 7 });
  });

  it('counts no points that are void', () =>
    expect(match('start 1', 'void three-points home', 'two-points home').score).toBe('2:0'));

  it('knows neither goals nor cards nor sets', () =>
    expect(
      match(
        'start 1',
        'goal home',
        'yellow-card home #7',
        'injury-time',
        'point home',
        'retirement home',
        'sanction home',
      ).refused,
    ).toEqual([
      '2 goal home: not_of_sport',
      '3 yellow-card home #7: not_of_sport',
      '4 injury-time: not_of_sport',
      '5 point home: not_of_sport',
      '6 retirement home: not_of_sport',
      '7 sanction home: not_of_sport',
    ]));

  it('stops and starts its clock within a quarter only', () =>
    expect(match('clock-start', 'start 1', 'clock-stop', 'clock-start', 'end', 'clock-start').refused).toEqual([
      '1 clock-start: not_started',
      '6 clock-start: period_over',
    ]));
});

describe('overtime', () => {
  it('is not played where four quarters decide', () =>
    expect(match('start 1', 'free-throw home', ...quarters.slice(1), 'start 5').refused).toEqual([
      '10 start 5: decided',
    ]));

  it('is one period where that decides', () =>
    expect(match(...quarters, 'start 5', 'free-throw home', 'end', 'start 6').refused).toEqual([
      '12 start 6: decided',
    ]));

  it('is played until somebody leads', () => {
    const report = match(
      ...quarters,
      'game-end',
      'start 5',
      'two-points home',
      'two-points away',
      'end',
      'game-end',
      'start 6',
      'two-points home',
      'end',
      'start 7',
      'game-end @6',
    );
    expect(report.refused).toEqual(['9 game-end: undecided', '14 game-end: undecided', '18 start 7: game_over']);
    expect(report.periods).toBe('0:0 0:0 0:0 0:0 2:2 2:0');
    expect(report.score).toBe('4:2');
    expect(report.phase).toBe('over');
  });
});

describe('fouls', () => {
  it('are counted by players through the game, and by teams in each quarter', () => {
    const report = match('start 1', 'personal-foul home #7 x3', 'technical-foul home #8', 'personal-foul away #9');
    expect(report.state.fouls).toEqual({ home: 4, away: 1 });
    expect(report.state.players.get(7)).toMatchObject({ fouls: 3, isOut: false });
    const after = match('start 1', 'personal-foul home #7 x3', 'end', 'start 2', 'technical-foul home #7');
    expect(after.state.fouls).toEqual({ home: 1, away: 0 });
    expect(after.state.players.get(7)).toMatchObject({ fouls: 4, isOut: false });
  });

  it('leave a player out at the fifth', () => {
    const report = match(
      'start 1',
      'personal-foul home #7 x4',
      'free-throw home #7',
      'technical-foul home #7',
      'two-points home #7',
      'personal-foul home #7',
      'substitution home #8 #7',
      'two-points home #8',
    );
    expect(report.out).toEqual([7]);
    expect(report.refused).toEqual([
      '8 two-points home #7: player_out',
      '9 personal-foul home #7: player_out',
      '10 substitution home #8 #7: player_out',
    ]);
    expect(report.score).toBe('3:0');
  });

  it('have another player come on for who is out', () =>
    expect(match('start 1', 'personal-foul home #7 x5', 'substitution home #7 #12').refused).toEqual([]));

  it('of a bench are also called between two quarters', () =>
    expect(match('start 1', 'end', 'technical-foul home', 'personal-foul home').refused).toEqual([
      '4 personal-foul home: period_over',
    ]));
});

describe('time-outs', () => {
  it('are two in the first half and three in the second, for each team', () => {
    const report = match(
      'start 1',
      'timeout home',
      'end',
      'start 2',
      'timeout home x2',
      'timeout away',
      'end',
      'start 3',
      'timeout home',
      'end',
      'start 4',
      'timeout home x3',
      'timeout away',
    );
    expect(report.refused).toEqual(['6 timeout home: no_timeout', '15 timeout home: no_timeout']);
    expect(report.state.timeouts).toEqual({ home: 3, away: 1 });
  });

  it('are one in each overtime', () =>
    expect(
      match(...quarters, 'start 5', 'timeout home x2', 'end', 'start 6', 'timeout home', 'timeout away', 'timeout home')
        .refused,
    ).toEqual(['11 timeout home: no_timeout', '16 timeout home: no_timeout']));

  it('are not taken between two quarters', () =>
    expect(match('start 1', 'end', 'timeout home').refused).toEqual(['3 timeout home: period_over']));

  it('of two halves are two, then three', () => {
    const halves = { ...basketball, periods: 2 };
    const report = told(halves, log('start 1', 'timeout away x3', 'end', 'start 2', 'timeout away x4'));
    expect(report.refused).toEqual(['4 timeout away: no_timeout', '10 timeout away: no_timeout']);
  });
});
