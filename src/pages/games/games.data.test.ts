import { describe, expect, it } from 'vitest';
import { gameSearch } from './games.data.ts';

describe('[RT-07] the address of one’s games', () => {
  it.each([
    ['', { when: 'upcoming', page: 1 }, ''],
    ['when=past&sport_id=2&page=3', { when: 'past', sport_id: 2, page: 3 }, 'when=past&sport_id=2&page=3'],
    ['when=live', { when: 'live', page: 1 }, 'when=live'],
    ['when=upcoming&page=1', { when: 'upcoming', page: 1 }, ''],
    ['when=yesterday&sport_id=x&page=0', { when: 'upcoming', page: 1 }, ''],
  ])('?%s', (search, filters, address) => {
    const read = gameSearch.read(new URLSearchParams(search));
    expect(read).toEqual(filters);
    expect(gameSearch.format(read)).toBe(address);
  });
});
