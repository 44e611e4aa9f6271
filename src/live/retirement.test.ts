import { describe, expect, it } from 'vitest';
import { log, tennis, told } from './testing/log.ts';

const match = (...report: readonly string[]) => told(tennis, log(...report));
const won = (number: number, side: string) => [`start ${number}`, `point ${side} x24`, 'end'];

describe('who gives up', () => {
  it('loses the sets that the other side lacked, once the game is over', () => {
    const report = ['start 1', 'point home x24', 'end', 'start 2', 'point home x9', 'retirement home', 'end'];
    expect(match(...report).score).toBe('1:0');
    const over = match(...report, 'game-end');
    expect(over.score).toBe('1:2');
    expect(over.sets).toBe('6:0 2:0');
    expect(over.points).toBeNull();
    expect(over.refused).toEqual([]);
    expect(over.phase).toBe('over');
  });

  it('may do so between two sets', () => {
    const report = match(...won(1, 'away'), 'retirement away #9', 'start 2', 'game-end @1');
    expect(report.score).toBe('2:1');
    expect(report.refused).toEqual(['28 start 2: game_over']);
    expect(match(...won(1, 'away'), 'retirement away', 'start 2').refused).toEqual(['28 start 2: decided']);
  });

  it('plays no further point', () =>
    expect(match('start 1', 'retirement home', 'point home', 'game-end').refused).toEqual([
      '3 point home: decided',
      '4 game-end: period_on',
    ]));

  it('plays on where that is void', () => {
    const report = match('start 1', 'void retirement home', 'point home', 'end');
    expect(report.points).toBe('15:0');
    expect(report.refused).toEqual(['4 end: set_open']);
  });

  it('is the only one to do so', () => {
    const report = match('start 1', 'retirement home', 'retirement away', 'end', 'game-end');
    expect(report.refused).toEqual(['3 retirement away: decided']);
    expect(report.score).toBe('0:2');
  });

  it('has not won or lost before', () => {
    const report = match(...won(1, 'home'), ...won(2, 'home'), 'retirement home', 'game-end');
    expect(report.refused).toEqual(['53 retirement home: decided']);
    expect(report.score).toBe('2:0');
    expect(match(...won(1, 'home'), 'start 2', 'point home x24', 'retirement away').refused).toEqual([
      '52 retirement away: decided',
    ]);
  });
});
