import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { PICTURE, sentTo } from '../setup/sign-in-steps.ts';

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Events' }).getByRole('article');
const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Create event' });
/** What was really sent: preflights have no body. */
const bodies = (sent: readonly unknown[]) => sent.filter(Boolean);

test('[RT-12] events are found by filters that stand in the address', async ({ page, axe, assertSane }) => {
  await page.goto('events?kind=party&page=0');
  await expect(page).toHaveTitle('Events · Fusha');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today');
  await axe();
  await assertSane();
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await page.getByRole('option', { name: 'Tryout' }).click();
  await expect(page).toHaveURL(/\/app\/events\?kind=tryout$/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'When', exact: true }).click();
  await page.getByRole('button', { name: 'This weekend' }).click();
  await expect(page).toHaveURL(/\/app\/events\?kind=tryout&from=2026-11-28&to=2026-11-29$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'When: This weekend' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('no such event');
  await expect(page.getByText('No events match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/app\/events$/);
  await page.getByRole('button', { name: 'My events' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
});

test('[RT-12] what waits for an answer comes first among one’s own events', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('events');
  await page.getByRole('button', { name: 'My events' }).click();
  await expect(page).toHaveURL(/\/app\/events\?mine=1$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Waiting for your answer');
  await expect(cards(page).first()).toContainText('You are invited');
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/event\/\d+\/info$/);
});

test('[COM-08] [I18N-01] a court is booked from within the form of an event, in Albanian on a phone @phone', async ({
  page,
  signIn,
  language,
  theme,
}) => {
  await signIn('player');
  await language('sq');
  await theme('dark');
  await page.goto('events');
  const sent = sentTo(page, '/events');
  await page.getByRole('button', { name: 'Krijo aktivitet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Krijo aktivitet' });
  await dialog.getByLabel('Titulli').fill('Futboll i së premtes');
  await dialog.getByLabel('Sporti').selectOption({ label: 'Futboll' });
  await dialog.getByRole('button', { name: 'Vazhdo' }).click();
  await expect(page).toHaveURL(/do=create&step=where$/);
  await dialog.getByRole('button', { name: 'Rezervo një fushë' }).click();
  await page
    .getByRole('dialog', { name: 'Rezervo një fushë' })
    .getByRole('button', { name: /^Arena Dajti/ })
    .click();
  const times = page.getByRole('dialog', { name: 'Arena Dajti' });
  await times.getByRole('button', { name: 'e premte, 27 nëntor 2026' }).click();
  await times
    .getByRole('group', { name: /^Fusha B/ })
    .getByRole('button', { name: /^16:00/ })
    .click();
  await times.getByRole('button', { name: 'Rezervo', exact: true }).click();
  await expect(page).toHaveURL(/&book=1$/);
  await page.getByRole('button', { name: 'Konfirmo rezervimin' }).click();
  // back in the form, which has the place
  await expect(page).toHaveURL(/do=create&step=where$/);
  const chosen = dialog.getByRole('button', { name: /27 nëntor, 16:00–17:00/, pressed: true });
  await expect(chosen).toContainText('Arena Dajti');
  await dialog.getByRole('button', { name: 'Vazhdo' }).click();
  await expect(dialog.getByLabel(/^Çmimi për të gjithë/)).toHaveValue('4200');
  await dialog.getByRole('spinbutton', { name: 'Vende' }).fill('14');
  await expect(
    dialog.getByText('Fusha kushton 4200 Lekë. 300 Lekë për person kur mbushen të 14 vendet.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Krijo aktivitet' }).click();
  await expect(page.getByText('Aktiviteti u krijua.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/event\/\d+\/info$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Futboll i së premtes' })).toBeVisible();
  expect(bodies(sent)).toEqual([
    expect.objectContaining({
      module: 'base',
      owner_type: 'base',
      title: 'Futboll i së premtes',
      booking_id: expect.any(Number),
      capacity: 14,
      price_total: 4200,
    }),
  ]);
  // going back does not open the form again
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/events$/);
});

test('[COM-08] [COM-02] a booking becomes an event of a community with a picture, and leads to it', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('player');
  await page.goto('bookings');
  const row = page.getByRole('listitem').filter({ hasText: '17:00–18:00' }).first();
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Make it an event' }).click();
  await expect(page).toHaveURL(/\/app\/events\?do=create&booking=\d+$/);
  await form(page).getByLabel('Title').fill('Basket në mbrëmje');
  await form(page).getByLabel('Create as').selectOption({ label: 'Community: Basketi i Lagjes' });
  await form(page).getByLabel('Description').fill('Sillni ujë.');
  await form(page).locator('input[type=file]').setInputFiles(PICTURE);
  await expect(form(page).getByRole('button', { name: 'Change picture' })).toBeVisible();
  await axe();
  await form(page).getByRole('button', { name: 'Next' }).click();
  await expect(form(page).getByRole('button', { name: /17:00–18:00/, pressed: true })).toBeVisible();
  await axe();
  await form(page).getByRole('button', { name: 'Next' }).click();
  await expect(form(page).getByLabel('Who can see it')).toHaveValue('community');
  await axe();
  await form(page).getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(/\/app\/event\/\d+\/info$/);
  const { pathname } = new URL(page.url());
  const picture = await page.getByRole('region', { name: 'About' }).locator('img').getAttribute('src');
  expect(picture).toMatch(/^data:image\//);
  await saved(page);
  await page.goto('bookings');
  await row.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Make it an event' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'See event' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  await page.goto('community/2/events');
  const card = cards(page).filter({ hasText: 'Basket në mbrëmje' });
  await expect(card.locator('img')).toHaveAttribute('src', picture ?? '');
});

test('[COM-08] what is refused is said beside its field, and what was typed stays', async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto('events?do=create');
  const sent = sentTo(page, '/events');
  await form(page).getByRole('button', { name: 'Next' }).click();
  await expect(form(page).getByLabel('Sport')).toHaveAccessibleDescription('Sport is required.');
  await form(page).getByLabel('Title').fill('Dy ngjarje, një fushë');
  await form(page).getByLabel('Sport').selectOption({ label: 'Football' });
  await form(page).getByRole('button', { name: 'Next' }).click();
  await form(page).getByRole('button', { name: 'Next' }).click();
  await expect(form(page).getByText('Choose a booking, or book a court.')).toBeVisible();
  const booking = form(page).getByRole('list', { name: 'Your bookings' }).getByRole('button').first();
  await booking.click();
  await form(page).getByRole('button', { name: 'Next' }).click();
  await expect(form(page).getByRole('heading', { name: 'Who' })).toBeVisible();

  // on another device the same booking becomes an event first
  const other = await secondUser('player');
  await other.page.goto('events?do=create');
  const second = form(other.page);
  await second.getByLabel('Title').fill('E para');
  await second.getByLabel('Sport').selectOption({ label: 'Football' });
  await second.getByRole('button', { name: 'Next' }).click();
  await second.getByRole('list', { name: 'Your bookings' }).getByRole('button').first().click();
  await second.getByRole('button', { name: 'Next' }).click();
  await second.getByRole('button', { name: 'Create event' }).click();
  await expect(other.page).toHaveURL(/\/app\/event\/\d+\/info$/);

  await form(page).getByRole('button', { name: 'Create event' }).click();
  // the form goes back to the step of the field
  await expect(page).toHaveURL(/do=create&step=where$/);
  await expect(form(page).getByText('This booking already has an event.')).toBeVisible();
  await form(page).getByRole('radio', { name: 'Other place' }).check();
  await form(page).getByLabel('Name of the place').fill('Parku i Madh');
  await form(page).getByRole('button', { name: 'Next' }).click();
  await form(page).getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dy ngjarje, një fushë' })).toBeVisible();
  expect(bodies(sent)).toHaveLength(2);
});

