import { expect, test } from 'vitest';
import { expiryOf } from './expiry.ts';

const created_at = '2026-11-24T10:00:00+01:00';

test.each([
  ['a day after it was made', 'user', '2026-11-28T19:00:00+01:00', '2026-11-25T10:00:00+01:00'],
  ['at its start, if that is earlier', 'user', '2026-11-24T19:00:00+01:00', '2026-11-24T19:00:00+01:00'],
  ['of a competition after a week', 'competition', '2026-12-24T19:00:00+01:00', '2026-12-01T10:00:00+01:00'],
  ['of a competition at its start', 'competition', '2026-11-28T19:00:00+01:00', '2026-11-28T19:00:00+01:00'],
] as const)('a request expires %s', (_, source, starts_at, expected) => {
  expect(expiryOf({ created_at, starts_at, source })).toBe(Date.parse(expected));
});
