import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { openOwnVenue } from '../setup/managed-venue.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

const rule = (page: Page, name: string) => page.getByRole('combobox', { name });

test('[API-22] [ENT-156] rules are saved in one call, and players read them and book by them', async ({
  page,
  signIn,
  language,
  secondUser,
  axe,
}) => {
  const player = await secondUser('player');
  await player.page.goto('venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14');
  await expect(player.page.getByRole('button', { name: 'Every week' })).toBeVisible();

  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Booking rules');
  const sent = sentTo(page, '/settings/bulk-upsert');
  await rule(page, 'Last moment to cancel for free').selectOption('6 hours before the start');
  await page.getByRole('switch', { name: 'Weekly bookings' }).click();
  await page.getByRole('button', { name: 'Increase: One-off bookings at once' }).click();
  await axe();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The booking rules are saved.' })).toBeVisible();
  expect(sent).toEqual([
    {
      module: 'venue',
      scope: 'venue',
      scope_id: 1,
      settings: {
        'booking.booking_confirmation': 'auto',
        'booking.min_lead_minutes': 60,
        'booking.max_advance_days': 30,
        'booking.cancel_cutoff_hours': 6,
        'booking.cancel_grace_minutes': 60,
        'booking.weekly_allowed': false,
        'booking.max_active_per_user': 6,
      },
    },
  ]);

  await player.page.reload();
  const rules = player.page.getByRole('main').getByRole('listitem');
  await expect(rules.filter({ hasText: 'Cancel for free up to 6 hours before the start.' })).toBeVisible();
  await expect(rules.filter({ hasText: 'No weekly bookings here.' })).toBeVisible();
  await expect(rules.filter({ hasText: 'Up to 6 bookings at once.' })).toBeVisible();
  await expect(player.page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await expect(player.page.getByRole('button', { name: 'Every week' })).toHaveCount(0);
});

test('[API-22] a refused value is said beside its rule, and nothing is saved', async ({
  page,
  signIn,
  language,
  mock,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Booking rules');
  // the server offers fewer values than the contract allows
  await rule(page, 'Days ahead').evaluate((select: HTMLSelectElement) => {
    select.add(new Option('45 days', '45'));
  });
  await rule(page, 'Last moment to book').selectOption('Until the start');
  await rule(page, 'Days ahead').selectOption('45');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(rule(page, 'Days ahead')).toHaveAccessibleDescription('This value is not valid');
  await expect(rule(page, 'Days ahead')).toBeFocused();
  expect((await mock.calls('bulkUpsertSettings')).map(({ status }) => status)).toEqual([422]);
  await expect(rule(page, 'Last moment to book')).toHaveValue('0');
});

test('what was chosen and not saved is there again after a reload', async ({ page, signIn, language }) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Booking rules');
  await rule(page, 'Days ahead').selectOption('60 days');
  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(rule(page, 'Days ahead')).toHaveValue('60');
  await expect(page.getByText('You can book up to 60 days ahead.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(rule(page, 'Days ahead')).toHaveValue('30');
});
