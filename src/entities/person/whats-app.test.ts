import { expect, it } from 'vitest';
import { whatsApp } from './whats-app.ts';

it.each([
  ['+355 69 000 00 01', 'https://wa.me/355690000001'],
  ['069 000 00 01', 'https://wa.me/355690000001'],
  ['69 000 00 01', 'https://wa.me/355690000001'],
  ['00383 44 000 001', 'https://wa.me/38344000001'],
  ['+39 06 000 0001', 'https://wa.me/39060000001'],
])('a chat with %s', (phone, address) => {
  expect(whatsApp(phone)).toBe(address);
});

it('begins with a text', () => {
  expect(whatsApp('+355690000001', 'Eja në ekip: https://fusha.example/app/team/deti-fk?invitation=a&b')).toBe(
    'https://wa.me/355690000001?text=Eja%20n%C3%AB%20ekip%3A%20https%3A%2F%2Ffusha.example%2Fapp%2Fteam%2Fdeti-fk%3Finvitation%3Da%26b',
  );
});
