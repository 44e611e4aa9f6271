import { describe, expect, it } from 'vitest';
import { addedMinutes, type ClockNow, clockOf, elapsedAt, minuteLabel, minuteText, periodLength } from './clock.ts';
import { partOf } from './periods.ts';
import { basketball, cup, football, log, tennis, volleyball } from './testing/log.ts';
import type { LiveRules } from './types.ts';

const clock = (rules: LiveRules, ...report: readonly string[]) => clockOf(rules, log(...report));
/** What it shows at a second of the server. */
const shows = (now: ClockNow | null, second: number) => now && elapsedAt(now, second * 1000) / 1000;

it.each<[string, LiveRules, number, number | null]>([
  ['a half', football, 1, 2_700_000],
  ['the second half', football, 2, 2_700_000],
  ['extra time', cup, 3, 900_000],
  ['extra time of the same length', { ...cup, extra_time_minutes: null }, 3, 2_700_000],
  ['a quarter', basketball, 4, 600_000],
  ['overtime', basketball, 5, 300_000],
  ['a half without a clock', { ...football, period_minutes: null }, 1, null],
  ['a set', volleyball, 1, null],
])('%s lasts its time', (_, rules, period, length) => expect(periodLength(rules, period)).toBe(length));

describe('the clock', () => {
  it('counts football up, from the start of a period', () => {
    const now = clock(football, 'start 1 ~100', 'goal home 2:00 ~220');
    expect(now).toEqual({
      mode: 'up',
      running: true,
      period_ms: 2_700_000,
      before_ms: 0,
      elapsed_ms: 0,
      anchor_at: 100_000,
    });
    expect(shows(now, 100)).toBe(0);
    expect(shows(now, 230)).toBe(130);
  });

  it('counts basketball down, and overtime from five minutes', () => {
    expect(clock(basketball, 'start 1 ~100')).toMatchObject({ mode: 'down', period_ms: 600_000, running: true });
    expect(clock(basketball, 'start 5 ~100')).toMatchObject({ mode: 'down', period_ms: 300_000, elapsed_ms: 0 });
  });

  it.each<[string, LiveRules, number, number]>([
    ['the first half', football, 1, 0],
    ['the second half', football, 2, 2_700_000],
    ['the second of short halves', { ...football, period_minutes: 20 }, 2, 1_200_000],
    ['extra time', cup, 3, 5_400_000],
    ['the second half of extra time', cup, 4, 6_300_000],
    ['extra time after short halves', { ...cup, period_minutes: 25, extra_time_minutes: 5 }, 4, 3_300_000],
    ['the third quarter', basketball, 3, 1_200_000],
    ['the second overtime', basketball, 6, 2_700_000],
  ])('knows how long what came before %s lasts', (_, rules, period, before_ms) =>
    expect(clock(rules, `start ${period} ~100`)).toMatchObject({ before_ms, elapsed_ms: 0 }),
  );

  it('shows nothing less for who looks before it was started', () =>
    expect(shows(clock(football, 'start 1 5:00 ~100'), 90)).toBe(300));

  it('stands, and runs again from where it stood', () => {
    const stopped = ['start 1 ~100', 'clock-stop 3:00 ~280'];
    expect(clock(football, ...stopped)).toMatchObject({ running: false, elapsed_ms: 180_000, anchor_at: null });
    expect(shows(clock(football, ...stopped), 1000)).toBe(180);
    expect(shows(clock(football, ...stopped, 'clock-start 3:00 ~400'), 410)).toBe(190);
  });

  it('is put back, whether it stands or runs', () => {
    const report = ['start 1 ~100', 'clock-stop 12:00 ~820', 'clock-stop 10:00 ~830'];
    expect(shows(clock(football, ...report), 1000)).toBe(600);
    expect(shows(clock(football, ...report, 'clock-start 9:00 ~840'), 850)).toBe(550);
  });

  it('goes by what was entered last where two things were done at once', () =>
    expect(clock(football, 'start 1 ~100', 'clock-start 3:00 ~200', 'clock-stop 2:00 ~200')).toMatchObject({
      running: false,
      elapsed_ms: 120_000,
    }));

  it('goes by what was entered last of two things at once, in whatever order they come', () => {
    const events = log('start 1 ~100', 'clock-start 3:00 ~200', 'clock-stop 2:00 ~200');
    expect(clockOf(football, events.toReversed())).toMatchObject({ running: false, elapsed_ms: 120_000 });
  });

  it('goes by when it was done, not by when that was sent', () =>
    expect(clock(football, 'start 1 ~100', 'clock-stop 5:00 ~400', 'clock-start 2:00 ~300')).toMatchObject({
      running: false,
      elapsed_ms: 300_000,
    }));

  it('goes on where what stopped it is void', () =>
    expect(shows(clock(football, 'start 1 ~100', 'void clock-stop 3:00 ~280'), 400)).toBe(300));

  it('stands at the end of a period, and begins anew in the next', () => {
    const half = ['start 1 ~100', 'end 46:10 ~2870'];
    expect(shows(clock(football, ...half), 5000)).toBe(2770);
    expect(shows(clock(football, ...half, 'start 2 ~4000'), 4010)).toBe(10);
  });

  it('is none before the first period, in a shoot-out, and where there is none', () => {
    expect(clock(football)).toBeNull();
    expect(clock(football, 'note')).toBeNull();
    expect(clock(cup, 'start 4 ~100', 'start 5 ~200')).toBeNull();
    expect(clock(cup, 'start 4 ~100')).toMatchObject({ running: true, period_ms: 900_000 });
    expect(clock({ ...football, period_minutes: null }, 'start 1 ~100')).toBeNull();
    expect(clock(volleyball, 'start 1 ~100')).toBeNull();
    expect(clock(tennis, 'start 1 ~100')).toBeNull();
  });
});

