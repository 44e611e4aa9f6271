import { describe, expect, it } from 'vitest';
import { inOrder } from './order.ts';
import { merged } from './testing/merged.ts';
import { replay } from './replay.ts';
import { football, log, told } from './testing/log.ts';
import type { LogEvent } from './types.ts';

const texts = (events: readonly LogEvent[]) => events.map(({ client_id }) => client_id);

describe('the order of the game', () => {
  it('is by period, then by the clock, then as entries were taken', () =>
    expect(
      texts(inOrder(log('start 2', 'goal home @1 9:00', 'goal away @1 8:00', 'corner home @1 8:00', 'start 1 0:00'))),
    ).toEqual(['5 start 1 0:00', '3 goal away @1 8:00', '4 corner home @1 8:00', '2 goal home @1 9:00', '1 start 2']));

  it('at one moment is that in which entries were taken, in whatever order they come', () => {
    const events = log('start 1 0:00', 'corner home 8:00', 'goal away 8:00', 'goal home 8:00');
    const taken = ['1 start 1 0:00', '2 corner home 8:00', '3 goal away 8:00', '4 goal home 8:00'];
    expect(texts(inOrder(events))).toEqual(taken);
    expect(texts(inOrder(events.toReversed()))).toEqual(taken);
  });

  it('leaves the log that it was given as it is', () => {
    const events = Object.freeze(log('start 2', 'start 1'));
    inOrder(events);
    merged(events, events);
    expect(texts(events)).toEqual(['1 start 2', '2 start 1']);
  });

  it('makes a goal count that was sent after the end of its half', () => {
    const report = told(football, log('start 1', 'end 45:00', 'start 2', 'goal home @1 30:00', 'goal away @1 46:00'));
    expect(report.periods).toBe('1:0 0:0');
    expect(report.refused).toEqual(['5 goal away @1 46:00: period_over']);
  });
});

describe('two logs', () => {
  const events = log('start 1', 'goal home 1:00', 'goal away 2:00', 'end 45:00');
  const [start, first, second, end] = events;
  const some = (...list: readonly (LogEvent | undefined)[]) => list.filter((event) => event !== undefined);

  it('become one, in the order of the game', () => {
    expect(merged(some(start, end), some(second, first))).toEqual(events);
    expect(merged([], events)).toEqual(events);
    expect(merged(events, [])).toEqual(events);
  });

  it('count once what is in both, as it stands in the first', () => {
    const voided = log('start 1', 'void goal home 1:00')
      .slice(1)
      .map((event) => Object.assign(event, { client_id: '2 goal home 1:00' }));
    expect(merged(events, voided)).toEqual(events);
    expect(merged(some(start, ...voided), events).map(({ isVoid }) => isVoid)).toEqual([false, true, false, false]);
  });

  it('count once what one of them has twice', () => {
    expect(merged(some(start), some(first, first))).toEqual(some(start, first));
    expect(merged(some(start, first, first), [])).toEqual(some(start, first));
  });
});

describe('what does not fit where it stands', () => {
  const why = (...report: readonly string[]) => told(football, log(...report)).refused;

  it('has not begun', () =>
    expect(why('goal home', 'end', 'note', 'game-end')).toEqual([
      '1 goal home: not_started',
      '2 end: not_started',
      '3 note: not_started',
      '4 game-end: not_started',
    ]));

  it('is of another period', () =>
    expect(why('start 2', 'goal home @2')).toEqual(['1 start 2: other_period', '2 goal home @2: not_started']));

  it('is of a period that is not on', () =>
    expect(why('start 1', 'goal home @2', 'end @2', 'game-end @2', 'start 3')).toEqual([
      '2 goal home @2: other_period',
      '3 end @2: other_period',
      '4 game-end @2: other_period',
      '5 start 3: period_on',
    ]));

  it('begins what is on, or ends what is over', () =>
    expect(why('start 1', 'start 1', 'end', 'end', 'start 1', 'start 3')).toEqual([
      '2 start 1: period_on',
      '4 end: period_over',
      '5 start 1: other_period',
      '6 start 3: other_period',
    ]));

  it('is of no side, where it is of one', () =>
    expect(why('start 1', 'goal', 'yellow-card #7', 'note', 'injury-time')).toEqual([
      '2 goal: no_side',
      '3 yellow-card #7: no_side',
    ]));

  it('comes after the end', () =>
    expect(why('start 1', 'end', 'start 2', 'end', 'game-end', 'game-end', 'start 3', 'goal home @2')).toEqual([
      '6 game-end: game_over',
      '8 goal home @2: game_over',
      '7 start 3: game_over',
    ]));

  it('changes nothing', () => {
    const { entries, state } = replay(football, log('start 1', 'goal', 'void goal home', 'goal home'));
    expect(entries.map(({ refused }) => refused)).toEqual([null, 'no_side', null, null]);
    expect(entries[1]?.state).toBe(entries[0]?.state);
    expect(entries[2]?.state).toBe(entries[0]?.state);
    expect(entries[3]?.state).toBe(state);
  });
});
