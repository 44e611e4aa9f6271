import { expect, it } from 'vitest';
import type { Venue } from '../../shared/api/generated/model';
import { partAddress, venueParts } from './missing-parts.ts';

// the other fields play no part here
const complete = {
  name: 'Fusha e Re',
  address: 'Rr. e Re 1',
  latitude: 41.33,
  longitude: 19.82,
  phone_number: '0691234567',
  image: { id: 1 },
  images: [{ id: 2 }],
  description: 'New turf.',
  is_bookable: true,
  courts_count: 1,
} as unknown as Venue;

it('a complete venue misses nothing', () => {
  expect(venueParts(complete)).toEqual({
    missing: [],
    done: ['name', 'city', 'address', 'location', 'phone', 'image', 'courts'],
    optional: [],
  });
});

it.each<[Partial<Venue>, string[], string[]]>([
  [{ name: ' ', address: '', phone_number: '' }, ['name', 'address', 'phone'], []],
  [{ latitude: 0, longitude: 0 }, ['location'], []],
  [{ latitude: 0 }, [], []],
  [{ image: null, images: [] }, ['image'], ['covers']],
  [{ courts_count: 0 }, ['courts'], []],
  [{ courts_count: 0, is_bookable: false }, [], ['courts']],
  [{ is_bookable: false, description: '' }, [], ['description', 'bookable']],
])('%j', (changes, missing, optional) => {
  expect(venueParts({ ...complete, ...changes })).toMatchObject({ missing, optional });
});

it('each part has an address of its own', () => {
  expect(partAddress('courts')).toBe('/admin/venue?view=courts');
  expect(partAddress('image')).toBe('/admin/venue?view=photos');
  expect(partAddress('phone')).toBe('/admin/venue?view=details#phone_number');
});
