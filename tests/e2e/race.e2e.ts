import { expect, test } from '../setup/fixtures.ts';
import type { Page } from '@playwright/test';
import type { Person } from '../setup/person.ts';

/** Twenty slots of Fusha 1 that the seed keeps free: 19:00, 20:00 and 21:00 of seven days. */
const slots = Array.from({ length: 20 }, (_, index) => ({ day: 25 + Math.floor(index / 3), slot: 14 + (index % 3) }));
const date = (day: number) => (day <= 30 ? `2026-11-${day}` : `2026-12-0${day - 30}`);

test('two browsers race for one slot, 20 times: one winner each time, the loser is told @desktop', async ({ me, secondUser, signIn, allowConsole }) => {
  test.setTimeout(240_000);
  allowConsole(/409/); // the browser's own line about the answer that the loser gets
  await signIn('player');
  const other = await secondUser('everyone');
  const wins = { player: 0, everyone: 0 };
  for (const { day, slot } of slots) {
    const outcomes = await Promise.all([raceFor(me.page, date(day), slot), raceFor(other.page, date(day), slot)]);
    expect(outcomes.toSorted(), `${date(day)}, slot ${slot}`).toEqual(['booked', 'lost']);
    const winner = outcomes[0] === 'booked' ? me : other;
    wins[winner === me ? 'player' : 'everyone'] += 1;
    await giveBack(winner, date(day), slot);
  }
  expect(wins.player + wins.everyone).toBe(20);
});

async function raceFor(page: Page, day: string, slot: number): Promise<'booked' | 'lost'> {
  await page.goto(`venue/fusha-e-liqenit?date=${day}&court=1&slot=${slot}&slots=1&book=1`);
  const dialog = page.getByRole('dialog', { name: 'Confirm booking' });
  const confirm = dialog.getByRole('button', { name: 'Confirm booking' });
  const booked = page.getByRole('status').filter({ hasText: /Booking (confirmed|requested)/ });
  const lost = page.getByText('This time slot has just been taken.');
  await expect(confirm.or(lost).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click().catch(() => {}); // the hold may be lost in the same moment
  await expect(booked.or(lost).first()).toBeVisible();
  return (await booked.isVisible()) ? 'booked' : 'lost';
}

/** Nobody may hold more than five bookings at a venue: the winner cancels, within the hour of grace. */
async function giveBack({ page }: Person, day: string, slot: number): Promise<void> {
  const status = await page.evaluate(
    async ([wanted, time]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('fusha-token')}`, 'Content-Type': 'application/json' };
      const list = await fetch('/api/bookings?when=upcoming&per_page=50&module=base', { headers });
      const { data } = (await list.json()) as { data: { bookings: { id: number; date: string; court: { id: number }; time_slot: { id: number } }[] } };
      const mine = data.bookings.find((booking) => booking.date === wanted && booking.court.id === 1 && booking.time_slot.id === time);
      const answer = await fetch(`/api/booking/${mine?.id}/cancel`, { method: 'POST', headers, body: JSON.stringify({ module: 'base' }) });
      return answer.status;
    },
    [day, slot] as const,
  );
  expect(status).toBe(200);
}
