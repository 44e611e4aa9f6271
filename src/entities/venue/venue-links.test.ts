import { expect, it } from 'vitest';
import { directionsTo, phoneLink, phoneText } from './venue-links.ts';

it('dials the number without its spaces', () => {
  const venue = { phone_prefix: '+355', phone_number: '69 000 00 12' };
  expect([phoneText(venue), phoneLink(venue)]).toEqual(['+355 69 000 00 12', 'tel:+355690000012']);
});

it('leads to the point', () =>
  expect(directionsTo({ latitude: 41.32744, longitude: 19.81866 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=41.32744,19.81866',
  ));
