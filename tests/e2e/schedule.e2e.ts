import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

const organization = 'switch_module=organization&switch_entity_id=1';
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

test('[RT-42] [CMP-05] the games of a stage are previewed, a change that is offered places the rest, and they are created as shown', async ({
  page,
  mock,
  signIn,
  language,
}) => {
  await signIn('organizationManager');
  await language('en');
  await page.goto(`competition/2/fixtures?${organization}`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const form = dialog(page, 'Generate fixtures');
  await form.getByLabel('First day').fill('02/06/2027'); // the league of its teams is over
  await form.getByLabel('Add a venue').selectOption({ label: 'Arena Dajti' });
  await form.getByRole('button', { name: 'Fusha B (7x7)', exact: true }).click();
  await expect(form.getByRole('switch', { name: 'Book courts' })).toBeChecked();
  await form.getByRole('button', { name: 'Remove kick-off 2' }).click();
  await form.getByRole('button', { name: 'Preview' }).click();
  const unplaced = form.getByRole('list', { name: 'Unplaced' }).getByRole('listitem');
  await expect(unplaced).not.toHaveCount(0);
  await expect(form.getByRole('list', { name: 'What is missing' })).toContainText('h on a court');
  await expect(unplaced.first()).toContainText('Quarter-finals · Game');
  await expect(form.getByRole('list', { name: 'What is missing' })).toContainText('Quarter-finals, ');

  await form.getByRole('button', { name: /^One more week for each matchday/ }).click();
  await expect(form.getByRole('spinbutton', { name: 'Days that a matchday may take' })).toHaveValue('14');
  await expect(form.getByText('3 games have a time')).toBeVisible();
  await form.getByRole('button', { name: /^One more kick-off: .* – places all$/ }).click();
  await expect(form.getByText('8 games have a time')).toBeVisible();
  await expect(unplaced).toHaveCount(0);

  await form.getByRole('button', { name: 'Create fixtures' }).click();
  await expect(page.getByText('The games have their times')).toBeVisible();
  await saved(page);
  await expect(form).toBeHidden();
  await expect(page.getByRole('list', { name: 'Fixtures' })).toContainText('Arena Dajti');
  const token = await mock.become('organizationManager');
  const answer = await page.request.get(
    '/api/competition/2/fixtures?module=organization&status[]=scheduled&per_page=50',
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  const { data } = (await answer.json()) as { data: { fixtures: { court: { name: string } | null }[] } }; // checked by the contract's schema
  expect(data.fixtures).toHaveLength(8);
  expect(new Set(data.fixtures.map(({ court }) => court?.name))).toEqual(new Set(['Fusha A (5x5)']));
});

test('[RT-42] [CMP-05] a court that is lost between preview and creating is named; nothing is written, and the next time is shown', async ({
  page,
  mock,
  signIn,
  language,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('organizationManager');
  await language('en');
  await page.goto(`competition/2/fixtures?${organization}`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const form = dialog(page, 'Generate fixtures');
  await form.getByLabel('First day').fill('06/05/2027');
  await form.getByLabel('Add a venue').selectOption({ label: 'Fusha e Liqenit' });
  await form.getByRole('button', { name: 'Preview' }).click();
  const first = form.getByRole('list', { name: 'Preview' }).getByRole('listitem').first();
  await expect(first).toContainText('Fusha e Liqenit');

  // meanwhile the venue closes that day
  const owner = { authorization: `Bearer ${await mock.become('owner')}` };
  const venue = '/api/mod-venue/venue/1';
  const courts = (await (await page.request.get(`${venue}/courts?module=venue`, { headers: owner })).json()) as {
    data: { courts: { id: number }[] };
  }; // checked by the contract's schema
  const closed = await page.request.post(`${venue}/block`, {
    headers: owner,
    data: {
      module: 'venue',
      court_ids: courts.data.courts.map(({ id }) => id),
      date_from: '2027-06-05',
      date_to: '2027-06-06',
      time_slot_ids: null,
      reason: 'Punime',
      dry_run: false,
    },
  });
  expect(closed.status()).toBe(200);

  await form.getByRole('button', { name: 'Create fixtures' }).click();
  await expect(form.getByText('Some times are not free any more')).toBeVisible();
  await saved(page);
  await expect(form.getByLabel('First day')).toHaveValue('06/05/2027');
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('list', { name: 'Fixtures' })).toContainText('Date not set');
  await expect(page.getByRole('list', { name: 'Fixtures' })).not.toContainText('Fusha e Liqenit');
});

test('[RT-42] [CMP-05] [CMP-01] a matchday is postponed in one step with a reason, and a game is moved; who plays is told', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('organizationManager');
  await language('en');
  await page.goto(`competition/1/fixtures?${organization}`);
  await page.getByRole('button', { name: 'Postpone matchday' }).click();
  const form = dialog(page, 'Postpone matchday');
  await form.getByLabel('Matchday').selectOption({ index: 2 });
  await form.getByLabel('New day').fill('06/05/2027');
  await form.getByRole('button', { name: 'Postpone', exact: true }).click();
  await expect(form.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Reason').fill('Heavy rain.');
  await form.getByRole('button', { name: 'Postpone', exact: true }).click();
  await expect(page.getByText('The matchday is postponed. The teams are told.')).toBeVisible();
  await saved(page);

  const player = await secondUser('teamAdmin');
  await player.language('en');
  await player.page.goto('notifications');
  await expect(player.page.getByText('Heavy rain.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Move game' }).first().click();
  const move = dialog(page, 'Move game');
  await move.getByLabel('Day').fill('06/12/2027');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('The game is moved. Both teams are told.')).toBeVisible();
  await saved(page);
});

test('[CMP-05] a game is dragged to the day of another; a team that plays then is named, and the next day is taken @desktop', async ({
  page,
  signIn,
  language,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('organizationManager');
  await language('en');
  await page.goto(`competition/1/fixtures?${organization}`);
  const days = page.getByRole('list', { name: 'Fixtures' }).getByRole('listitem');
  const dayOf = (name: string) => days.filter({ has: page.getByRole('heading', { level: 2, name }) });
  const link = page.getByRole('link', { name: /Ujqit e Veriut – Rozafa Juniors/ });
  const game = dayOf('Saturday, December 5').getByRole('listitem').filter({ has: link });
  const target = dayOf('Saturday, November 28');
  await expect(game).toHaveAttribute('draggable', 'true'); // it is not before the server has said who may move it
  await game.evaluate((row) => row.scrollIntoView({ block: 'end' })); // both days are in sight
  await page.mouse.move(...(await middle(game))); // hover() may scroll
  await page.mouse.down();
  await page.mouse.move(...(await middle(target))); // the drag begins, and enters the day
  await page.mouse.move(...(await middle(target))); // and is over it
  await expect(target).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  const move = dialog(page, 'Move game');
  await expect(move.getByLabel('Day')).toHaveValue('11/28/2026');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(move).toContainText('Rozafa Juniors');
  await expect(move.getByRole('alert')).toBeVisible();
  await move.getByLabel('Day').fill('12/06/2026');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('The game is moved. Both teams are told.')).toBeVisible();
  await saved(page);
  await expect(dayOf('Sunday, December 6')).toContainText('Ujqit e Veriut');
});

/** The middle of an element that is in sight, in px of the window. */
async function middle(of: Locator): Promise<[x: number, y: number]> {
  return of.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}
