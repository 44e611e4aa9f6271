import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_TASKS, readBookingDialog, withBookingDialog } from './booking-dialog-address.ts';

describe('the address of a booking’s dialog', () => {
  it('opens one booking', () => expect(readBookingDialog('?booking=7')).toEqual({ booking: 7, task: 'details' }));
  it('is closed without a booking', () => expect(readBookingDialog('?do=cancel').booking).toBeNull());
  it.each(['', 'abc', '0', '1e3', '-1', '9'.repeat(20)])('booking "%s" is one that nobody has', (id) =>
    expect(readBookingDialog(`?booking=${id}`).booking).toBe(0),
  );
  it('an unknown task shows the booking', () =>
    expect(readBookingDialog('?booking=7&do=delete')).toEqual({ booking: 7, task: 'details' }));

  it('leaves the list’s own address alone', () => {
    const list = '?tab=past&page=2';
    const open = withBookingDialog(list, { booking: 7, task: 'cancel' });
    expect(open).toBe('?tab=past&page=2&booking=7&do=cancel');
    expect(withBookingDialog(open, { booking: 7, task: 'details' })).toBe('?tab=past&page=2&booking=7');
    expect(withBookingDialog(open, null)).toBe(list);
    expect(withBookingDialog('?booking=7', null)).toBe('');
  });

  it('is read as it was written', () => {
    const dialog = fc.record({ booking: fc.integer({ min: 1 }), task: fc.constantFrom(...BOOKING_TASKS) });
    fc.assert(
      fc.property(dialog, (one) => {
        expect(readBookingDialog(withBookingDialog('?tab=past', one))).toEqual(one);
      }),
    );
  });
});
