import { describe, expect, it } from 'vitest';
import { fieldError, submitted } from '../../../tests/setup/form-errors.ts';
import type { Venue } from '../../shared/api/generated/model';
import { placeOf, venueChanges, venueSchema, venueValues } from './venue-schema.ts';

const right = {
  name: 'Fusha e Re',
  phone_prefix: '+355',
  phone_number: '069 123 4567',
  description: '',
  is_bookable: false,
  city_id: '7',
  address: 'Rr. e Re 1',
  latitude: '41.33',
  longitude: '19,82',
  slug: 'fusha-e-re',
};
// the other fields play no part here
const venue = {
  ...right,
  phone_number: '691234567',
  city: { id: 7 },
  latitude: 41.33,
  longitude: 19.82,
} as unknown as Venue;

describe('the form of a venue', () => {
  it('takes text with blanks around it, a comma for a point, and spaces in a number', () => {
    expect(submitted(venueSchema, { ...right, name: ' Fusha e Re ', slug: ' Fusha-e-Re ' })).toEqual({
      ...right,
      phone_number: '691234567',
      city_id: 7,
      latitude: 41.33,
      longitude: 19.82,
    });
  });

  it.each([
    ['latitude', '  ', 'validation:location.required'],
    ['latitude', 'north', 'validation:invalid'],
    ['latitude', '90.1', 'validation:maximum 90'],
    ['longitude', '-180.5', 'validation:minimum -180'],
    ['name', '  ', 'validation:name.required'],
    ['name', 'x'.repeat(101), 'validation:maxLength 100'],
    ['address', 'x'.repeat(201), 'validation:maxLength 200'],
    ['description', 'x'.repeat(2001), 'validation:maxLength 2000'],
  ])('refuses %s "%s"', async (field, value, message) => {
    expect(await fieldError(venueSchema, right, field, value)).toBe(message);
  });

  it('sends only what differs from the venue', () => {
    expect(venueChanges(venueSchema.parse(right), venue)).toEqual({});
    expect(venueChanges(venueSchema.parse({ ...right, city_id: '8', longitude: '19.9' }), venue)).toEqual({
      city_id: 8,
      longitude: 19.9,
    });
  });

  it('begins with the venue, whose place may be unknown', () => {
    expect(venueValues(venue)).toEqual({ ...right, phone_number: '69 123 4567', longitude: '19.82' });
    expect(venueValues({ ...venue, latitude: 0, longitude: 0 })).toMatchObject({ latitude: '', longitude: '' });
  });
});

it.each([
  ['41.33', '19,82', { latitude: 41.33, longitude: 19.82 }],
  ['-1', '+2', { latitude: -1, longitude: 2 }],
  ['', '19.82', null],
  ['41.', '19.82', null],
  ['91', '19.82', null],
  ['41', '181', null],
])('the place of %s and %s', (latitude, longitude, place) => {
  expect(placeOf(latitude, longitude)).toEqual(place);
});
