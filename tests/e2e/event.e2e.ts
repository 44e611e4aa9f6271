import type { Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import { expect, test } from '../setup/fixtures.ts';
import type { Person } from '../setup/person.ts';
import { saved } from '../setup/saved.ts';
import { number, password, PASSWORD, press } from '../setup/sign-in-steps.ts';

/** Two play tennis; one seat is left. */
const TENNIS = 'event/15/info';
/** Arben Hoxha's: he approves who comes; Era Krasniqi is invited. */
const FRIENDLY = 'event/7/info';

const answers = (page: Page): Locator => page.getByRole('group', { name: 'Are you coming?' });
const answer = (page: Page, name: string): Locator => answers(page).getByRole('button', { name, exact: true });
const isPressed = (page: Page, name: string) => expect(answer(page, name)).toHaveAttribute('aria-pressed', 'true');
const waiting = (page: Page): Locator => page.getByText('You are number 1 on the waiting list');

/** Opens an event once its room is joined: what others do from then on arrives. */
async function openEvent(page: Page, address: string): Promise<void> {
  const room = `"event-${/\d+/.exec(address)?.[0]}"`;
  const joined = page.waitForResponse(
    (response) =>
      response.url().includes('/realtime/join-room') && (response.request().postData() ?? '').includes(room),
  );
  await page.goto(address);
  await joined;
  await expect(answers(page)).toBeVisible();
}

test('[COM-04] of two who ask for the last seat at once one gets it, the other is next, and gets it live when the first one leaves', async ({
  me,
  secondUser,
  axe,
  assertSane,
}) => {
  await me.signIn('player');
  await me.language('en');
  const other = await secondUser('teamCaptain');
  await other.language('en');
  const pages = [me.page, other.page];
  for (const page of pages) await openEvent(page, TENNIS);
  await expect(me.page.getByText('1 of 2 going')).toBeVisible();
  await Promise.all(pages.map((page) => answer(page, 'Going').click()));
  // both show a seat until the server has answered
  await expect.poll(async () => (await waiting(me.page).count()) + (await waiting(other.page).count())).toBe(1);
  const [winner, next] = (await waiting(me.page).count()) === 1 ? [other.page, me.page] : [me.page, other.page];
  await isPressed(winner, 'Going');
  await isPressed(next, 'Going');
  for (const page of pages) await expect(page.getByText('2 of 2 going · 1 waiting')).toBeVisible();
  await expect(next.getByText('You move up when a place is free, and get a notification.')).toBeVisible();
  await axe();
  await assertSane();

  await answer(winner, 'Not going').click();
  await isPressed(winner, 'Not going');
  await expect(next.getByText('You have a place now: you moved up from the waiting list.')).toBeVisible();
  await expect(waiting(next)).toHaveCount(0);
  await isPressed(next, 'Going');
  await expect(winner.getByRole('link', { name: '2 of 2 going', exact: true })).toBeVisible();
  await saved(next);
  await next.goto('notifications');
  await expect(next.getByRole('link', { name: /You have a place now: Tenis në Vlorë: kush luan\?/ })).toBeVisible();
});

test('[COM-04] [RT-25] [RT-29] a guest who answers is asked to sign in, and comes back to the answer', async ({
  page,
  mock,
}) => {
  await mock.speak(await mock.become('player'), 'en');
  await page.goto('event/14');
  await expect(page).toHaveURL(/\/app\/event\/14\/info$/);
  await answer(page, 'Going').click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt).toContainText('Answer whether you come: Basketboll i hapur');
  await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/app/auth/login?returnTo=%2Fevent%2F14%2Finfo',
  );

  await prompt.getByRole('link', { name: 'Sign in' }).click();
  await number(page).fill('690000001');
  await password(page).fill(PASSWORD);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/app\/event\/14\/info$/);
  await answer(page, 'Going').click();
  await expect(page.getByRole('link', { name: '5 of 10 going' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Guests you bring' }).getByText('+2').click();
  await expect(page.getByRole('link', { name: '7 of 10 going' })).toBeVisible();
  await saved(page);
  await page.reload();
  await isPressed(page, 'Going');
  await expect(page.getByRole('radio', { name: '+2' })).toBeChecked();
});

test('[COM-08] an event that is cancelled says so to everybody, live and in their list, with the reason', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('player');
  await language('en');
  const invited = await secondUser('everyone');
  await invited.language('en');
  await openEvent(invited.page, FRIENDLY);
  await page.goto(FRIENDLY);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel event' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('Parashikohet shi.');
  await question.getByRole('button', { name: 'Cancel event' }).click();
  for (const one of [page, invited.page]) {
    await expect(one.getByText('This event is cancelled')).toBeVisible();
    await expect(one.getByText('Parashikohet shi.')).toBeVisible();
    await expect(answers(one)).toHaveCount(0);
  }
  // no button that opens it: its page is open
  await expect(invited.page.getByRole('region', { name: 'Messages' })).toHaveText('An event is cancelled.');
  await invited.page.goto('notifications');
  await expect(invited.page.getByRole('link', { name: /Cancelled: Futboll miqësor për çdo moshë/ })).toBeVisible();
});

