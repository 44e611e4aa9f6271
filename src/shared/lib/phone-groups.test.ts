import { expect, test } from 'vitest';
import { phoneGroups } from './phone-groups.ts';

test.each([
  ['+355 690000081', '+355 69 000 0081'],
  ['+355 69 000 00 12', '+355 69 000 00 12'],
  ['+355690000081', '+355690000081'],
  ['+355 4222', '+355 4222'],
])('%s is shown as %s', (phone, shown) => {
  expect(phoneGroups(phone)).toBe(shown);
});
