import { expect, it } from 'vitest';
import { readDecisionInHand, searchOfDecision } from './decision-address.ts';

it.each([
  ['', null, ''],
  ['accept=12', { decision: 'accepted', id: 12 }, '?accept=12'],
  ['page=2&decline=3', { decision: 'rejected', id: 3 }, '?page=2&decline=3'],
  ['accept=x', null, ''],
] as const)('[RT-35] the decision that the address %j opens', (address, inHand, written) => {
  const search = new URLSearchParams(address);
  expect(readDecisionInHand(search)).toEqual(inHand);
  expect(searchOfDecision(inHand, search)).toBe(written);
});

it('one decision at a time', () => {
  expect(searchOfDecision({ decision: 'rejected', id: 4 }, new URLSearchParams('accept=12'))).toBe('?decline=4');
});