/** Arben Hoxha's pending booking at Arena Dajti becomes an event; returns its id and how the venue declines the booking. */
async function onPendingCourt(host: Person): Promise<{ id: number; decline: () => Promise<void> }> {
  const token = await host.mock.become('player');
  const headers = { authorization: `Bearer ${token}` };
  const { request } = host.context;
  const listed = await request.get('/api/bookings?module=base&per_page=50', { headers });
  // our own mock's answers
  const { data } = (await listed.json()) as {
    data: { bookings: { id: number; status: string; venue: { id: number; slug: string } }[] };
  };
  const booking = data.bookings.find(({ status, venue }) => status === 'Pending' && venue.slug === 'arena-dajti');
  if (!booking) throw new Error('no pending booking at Arena Dajti');
  const made = await request.post('/api/events', {
    headers,
    data: {
      module: 'base',
      owner_type: 'base',
      title: 'Pesë kundër pesë',
      kind: 'open-game',
      sport_id: 1,
      capacity: 10,
      gender: 'mixed',
      visibility: 'public',
      join_policy: 'open',
      booking_id: booking.id,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { event } = ((await made.json()) as { data: { event: { id: number } } }).data;
  return {
    id: event.id,
    decline: async () => {
      const venue = await host.mock.become('owner');
      const declined = await request.post(`/api/mod-venue/venue/${booking.venue.id}/booking/${booking.id}/cancel`, {
        headers: { authorization: `Bearer ${venue}` },
        data: { module: 'venue', reason: 'Fusha është në riparim.', scope: 'session' },
      });
      expect(declined.status(), await declined.text()).toBe(200);
    },
  };
}

test('[COM-08] an event whose court the venue declines keeps its people, tells them, and gets a court that is booked in its form', async ({
  me,
  secondUser,
}) => {
  await me.signIn('player');
  await me.language('en');
  const { id, decline } = await onPendingCourt(me);
  const other = await secondUser('teamCaptain');
  await other.language('en');
  await openEvent(me.page, `event/${id}/info`);
  await openEvent(other.page, `event/${id}/info`);
  await expect(other.page.getByText('Waiting for the venue')).toBeVisible();
  await answer(other.page, 'Going').click();
  await expect(me.page.getByRole('link', { name: '2 of 10 going' })).toBeVisible();
  await decline();
  for (const { page } of [me, other]) {
    await expect(page.getByText('No court yet').first()).toBeVisible();
    await expect(page.getByText('Waiting for the venue')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '2 of 10 going' })).toBeVisible();
    await saved(page);
    await page.goto('notifications');
    await expect(page.getByRole('link', { name: /No court yet: Pesë kundër pesë/ })).toHaveCount(1);
  }
  await openEvent(other.page, `event/${id}/info`);
  await expect(other.page.getByRole('button', { name: 'Set court or place' })).toHaveCount(0);
  await me.page.goto(`event/${id}/info`);
  await bookInItsForm(me.page);
  for (const { page } of [me, other]) {
    await expect(page.getByText('No court yet')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Fusha e Liqenit' })).toBeVisible();
    await expect(page.getByRole('link', { name: '2 of 10 going' })).toBeVisible();
  }
  await other.page.goto('notifications');
  await expect(other.page.getByRole('link', { name: /Pesë kundër pesë/ })).toHaveCount(2);
});

/** From the place that is missing on the page of an event, through its form, to the first free time of another venue. */
async function bookInItsForm(page: Page): Promise<void> {
  const set = page.getByRole('button', { name: 'Set court or place' });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await set.click();
  await expect(page).toHaveURL(/\/info\?do=edit$/);
  await page.goBack();
  await expect(set).toBeFocused();
  await set.click();
  const form = dialog('Edit event');
  await form.getByRole('radio', { name: 'Court', exact: true }).click();
  await form.getByRole('button', { name: 'Book a court' }).click();
  await dialog('Book a court')
    .getByRole('button', { name: /^Fusha e Liqenit/ })
    .click();
  const times = dialog('Fusha e Liqenit');
  await times
    .getByRole('button', { name: /^\d\d:00/ })
    .first()
    .click();
  await times.getByRole('button', { name: 'Book', exact: true }).click();
  await dialog('Confirm booking').getByRole('button', { name: 'Confirm booking' }).click();
  await expect(form.getByRole('button', { pressed: true })).toContainText('Fusha e Liqenit');
  await expect(page).toHaveURL(/\/info\?do=edit$/);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/info$/);
}

test('[COM-06] an event is shared as a text for a chat, with its link once, and as a QR code, and goes into the calendar', async ({
  page,
  context,
  signIn,
  language,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // no share sheet: the text is copied
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
  });
  await signIn('player');
  await language('en');
  await page.goto('event/3/info');
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Text copied to clipboard.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toEqual([
    '⚽ Futboll i së enjtes 7×7',
    '📅 Thursday, November 26, 20:00–21:00',
    '📍 Qendra Sportive Kombinati Veri, Fusha 1',
    '👥 14/14 players · 3 waiting',
    '💰 ALL 300 per person',
    expect.stringMatching(/^http:\/\/[^/]+\/app\/event\/3\/info$/),
  ]);
  await page.goto('event/3/info?from=chat');
  await page.getByRole('button', { name: 'Show QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR code of Futboll i së enjtes 7×7' });
  const url = new URL('event/3/info', page.url().replace(/event.*/, '')).href;
  await expect(dialog.getByText(url, { exact: true })).toBeVisible();
  // what is drawn is the code of that address
  const rows = encode(url, { border: 4 }).data;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const code = dialog.getByRole('img', { name: 'QR code of Futboll i së enjtes 7×7' });
  await expect(code.locator('path').last()).toHaveAttribute('d', dark.join(''));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('fusha-2026-11-26-event-3.ics');
});
