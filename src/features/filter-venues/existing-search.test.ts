import { describe, expect, it } from 'vitest';
import { formatVenueFilters, noFilters, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { existingFilters } from './existing-search.tsx';

const option = (value: number) => ({ value, label: '' });
const known = { sports: [1, 4].map(option), cities: [option(2)] };
const left = (asked: Partial<VenueFilters>, existing = known) =>
  formatVenueFilters(existingFilters({ ...noFilters, ...asked }, existing));

describe('of a search', () => {
  it('an unknown sport or city is left out', () => {
    expect(left({ sport_id: 999, city_id: 2, keywords: 'a' })).toBe('keywords=a&city_id=2');
    expect(left({ sport_id: 4, city_id: 99 })).toBe('sport_id=4');
  });
  it('nothing is left out before it is known what there is', () => {
    expect(
      formatVenueFilters(
        existingFilters({ ...noFilters, sport_id: 9, city_id: 9, page: 9 }, { sports: [], cities: [] }),
      ),
    ).toBe('sport_id=9&city_id=9&page=9');
  });
});
