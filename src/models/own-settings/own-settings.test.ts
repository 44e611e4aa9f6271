import { describe, expect, it } from 'vitest';
import { isOff, isQuiet, valueOf, withSettings } from './own-settings.ts';

const quiet = (from: string | null, to: string | null) => [
  { key: 'quiet_from', value: from },
  { key: 'quiet_to', value: to },
];

describe('quiet hours', () => {
  it.each([
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '23:59', true],
    ['22:00', '07:00', '00:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['22:00', '07:00', '21:59', false],
    ['13:00', '15:00', '12:59', false],
    ['13:00', '15:00', '13:00', true],
    ['13:00', '15:00', '15:00', false],
    ['13:00', '13:00', '13:00', false],
    ['13:00', null, '14:00', false],
    [null, '15:00', '14:00', false],
    [null, null, '03:00', false],
  ])('from %s to %s, at %s: %s', (from, to, time, expected) => {
    expect(isQuiet(quiet(from, to), time)).toBe(expected);
  });
});

it('a type is off only when its setting says so', () => {
  const settings = [
    { key: 'notify.booking-confirmed', value: 'off' },
    { key: 'notify.booking-declined', value: 'in-app' },
  ];
  expect(isOff(settings, 'booking-confirmed')).toBe(true);
  expect(isOff(settings, 'booking-declined')).toBe(false);
  expect(isOff(settings, 'slot-available')).toBe(false);
});

it('saved settings take the place of those with their keys', () => {
  const setting = (key: string, value: string) => ({ key, value, is_secret: false, display_value: null });
  const merged = withSettings([setting('a', '1'), setting('b', '2')], [setting('b', '3'), setting('c', '4')]);
  expect(['a', 'b', 'c', 'd'].map((key) => valueOf(merged, key))).toEqual(['1', '3', '4', null]);
  expect(merged).toHaveLength(3);
});
