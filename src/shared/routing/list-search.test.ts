import { expect, it } from 'vitest';
import { listSearch, pageOf } from './list-search.ts';
import { day, flag, oneOf, oneOfOr, page, someOf, whole, words } from './search-params.ts';

const search = listSearch({
  keywords: words,
  sport_id: whole(),
  level: oneOf(['beginner', 'advanced']),
  facilities: someOf(['wifi', 'showers']),
  from: day,
  mine: flag,
  when: oneOfOr('upcoming', ['past']),
  page,
});
const read = (query: string) => search.read(new URLSearchParams(query));

it('leaves out what is not said', () => {
  expect(read('')).toEqual({ when: 'upcoming', page: 1 });
  expect(search.none).toEqual({ when: 'upcoming', page: 1 });
  expect(search.format({})).toBe('');
});

it('drops what the API would not understand', () => {
  expect(read('keywords=%20&sport_id=-1&level=x&facilities=pool&from=2026-02-30&mine=yes&when=soon&page=0')).toEqual({
    when: 'upcoming',
    page: 1,
  });
  expect(read('from=2099-01-01').from).toBeUndefined();
});

it('is written in the order of its fields, whatever the order it is given in', () => {
  const query =
    'keywords=a+b&sport_id=2&level=advanced&facilities=wifi%2Cshowers&from=2026-11-26&mine=1&when=past&page=3';
  const filters = {
    page: 3,
    when: 'past',
    mine: true,
    from: '2026-11-26',
    facilities: ['wifi', 'showers'],
    level: 'advanced',
    sport_id: 2,
    keywords: 'a b',
  } as const;
  expect(read(query)).toEqual(filters);
  expect(search.format({ ...filters, facilities: [...filters.facilities] })).toBe(query);
});

it('is narrowed by anything but the page and what goes without saying', () => {
  expect(search.isNarrowed(read('page=4&when=upcoming'))).toBe(false);
  expect(search.isNarrowed(read('when=past'))).toBe(true);
  expect(search.isNarrowed({ ...search.none, mine: false })).toBe(false);
});

it('always says the page and its size', () => {
  expect(pageOf(read('sport_id=2'), 12)).toEqual({ page: 1, per_page: 12, sport_id: 2, when: 'upcoming' });
});
