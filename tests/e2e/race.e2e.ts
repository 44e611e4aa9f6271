import { expect, test } from '../setup/fixtures.ts';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '../setup/person.ts';
import { saved } from '../setup/saved.ts';

/** Slots of Fusha 1 that the seed keeps free: 19:00, 20:00 and 21:00 of several days. The orders in between are searched by `tests/fuzz/booking-race.test.ts`. */
const ROUNDS = process.env['TEST_FULL'] ? 20 : 5;
const slots = Array.from({ length: ROUNDS }, (_, index) => ({
  day: 25 + Math.floor(index / 3),
  slot: 14 + (index % 3),
}));
const date = (day: number) => (day <= 30 ? `2026-11-${day}` : `2026-12-0${day - 30}`);

test('two browsers confirm one slot at the same moment, several times: the server books it once, and the loser gets a message @desktop', async ({
  me,
  mock,
  secondUser,
  signIn,
  allowConsole,
}) => {
  test.setTimeout(240_000);
  allowConsole(/409/); // the browser logs the loser's answer
  await signIn('player');
  const other = await secondUser('everyone');
  // a hold would decide the race in advance
  await mock.fail('createBookingHold', 500);
  for (const { day, slot } of slots) {
    const ready = await Promise.all([openSheet(me.page, date(day), slot), openSheet(other.page, date(day), slot)]);
    await Promise.all(ready.map((confirm) => confirm.click()));
    const outcomes = await Promise.all([outcomeAt(me.page), outcomeAt(other.page)]);
    expect(outcomes.toSorted(), `${date(day)}, slot ${slot}`).toEqual(['booked', 'lost']);
    const statuses = (await mock.calls('createBooking')).map(({ status }) => status);
    expect(
      statuses.toSorted((a, b) => a - b),
      `${date(day)}, slot ${slot}`,
    ).toEqual([201, 409]);
    await giveBack(outcomes[0] === 'booked' ? me : other, date(day), slot);
    await me.context.request.delete('/__mock/calls'); // only the last hundred are kept
  }
});

async function openSheet(page: Page, day: string, slot: number): Promise<Locator> {
  await page.goto(`venue/fusha-e-liqenit?date=${day}&court=1&slot=${slot}&slots=1&book=1`);
  const confirm = page
    .getByRole('dialog', { name: 'Confirm booking' })
    .getByRole('button', { name: 'Confirm booking' });
  await expect(confirm).toBeEnabled();
  return confirm;
}

async function outcomeAt(page: Page): Promise<'booked' | 'lost'> {
  const booked = page.getByRole('status').filter({ hasText: /Booking (confirmed|requested)/ });
  const lost = page.getByText('This time slot has just been taken.');
  await expect(booked.or(lost).first()).toBeVisible();
  await saved(page);
  return (await booked.isVisible()) ? 'booked' : 'lost';
}

/** Nobody may hold more than five bookings at a venue: the winner cancels, within the hour of grace. */
async function giveBack({ page }: Person, day: string, slot: number): Promise<void> {
  const status = await page.evaluate(
    async ([wanted, time]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('fusha-token')}`,
        'Content-Type': 'application/json',
      };
      const list = await fetch('/api/bookings?when=upcoming&per_page=50&module=base', { headers });
      const { data } = (await list.json()) as {
        data: { bookings: { id: number; date: string; court: { id: number }; time_slot: { id: number } }[] };
      };
      const mine = data.bookings.find(
        (booking) => booking.date === wanted && booking.court.id === 1 && booking.time_slot.id === time,
      );
      const answer = await fetch(`/api/booking/${mine?.id}/cancel`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ module: 'base' }),
      });
      return answer.status;
    },
    [day, slot] as const,
  );
  expect(status).toBe(200);
}
