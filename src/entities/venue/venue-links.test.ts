import { expect, it } from 'vitest';
import { directionsTo, phoneLink } from './venue-links.ts';

it('dials the number without its spaces', () => {
  const venue = { phone_prefix: '+355', phone_number: '69 000 00 12' };
  expect(phoneLink(venue)).toBe('tel:+355690000012');
  expect(phoneLink({ ...venue, phone_number: '069 111 2201' })).toBe('tel:+355691112201');
});

it('leads to the point', () =>
  expect(directionsTo({ latitude: 41.32744, longitude: 19.81866 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=41.32744,19.81866',
  ));
