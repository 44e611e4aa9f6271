import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { configureApi } from '../../shared/api/context.ts';
import { Facility } from '../../shared/api/generated/model';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import {
  countFurther,
  formatVenueFilters,
  isNarrowed,
  noFilters,
  parseVenueFilters,
  toListParams,
  toggled,
} from './venue-filters.ts';

const TODAY = '2026-11-24';
const parse = (query: string) => parseVenueFilters(new URLSearchParams(query), TODAY);
const asked = (query: string) => toListParams(parse(query).filters);

describe('parseVenueFilters', () => {
  it('[VEN-13] [VEN-14] [ENT-159] [ENT-160] starts at page 1 with 10 venues a page', () => {
    expect(asked('')).toEqual({ page: 1, per_page: 10 });
    expect(asked('page=3')).toEqual({ page: 3, per_page: 10 });
  });

  it.each([
    { title: '[ENT-161] sport_id', query: 'sport_id=2', expected: { sport_id: 2 } },
    { title: '[ENT-162] bookmark', query: 'bookmark=1', expected: { bookmark: true } },
    {
      title: '[ENT-163] available_time_slot_id',
      query: 'available_time_slot_id=14',
      expected: { available_time_slot_id: 14 },
    },
    { title: '[ENT-36] [ENT-164] date', query: 'date=2026-11-26', expected: { date: '2026-11-26' } },
    { title: '[ENT-165] keywords', query: 'keywords=%20arena%20', expected: { keywords: 'arena' } },
    { title: '[ENT-166] is_bookable', query: 'is_bookable=1', expected: { is_bookable: true } },
    { title: '[ENT-167] status', query: 'status=in-review,draft', expected: { status: ['draft', 'in-review'] } },
    { title: '[ENT-23] facilities', query: 'facilities=wifi,showers', expected: { facilities: ['showers', 'wifi'] } },
    { title: 'city_id', query: 'city_id=1', expected: { city_id: 1 } },
    { title: 'price_max', query: 'price_max=2000', expected: { price_max: 2000 } },
    {
      title: 'distance',
      query: 'sort=distance&lat=41.33&lng=19.82',
      expected: { sort: 'distance', lat: 41.33, lng: 19.82 },
    },
  ])('[ENT-35] reads $title', ({ query, expected }) => {
    expect(asked(query)).toEqual({ page: 1, per_page: 10, ...expected });
  });

  it.each([
    'sport_id=football',
    'sport_id=-1',
    'sport_id=0',
    'page=0',
    'page=x',
    'available_time_slot_id=19',
    'date=2026-02-30',
    'date=26.11.2026',
    'date=9999-12-31',
    'facilities=pool',
    'status=unknown',
    'sort=stars',
    'sort=name',
    'sort=distance',
    'lat=41',
    'lat=99&lng=19',
    'price_max=1e9',
    'unknown=1',
    'bookmark=yes',
    'keywords=%20',
  ])('drops %s', (query) => {
    expect(parse(query)).toEqual({ filters: noFilters, pastDate: false });
  });

  it('leaves out a day that is over and says so', () => {
    expect(parse('date=2026-11-23&sport_id=1')).toEqual({ filters: { ...noFilters, sport_id: 1 }, pastDate: true });
    expect(parse('date=2026-11-24').pastDate).toBe(false);
  });

  it('shows as many venues on the map as the API gives at once', () => {
    expect(asked('view=map')).toEqual({ page: 1, per_page: 50 });
  });

  it('never throws and asks nothing that the contract refuses', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('sport_id', 'date', 'page', 'lat', 'lng', 'sort', 'facilities', 'keywords', 'price_max'),
          fc.string(),
        ),
        (query) => {
          const {
            page,
            keywords = '',
            lat = 0,
            lng = 0,
          } = toListParams(parseVenueFilters(new URLSearchParams(query), TODAY).filters);
          expect(page).toBeGreaterThanOrEqual(1);
          expect(keywords.length).toBeLessThanOrEqual(100);
          expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
        },
      ),
    );
  });
});

describe('formatVenueFilters', () => {
  it('says nothing of what is usual', () => {
    expect(formatVenueFilters(noFilters)).toBe('');
  });

  it('is read back as it was', () => {
    const whole = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined });
    const filters = fc.record({
      keywords: fc.constantFrom(undefined, 'çela & co', 'a=b,c'),
      sport_id: whole,
      city_id: whole,
      date: fc.constantFrom(undefined, TODAY, '2027-01-31'),
      available_time_slot_id: fc.option(fc.integer({ min: 1, max: 18 }), { nil: undefined }),
      facilities: fc.subarray(Object.values(Facility)).map((list) => (list.length > 0 ? list : undefined)),
      is_bookable: fc.constantFrom(undefined, true),
      price_max: whole,
      bookmark: fc.constantFrom(undefined, true),
      sort: fc.constantFrom(undefined, 'price' as const),
      page: fc.integer({ min: 1, max: 9999 }),
      view: fc.constantFrom('list' as const, 'map' as const),
      panel: fc.constantFrom(undefined, true),
    });
    fc.assert(
      fc.property(filters, (value) => {
        expect(parse(formatVenueFilters(value)).filters).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('counting', () => {
  it('counts what stands behind More', () => {
    expect(countFurther(parse('facilities=wifi,showers&is_bookable=1&price_max=2000&sport_id=1').filters)).toBe(3);
    expect(countFurther(noFilters)).toBe(0);
  });

  it('knows whether anything narrows the list', () => {
    expect(isNarrowed(parse('sort=price&page=2&view=map').filters)).toBe(false);
    expect(isNarrowed(parse('keywords=a').filters)).toBe(true);
  });

  it('puts in and takes out', () => {
    expect(toggled(undefined, 'wifi')).toEqual(['wifi']);
    expect(toggled(['wifi', 'showers'], 'wifi')).toEqual(['showers']);
    expect(toggled(['wifi'], 'wifi')).toBeUndefined();
  });
});

describe('a search for everything', () => {
  afterEach(() => {
    configureApi({});
    browserStorage.remove(storageKeys.ownSearch);
  });
  it('has no query, unless an address without one is filled with the player’s defaults', () => {
    configureApi({ isComplete: () => false });
    expect(formatVenueFilters(noFilters)).toBe('');
    browserStorage.write(storageKeys.ownSearch, 'city_id=2');
    expect(formatVenueFilters(noFilters)).toBe(''); // of a user who has signed out
    configureApi({ isComplete: () => true });
    expect(formatVenueFilters(noFilters)).toBe('all=1');
    expect(formatVenueFilters({ ...noFilters, view: 'map' })).toBe('view=map');
    configureApi({ isComplete: () => true, getModule: () => 'superuser' });
    expect(formatVenueFilters(noFilters)).toBe('');
  });
});
