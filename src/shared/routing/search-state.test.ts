import { expect, it } from 'vitest';
import { flag, id, named, oneOfOr } from './search-params.ts';
import { searchState, toAddress } from './search-state.ts';

const state = searchState({
  courtId: named('court', id),
  view: oneOfOr('day', ['week']),
  onlyFree: named('free', flag),
});
const at = (text: string) => new URLSearchParams(text);

it('reads each field by its parameter', () => {
  expect(state.read(at('court=5&view=week&free=1'))).toEqual({ courtId: 5, view: 'week', onlyFree: true });
  expect(state.read(at('court=x&view=year&free=2'))).toEqual({ courtId: null, view: 'day', onlyFree: false });
});

it('changes one field and leaves what it does not own', () => {
  expect(String(state.write(at('booking=7&court=5&view=week'), { view: 'day' }))).toBe('booking=7&court=5');
  expect(String(state.write(at('booking=7'), { courtId: 9 }))).toBe('booking=7&court=9');
});

it('says only itself', () => {
  expect(state.format({ view: 'week', courtId: 5 })).toBe('court=5&view=week');
  expect([toAddress(at('a=1')), toAddress(at(''))]).toEqual(['?a=1', '']);
});
