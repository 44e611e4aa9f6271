import { describe, expect, it } from 'vitest';
import { eventSearch } from './event-filters.ts';

const read = (query: string) => eventSearch.read(new URLSearchParams(query));
const FULL =
  'keywords=E+enjte&sport_id=1&city_id=3&kind=training&when=past&from=2026-11-01&to=2026-11-20&mine=1&page=2';

describe('the search of /events', () => {
  it('[RT-12] is read from the address and written back the same', () => {
    expect(eventSearch.format(read(FULL))).toBe(FULL);
  });
  it('leaves out what the API would not understand', () => {
    const wrong =
      'sport_id=x&city_id=-1&kind=party&when=upcoming&from=2026-02-30&to=2100-01-01&mine=yes&page=0&keywords=+';
    expect(read(wrong)).toEqual({ page: 1 });
    expect(read('from=2026-11-20&to=2026-11-19')).toEqual({ from: '2026-11-20', page: 1 });
    expect(eventSearch.format(read('page=1'))).toBe('');
  });
  it('knows what narrows the list', () => {
    expect([eventSearch.isNarrowed(read('page=3')), eventSearch.isNarrowed(read('when=past'))]).toEqual([false, true]);
  });
});
