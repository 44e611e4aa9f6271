import { describe, expect, it } from 'vitest';
import { addMinutes, clockTime, toMinutes } from './wall-time.ts';

describe('wall times', () => {
  it('runs past midnight on the day it began', () => {
    expect(addMinutes('23:00', 30)).toBe('23:30');
    expect(addMinutes('23:30', 60)).toBe('24:30');
    expect(addMinutes('23:00', 60)).toBe('24:00');
    expect(addMinutes('07:15', -15)).toBe('07:00');
  });

  it('shows a late end as a clock does, and the end of the day as 24:00', () => {
    expect(clockTime('24:30')).toBe('00:30');
    expect(clockTime('24:00')).toBe('24:00');
    expect(clockTime('19:00')).toBe('19:00');
  });

  it.each(['7:00', '19.00', '19:60', ''])('refuses %j', (time) => expect(() => toMinutes(time)).toThrow(RangeError));
  it('refuses a time before the day', () => expect(() => addMinutes('00:10', -11)).toThrow(RangeError));
});