test('[COM-08] a changed event tells its people, if that is wanted', async ({ page, signIn, secondUser }) => {
  await signIn('player');
  await page.goto('event/7/info?do=edit');
  const dialog = page.getByRole('dialog', { name: 'Edit event' });
  const sent = sentTo(page, '/event/7');
  await dialog.getByLabel('Title').fill('Futboll me re');
  await dialog.getByRole('checkbox', { name: 'Tell the participants' }).uncheck();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The event is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Futboll me re' })).toBeVisible();
  const invited = await secondUser('everyone');
  const notices = invited.page.getByRole('main').getByRole('listitem');
  await invited.page.goto('notifications');
  await expect(notices.first()).toBeVisible();
  await expect(notices.filter({ hasText: /(Changed|New time): Futboll me re/ })).toHaveCount(0);

  await saved(page);
  await page.goto('event/7/info?do=edit');
  await dialog.getByRole('textbox', { name: 'Start' }).fill('18:00');
  await dialog.getByRole('textbox', { name: 'End' }).fill('20:00');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  expect(bodies(sent)).toEqual([
    { module: 'base', title: 'Futboll me re', notify: false },
    expect.objectContaining({ module: 'base', starts_at: '2026-11-27T18:00:00+01:00', notify: true }),
  ]);
  await invited.page.reload();
  await expect(notices.filter({ hasText: 'New time: Futboll me re' })).toBeVisible();
});

