import { expect, it } from 'vitest';
import type { Booking } from '../../../shared/api/generated/model';
import { handoverSide } from './handover-side.ts';

// only whom it is from and to is read
const offered = { handover: { from: { id: 1 }, to: { id: 3 } } } as Booking;

it.each([
  ['whoever offers it', offered, 1, 'given'],
  ['whom it is offered to', offered, 3, 'received'],
  ['anybody else', offered, 2, null],
  ['a guest', offered, undefined, null],
  ['anybody, without an offer', { handover: null }, 1, null],
])('the side of %s', (_, booking, user, side) => expect(handoverSide(booking, user)).toBe(side));
