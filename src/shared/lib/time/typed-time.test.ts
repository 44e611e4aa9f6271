import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedTime, timeSteps } from './typed-time.ts';

describe('a typed time', () => {
  it.each([
    ['19:30', '19:30'],
    ['7:05', '07:05'],
    ['07.05', '07:05'],
    ['0705', '07:05'],
    [' 19 : 30 ', '19:30'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', '24:00'],
  ])('%j is %s', (text, time) => expect(parseTypedTime(text)).toBe(time));

  it.each(['', '19', '7', '730', '19:3', '19:60', '24:01', '2401', '25:00', '19:300', '7pm', '-1:00', '19-30', ':30'])(
    '%j is none',
    (text) => expect(parseTypedTime(text)).toBeNull(),
  );

  it('every time is read as it is written', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(minutes, (at) => {
        const [time = ''] = timeSteps('00:00', '24:00', 1).slice(at);
        expect(parseTypedTime(time)).toBe(time);
        expect(parseTypedTime(time.replace(':', ''))).toBe(time);
      }),
    );
  });

  it('any text is a time or none', () => {
    const { counterexample } = fc.check(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.:]{0,6}$/)), (text) => {
        const time = parseTypedTime(text);
        return time === null || parseTypedTime(time) === time;
      }),
    );
    expect(counterexample).toBeNull();
  });
});

describe('steps of a day', () => {
  it('include both ends', () =>
    expect(timeSteps('08:00', '10:00', 30)).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00']));
  it('stop before an end that they do not meet', () =>
    expect(timeSteps('08:15', '10:00', 60)).toEqual(['08:15', '09:15']));
  it('reach midnight', () => expect(timeSteps('23:00', '24:00', 60)).toEqual(['23:00', '24:00']));
  it('are none when the end comes first', () => expect(timeSteps('10:00', '08:00', 30)).toEqual([]));
  it('cannot be nothing', () => expect(() => timeSteps('08:00', '10:00', 0)).toThrow('Not a step: 0'));
});
