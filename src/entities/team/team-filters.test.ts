import { describe, expect, it } from 'vitest';
import { asksForOwn, teamSearch } from './team-filters.ts';

const read = (query: string) => teamSearch.read(new URLSearchParams(query));
const FULL = 'keywords=Kalaja+United&sportId=1&city_id=3&level=competitive&bookmark=1&mine_as_admin=1&page=2';

describe('the search of /teams', () => {
  it('[RT-09] is read from the address and written back the same', () => {
    expect(read(FULL)).toEqual({
      keywords: 'Kalaja United',
      sportId: 1,
      city_id: 3,
      level: 'competitive',
      bookmark: true,
      mine_as_admin: true,
      page: 2,
    });
    expect(teamSearch.format(read(FULL))).toBe(FULL);
  });
  it('leaves out what the API would not understand', () => {
    expect(read('sportId=x&city_id=-1&level=best&bookmark=yes&page=0&keywords=+')).toEqual({ page: 1 });
    expect(teamSearch.format(read('page=1'))).toBe('');
  });
  it('knows what narrows the list, and what needs an account', () => {
    expect([teamSearch.isNarrowed(read('page=3')), teamSearch.isNarrowed(read('level=competitive'))]).toEqual([
      false,
      true,
    ]);
    expect([
      asksForOwn(read('sportId=1')),
      asksForOwn(read('bookmark=1')),
      asksForOwn(read('mine_as_admin=1')),
    ]).toEqual([false, true, true]);
  });
});
