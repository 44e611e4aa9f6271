import { expect, it } from 'vitest';
import { isOnlineToOthers } from './freshness.ts';

const NOW = 1_800_000_000_000;
const minutes = (count: number) => count * 60_000;

it.each([
  ['[RTM-11] 4 min 59 s old', 'online', minutes(5) - 1_000, true],
  ['a millisecond before 5 min', 'online', minutes(5) - 1, true],
  ['5 min old', 'online', minutes(5), true],
  ['a millisecond after 5 min', 'online', minutes(5) + 1, false],
  ['[RTM-11] 5 min 1 s old', 'online', minutes(5) + 1_000, false],
  ['[RTM-25] fresh, but offline', 'offline', 10_000, false],
] as const)('%s', (_, status, age, expected) => {
  expect(isOnlineToOthers({ status, timestamp: NOW - age }, NOW)).toBe(expected);
});

it('nobody is online without a record', () => expect(isOnlineToOthers(null, NOW)).toBe(false));
