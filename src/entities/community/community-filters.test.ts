import { describe, expect, it } from 'vitest';
import { communitySearch } from './community-filters.ts';

const read = (query: string) => communitySearch.read(new URLSearchParams(query));
const FULL = 'keywords=E+enjte&sport_id=1&city_id=3&mine=1&page=2';

describe('the search of /communities', () => {
  it('[RT-31] is read from the address and written back the same', () => {
    expect(read(FULL)).toEqual({ keywords: 'E enjte', sport_id: 1, city_id: 3, mine: true, page: 2 });
    expect(communitySearch.format(read(FULL))).toBe(FULL);
  });
  it('leaves out what the API would not understand', () => {
    expect(read('sport_id=x&city_id=-1&mine=yes&page=0&keywords=+')).toEqual({ page: 1 });
    expect(communitySearch.format(read('page=1'))).toBe('');
  });
  it('knows what narrows the list', () => {
    expect([communitySearch.isNarrowed(read('page=3')), communitySearch.isNarrowed(read('mine=1'))]).toEqual([
      false,
      true,
    ]);
  });
});
