import { describe, expect, it } from 'vitest';
import { asksForOwn, competitionSearch } from './competition-filters.ts';

describe('[RT-39] [ENT-177] the address of a search for competitions', () => {
  it.each([
    ['', { page: 1 }, ''],
    [
      'page=2&followed=1&phase=ongoing&city_id=1&sportId=2&keywords=liga&mine=1',
      { keywords: 'liga', sportId: 2, city_id: 1, phase: 'ongoing', mine: true, followed: true, page: 2 },
      'keywords=liga&sportId=2&city_id=1&phase=ongoing&mine=1&followed=1&page=2',
    ],
    ['sport_id=2&phase=over&mine=yes&page=0&city_id=x', { page: 1 }, ''],
  ])('?%s', (search, filters, address) => {
    const read = competitionSearch.read(new URLSearchParams(search));
    expect(read).toEqual(filters);
    expect(competitionSearch.format(read)).toBe(address);
  });

  it('says whether it asks for one’s own', () => {
    expect(asksForOwn({ page: 1 })).toBe(false);
    expect(asksForOwn({ page: 1, mine: true })).toBe(true);
    expect(asksForOwn({ page: 1, followed: true })).toBe(true);
  });
});
