import { describe, expect, it } from 'vitest';
import { football, log, told } from './testing/log.ts';

const match = (...report: readonly string[]) => told(football, log(...report));

describe('cards', () => {
  it('send off at the second yellow, or at a red one', () => {
    const report = match(
      'start 1',
      'yellow-card home #7',
      'yellow-card away #9',
      'second-yellow home #7',
      'red-card away #9',
      'red-card away #3',
    );
    expect(report.refused).toEqual([]);
    expect(report.out).toEqual([7, 9, 3]);
    expect(report.state.players.get(7)).toMatchObject({ yellows: 2, reds: 1 });
    expect(report.state.players.get(9)).toMatchObject({ yellows: 1, reds: 1 });
    expect(report.state.players.get(3)).toMatchObject({ yellows: 0, reds: 1 });
  });

  it('follow from one another', () =>
    expect(
      match(
        'start 1',
        'second-yellow home #7',
        'yellow-card home #7',
        'yellow-card home #7',
        'second-yellow home #7',
        'second-yellow home #7',
      ).refused,
    ).toEqual([
      '2 second-yellow home #7: no_card',
      '4 yellow-card home #7: has_card',
      '6 second-yellow home #7: player_out',
    ]));

  it('are of the right player, where they are known', () => {
    const report = match(
      'start 1',
      'yellow-card home',
      'yellow-card home',
      'second-yellow away',
      'yellow-card away #9',
    );
    expect(report.refused).toEqual([]);
    expect(report.out).toEqual([]);
  });

  it('leave nothing more to do for who is sent off', () =>
    expect(
      match(
        'start 1',
        'red-card home #7',
        'goal home #7',
        'substitution home #7 #12',
        'substitution home #4 #7',
        'goal home',
      ).refused,
    ).toEqual([
      '3 goal home #7: player_out',
      '4 substitution home #7 #12: player_out',
      '5 substitution home #4 #7: player_out',
    ]));

  it('are also shown between two periods and after the last, goals are not', () => {
    const report = match(
      'start 1',
      'end',
      'red-card home #7',
      'substitution away #9 #8',
      'goal home',
      'corner home',
      'note',
    );
    expect(report.out).toEqual([7]);
    expect(report.refused).toEqual(['5 goal home: period_over', '6 corner home: period_over']);
  });
});

it('who is not of the line-up does nothing, nor does anybody come on for themselves', () => {
  const lineUps = { home: new Set([7, 12]), away: new Set<number>() };
  const report = told(
    football,
    log(
      'start 1',
      'goal home #8',
      'goal home #7',
      'substitution home #7 #8',
      'substitution home #7 #7',
      'substitution home #7 #12',
      'goal away #8',
      'goal home',
    ),
    lineUps,
  );
  expect(report.refused).toEqual([
    '2 goal home #8: unknown_player',
    '4 substitution home #7 #8: unknown_player',
    '5 substitution home #7 #7: unknown_player',
  ]);
  expect(report.score).toBe('2:1');
});
