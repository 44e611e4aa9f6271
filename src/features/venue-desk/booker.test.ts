import { expect, test } from 'vitest';
import { whatsApp } from './booker.ts';

test.each([
  ['+355 69 000 00 01', 'https://wa.me/355690000001'],
  ['069 000 00 01', 'https://wa.me/355690000001'],
  ['69 000 00 01', 'https://wa.me/355690000001'],
  ['00383 44 000 001', 'https://wa.me/38344000001'],
  ['+39 06 000 0001', 'https://wa.me/39060000001'],
])('a chat with %s', (phone, address) => {
  expect(whatsApp(phone)).toBe(address);
});