describe('the minute', () => {
  it.each([
    [1, '0:00', "1'"],
    [1, '22:30', "23'"],
    [1, '44:59', "45'"],
    [1, '45:00', "45+1'"],
    [1, '46:10', "45+2'"],
    [2, '0:00', "46'"],
    [2, '44:59', "90'"],
    [2, '45:30', "90+1'"],
    [3, '0:10', "91'"],
    [3, '14:59', "105'"],
    [3, '15:00', "105+1'"],
    [4, '0:00', "106'"],
    [4, '17:00', "120+3'"],
  ])('of period %i at %s is %s', (period, time, label) => {
    const [event] = log(`goal home @${period} ${time}`);
    expect(event && minuteLabel(cup, event)).toBe(label);
  });

  it.each([
    [0, 2_700_000, 0, "1'"],
    [0, 2_700_000, 2_699_999, "45'"],
    [0, 2_700_000, 2_760_000, "45+2'"],
    [2_700_000, 2_700_000, 1_260_000, "67'"],
    [5_400_000, 900_000, 900_000, "105+1'"],
    [1_200_000, 1_200_000, 1_199_999, "40'"],
  ])('after %i ms, in a period of %i, at %i is %s without the rules', (before_ms, period_ms, clock_ms, text) =>
    expect(minuteText({ before_ms, period_ms }, clock_ms)).toBe(text),
  );

  it('of short halves is counted by their length', () =>
    expect(minuteLabel({ ...football, period_minutes: 20 }, { period: 2, clock_ms: 1_260_000 })).toBe("40+2'"));

  it.each<[string, LiveRules, number]>([
    ['of a shoot-out', cup, 5],
    ['of basketball', basketball, 1],
    ['of volleyball', volleyball, 1],
    ['of tennis', tennis, 1],
    ['without a clock', { ...football, period_minutes: null }, 1],
  ])('is none %s', (_, rules, period) => expect(minuteLabel(rules, { period, clock_ms: 60_000 })).toBeNull());
});

it('minutes are added to a half as they were entered last, also when the clock was put back', () => {
  const added = (period: number, ...report: readonly string[]) => addedMinutes(log('start 1', ...report), period);
  expect(added(1, 'goal home 44:00')).toBeNull();
  expect(added(1, 'injury-time +4 45:00', 'goal home')).toBe(4);
  expect(added(1, 'injury-time +4 45:00', 'injury-time +6 44:00')).toBe(6);
  expect(added(1, 'injury-time +4 45:00', 'void injury-time +6')).toBe(4);
  expect(added(2, 'injury-time +4 45:00', 'end', 'start 2')).toBeNull();
});

it.each<[string, LiveRules, number, ReturnType<typeof partOf>]>([
  ['nothing yet', cup, 0, 'regular'],
  ['the second half', cup, 2, 'regular'],
  ['extra time', cup, 3, 'extra'],
  ['its second half', cup, 4, 'extra'],
  ['a shoot-out', cup, 5, 'shootout'],
  ['a shoot-out at once', { ...cup, extra_time_minutes: null }, 3, 'shootout'],
  ['the last quarter', basketball, 4, 'regular'],
  ['overtime', basketball, 5, 'extra'],
  ['the fifth set', volleyball, 5, 'regular'],
  ['a set of tennis', tennis, 3, 'regular'],
])('%s is its part of the game', (_, rules, period, part) => expect(partOf(rules, period)).toBe(part));