test('[COM-08] a cancelled event frees its court, and no next one is made', async ({ page, signIn, secondUser }) => {
  await signIn('teamAdmin');
  await page.goto('event/3/info?do=cancel');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this event?' });
  const sent = sentTo(page, '/event/3/cancel');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Field is required\.$/);
  await dialog.getByLabel('Reason').fill('Fusha është e lagur.');
  await dialog.getByRole('radio', { name: 'Cancel the booking' }).check();
  await dialog.getByRole('checkbox', { name: 'End the weekly game too' }).check();
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByText('The event is cancelled.')).toBeVisible();
  expect(bodies(sent)).toEqual([{ module: 'base', reason: 'Fusha është e lagur.', court: 'free', ends_series: true }]);
  await saved(page);
  await page.goto('bookings?tab=past&status=unbooked');
  await expect(page.getByRole('listitem').filter({ hasText: '20:00–21:00' }).first()).toContainText('by you');
  // who waited is told, and reads why
  const waiting = await secondUser('player');
  await waiting.page.goto('event/3/info');
  await expect(waiting.page.getByText('Fusha është e lagur.')).toBeVisible();
});

test('[COM-08] an organization makes an event in its own profile, and is named on it', async ({ page, signIn }) => {
  await signIn('organizationManager');
  await page.goto('events?do=create&switch_module=organization&switch_entity_id=1');
  const sent = sentTo(page, '/events');
  await expect(form(page).getByLabel('Create as')).toHaveCount(0);
  await form(page).getByLabel('Title').fill('Turne i hapur');
  await form(page).getByLabel('Sport').selectOption({ label: 'Football' });
  await form(page).getByRole('button', { name: 'Next' }).click();
  await form(page).getByLabel('Name of the place').fill('Parku Rinia');
  await form(page).getByLabel('City').selectOption({ label: 'Tiranë' });
  await form(page).getByRole('button', { name: 'Next' }).click();
  await form(page).getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(/\/app\/event\/\d+\/info$/);
  await expect(page.getByRole('main').getByText('Liga e Lagjeve Tirana').first()).toBeVisible();
  expect(bodies(sent)).toEqual([
    expect.objectContaining({
      module: 'organization',
      owner_type: 'organization',
      owner_id: 1,
      title: 'Turne i hapur',
    }),
  ]);
});

test('[COM-08] an event of a team says whose it is, and is listed', async ({ page, signIn }) => {
  await signIn('teamAdmin');
  await page.goto('events?do=create');
  const sent = sentTo(page, '/events');
  await form(page).getByLabel('Title').fill('Shqiponjat presin');
  await form(page).getByLabel('Create as').selectOption({ label: 'Team: Shqiponjat e Liqenit' });
  await form(page).getByLabel('Sport').selectOption({ label: 'Football' });
  await form(page).getByRole('button', { name: 'Next' }).click();
  await form(page).getByRole('radio', { name: 'Other place' }).check();
  await form(page).getByLabel('Name of the place').fill('Parku Rinia');
  await form(page).getByRole('button', { name: 'Next' }).click();
  await form(page).getByRole('button', { name: 'Create event' }).click();
  await expect(page).toHaveURL(/\/app\/event\/\d+\/info$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Shqiponjat e Liqenit' })).toHaveAttribute(
    'href',
    '/app/team/shqiponjat-e-liqenit',
  );
  expect(bodies(sent)).toEqual([
    expect.objectContaining({ module: 'base', owner_type: 'team', owner_id: 1, title: 'Shqiponjat presin' }),
  ]);
  await saved(page);
  await page.goto('events');
  await expect(cards(page).filter({ hasText: 'Shqiponjat presin' })).toContainText('Shqiponjat e Liqenit');
});
