import { describe, expect, it } from 'vitest';
import { football, log, told } from './testing/log.ts';

const match = (...report: readonly string[]) => told(football, log(...report));

describe('a game of football', () => {
  it('has not begun without an entry', () => {
    const { phase, score, periods, sets, shootout, points, serving } = match();
    expect({ phase, score, periods, sets, shootout, points, serving }).toEqual({
      phase: 'before',
      score: '0:0',
      periods: '',
      sets: '',
      shootout: null,
      points: null,
      serving: null,
    });
  });

  it('counts goals and penalties for the side, an own goal for the other', () => {
    const report = match(
      'start 1',
      'goal home 12:30 #7',
      'own-goal home 20:00 #4',
      'end 45:00',
      'start 2',
      'penalty-goal away 50:00 #9',
      'own-goal away 51:00 #9',
      'goal home 52:00 #7',
      'penalty-missed home 60:00 #7',
      'end',
      'game-end',
    );
    expect(report.score).toBe('3:2');
    expect(report.periods).toBe('1:1 2:1');
    expect(report.phase).toBe('over');
    expect(report.refused).toEqual([]);
    expect(report.state.players.get(7)).toMatchObject({ side: 'home', points: 2, ownGoals: 0, isOut: false });
    expect(report.state.players.get(4)).toMatchObject({ side: 'home', points: 0, ownGoals: 1 });
    expect(report.state.players.get(9)).toMatchObject({ side: 'away', points: 1, ownGoals: 1 });
  });

  it('counts nothing for corners, missed penalties, changes, notes, injury time and the clock', () => {
    const report = match(
      'start 1',
      'corner home #7',
      'penalty-missed away #9',
      'substitution home #7 #12',
      'injury-time',
      'clock-stop',
      'clock-start',
      'note',
      'yellow-card home',
    );
    expect(report.score).toBe('0:0');
    expect(report.refused).toEqual([]);
    expect(report.phase).toBe('playing');
    expect(report.state.players.size).toBe(0);
  });

  it('limits no changes, and nobody comes on for themselves', () => {
    const report = match('start 1', 'substitution home x7', 'substitution home #7 #7', 'goal home #7 #7');
    expect(report.refused).toEqual(['9 substitution home #7 #7: unknown_player']);
    expect(report.score).toBe('1:0');
  });

  it('counts no goal that is void', () => {
    const report = match('start 1', 'goal home', 'void goal away', 'void red-card home #7', 'goal home #7');
    expect(report.score).toBe('2:0');
    expect(report.refused).toEqual([]);
    expect(report.out).toEqual([]);
  });

  it('is played on where its end is void', () => {
    const report = match('start 1', 'end', 'start 2', 'end', 'void game-end', 'note');
    expect(report.phase).toBe('break');
    expect(report.refused).toEqual([]);
  });
});

describe('a league game of football', () => {
  it('may end level after two halves, not before', () => {
    const report = match(
      'start 1',
      'end',
      'game-end',
      'start 2',
      'game-end',
      'end',
      'start 3',
      'game-end @2',
      'note @2',
    );
    expect(report.refused).toEqual([
      '3 game-end: undecided',
      '5 game-end: period_on',
      '9 note @2: game_over',
      '7 start 3: game_over',
    ]);
    expect(report.phase).toBe('over');
  });

  it('has no third half', () =>
    expect(match('start 1', 'end', 'start 2', 'end', 'start 3', 'goal home').refused).toEqual([
      '5 start 3: decided',
      '6 goal home: other_period',
    ]));

  it('knows no shoot-out', () =>
    expect(match('start 1', 'shootout-goal home', 'shootout-miss away').refused).toEqual([
      '2 shootout-goal home: no_shootout',
      '3 shootout-miss away: no_shootout',
    ]));
});
