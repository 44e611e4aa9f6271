import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

// A cup of six teams, two groups and a knockout, from its creation to its champion.

const ORGANIZATION = 'switch_module=organization&switch_entity_id=1';
/** After the last game of the groups. */
const AFTER = '2027-02-08T10:00:00+01:00';
const ARENA = 'admin/venue?switch_module=venue&switch_entity_id=2';
/** Kalaja United, Deti FK, Dajti Boys and Rozafa Juniors; the two captains bring the others. */
const WITHOUT_APPLICATION = [3, 4, 5, 6];

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const question = (page: Page): Locator => page.getByRole('alertdialog');
const stage = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Stages' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });
/** The page is looked at again. */
const look = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

async function enter(page: Page, game: number, home: string, away: string): Promise<void> {
  await page.goto(`fixtures/${game}`);
  await result(page)
    .getByRole('button', { name: /^(Enter result|Settle dispute)$/ })
    .click();
  const goals = page.getByRole('dialog').getByRole('textbox', { name: /^Goals: / });
  await goals.first().fill(home);
  await goals.nth(1).fill(away);
  await page.getByRole('dialog').getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  await saved(page);
}

test('[CMP-05] [CMP-01] a cup of six, from its creation to its champion: a declined court, rain, a dispute and a withdrawal on the way', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
}) => {
  test.setTimeout(240_000); // four people, some sixty presses
  await signIn('organizationManager');
  await language('en');
  await page.goto(`competitions?${ORGANIZATION}`);
  await page.getByRole('button', { name: 'Create competition' }).first().click();
  const create = dialog(page, 'Create competition');
  await create.getByLabel('Name').fill('Kupa e Janarit');
  await create.getByLabel('Sport').selectOption('Football');
  await create.getByLabel('City').selectOption('Tiranë');
  await create.getByRole('button', { name: 'Next' }).click();
  await create.getByLabel('Format').selectOption({ label: 'Groups, then knockout' });
  await create.getByRole('spinbutton', { name: 'Fewest teams' }).fill('4');
  await create.getByRole('spinbutton', { name: 'Places' }).fill('6');
  await create.getByRole('button', { name: 'Next' }).click();
  await create.getByLabel('Starts on').fill('01/23/2027');
  await create.getByRole('button', { name: 'Next' }).click();
  await create.getByRole('button', { name: 'Next' }).click();
  await create.getByRole('button', { name: 'Create competition' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kupa e Janarit' })).toBeVisible();
  await saved(page);
  const id = Number(/competition\/(\d+)/.exec(page.url())?.[1]);
  await page.getByRole('button', { name: 'Open registration' }).click();
  await question(page).getByRole('button', { name: 'Open registration' }).click();
  await saved(page);

  const shqiponjat = await secondUser('teamAdmin');
  const bregu = await secondUser('everyone');
  for (const { page: captain, language: speak } of [shqiponjat, bregu]) {
    await speak('en');
    await captain.goto(`competition/${id}`);
    await captain.getByRole('button', { name: 'Apply with a team' }).click();
    const apply = dialog(captain, 'Apply to Kupa e Janarit');
    if (captain === bregu.page) await apply.getByRole('button', { name: 'Klea Marku' }).click(); // plays for the other team
    await apply.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(captain.getByText(/has applied to Kupa e Janarit/)).toBeVisible();
    await saved(captain);
  }
  const organizer = {
    headers: { authorization: `Bearer ${await mock.become('organizationManager')}` },
    path: `/api/competition/${id}`,
  };
  const games = async (of: string): Promise<number[]> => {
    const answer = await page.request.get(
      `${organizer.path}/fixtures?module=organization&per_page=50&sort=starts_at`,
      organizer,
    );
    const { data } = (await answer.json()) as { data: { fixtures: { id: number; stage: { name: string } }[] } }; // checked by the contract's schema
    return data.fixtures.filter(({ stage: { name } }) => name === of).map((game) => game.id);
  };
  const post = async (game: number, home: number, away: number): Promise<void> => {
    const data = { module: 'organization', home, away };
    const answer = await page.request.post(`/api/fixture/${game}/result`, { headers: organizer.headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  for (const team_id of WITHOUT_APPLICATION) {
    const data = { module: 'organization', team_id };
    expect((await page.request.post(`${organizer.path}/team`, { headers: organizer.headers, data })).status()).toBe(
      201,
    );
  }
  await page.goto(`competition/${id}/applications`);
  const accept = page.getByRole('list', { name: 'Applications' }).getByRole('button', { name: 'Accept', exact: true });
  for (const open of [2, 1]) {
    await expect(accept).toHaveCount(open);
    await accept.first().click();
    await saved(page);
  }

  await page.goto(`competition/${id}/pipeline`);
  await page.getByRole('button', { name: 'Close registration' }).click();
  await question(page).getByRole('button', { name: 'Close registration' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Draw in this order' }).click();
  await saved(page);
  await expect(stage(page, 'Groups')).toContainText('Drawn');

  await page.goto(`competition/${id}/fixtures`);
  await page.getByRole('button', { name: 'Generate fixtures' }).click();
  const generate = dialog(page, /^Generate fixtures/);
  await generate.getByLabel('Add a venue').selectOption({ label: 'Arena Dajti' });
  await expect(generate.getByRole('switch', { name: 'Book courts' })).toBeChecked();
  await generate.getByRole('button', { name: 'Preview' }).click();
  await expect(generate.getByText('6 games have a time')).toBeVisible();
  await generate.getByRole('button', { name: 'Create fixtures' }).click();
  await expect(page.getByText('The games have their times')).toBeVisible();
  await saved(page);
  await page.goto(`competition/${id}/pipeline`);
  await stage(page, 'Groups').getByRole('button', { name: 'Start stage' }).click();
  await question(page).getByRole('button', { name: 'Start stage' }).click();
  await saved(page);

  // one court is not to be had, the others are
  const venue = await secondUser('owner');
  await venue.language('en');
  await venue.page.goto(ARENA);
  await venue.page.getByRole('button', { name: /^Show all/ }).click();
  const requests = venue.page.getByRole('list', { name: 'Requests' });
  await requests.getByRole('button', { name: /^Kupa e Janarit/ }).click();
  const wanted = venue.page.getByRole('list', { name: 'Kupa e Janarit' }).getByRole('listitem');
  await expect(wanted).toHaveCount(6);
  await wanted.nth(3).getByRole('button', { name: 'Decline' }).click();
  await question(venue.page).getByRole('textbox', { name: 'Reason' }).fill('The floor is painted.');
  await question(venue.page).getByRole('button', { name: 'Decline' }).click();
  await saved(venue.page);
  // the seeded league asks this venue, too
  const ofCup = requests
    .getByRole('listitem')
    .filter({ has: venue.page.getByRole('button', { name: /^Kupa e Janarit/ }) });
  await ofCup.getByRole('button', { name: 'Confirm all' }).click();
  await expect(venue.page.getByText('All courts are confirmed for Kupa e Janarit.')).toBeVisible();
  await saved(venue.page);

  await page.goto('notifications');
  await expect(page.getByText('The floor is painted.').first()).toBeVisible();
  await page.goto(`competition/${id}/fixtures`);
  const fixtures = page.getByRole('list', { name: 'Fixtures' });
  await expect(fixtures).toContainText('Date not set');
  await expect(fixtures.getByText('Court confirmed')).toHaveCount(5);
  const unscheduled = fixtures.getByRole('listitem').filter({ hasText: 'Date not set' }).last();
  await unscheduled.getByRole('button', { name: 'Move game' }).click();
  const move = dialog(page, 'Move game');
  await move.getByLabel('Day').fill('01/31/2027');
  await move.getByLabel('Kick-off').fill('14:00');
  await move.getByLabel('Court').selectOption({ label: 'Fusha A (5x5), Arena Dajti' });
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('The game is moved. Both teams are told.')).toBeVisible();
  await saved(page);
  await expect(fixtures).not.toContainText('Date not set');

  // rain
  await page.getByRole('button', { name: 'Postpone matchday' }).click();
  const rain = dialog(page, 'Postpone matchday');
  await rain.getByLabel('Matchday').selectOption({ index: 2 });
  await rain.getByLabel('New day').fill('02/03/2027');
  await rain.getByLabel('Reason').fill('Heavy rain.');
  await rain.getByRole('button', { name: 'Postpone', exact: true }).click();
  await expect(page.getByText('The matchday is postponed. The teams are told.')).toBeVisible();
  await saved(page);
  await shqiponjat.page.goto('notifications');
  await expect(shqiponjat.page.getByText('Heavy rain.').first()).toBeVisible();

  // when the groups are over
  await mock.clock(AFTER);
  const guest = await secondUser();
  for (const one of [page, shqiponjat.page, bregu.page, guest.page]) await one.clock.setFixedTime(AFTER);
  await guest.language('en');
  await guest.page.goto(`competition/${id}/standings`);
  const row = (team: string) =>
    guest.page.getByRole('row').filter({ has: guest.page.getByRole('rowheader', { name: team }) });
  await expect(row('Kalaja United')).toContainText('00');
  const [opening = 0, disputed = 0, second = 0, , third = 0, fourth = 0] = await games('Groups');
  await enter(page, opening, '0', '2');
  await look(guest.page);
  await expect(row('Shqiponjat e Liqenit')).toContainText('3');

  await enter(page, disputed, '3', '0');
  await bregu.page.goto(`fixtures/${disputed}`);
  await result(bregu.page).getByRole('button', { name: 'Dispute result' }).click();
  await dialog(bregu.page, 'Dispute result').getByRole('textbox', { name: 'What is wrong?' }).fill('We scored once.');
  await dialog(bregu.page, 'Dispute result').getByRole('button', { name: 'Dispute result' }).click();
  await saved(bregu.page);
  await expect(result(page)).toContainText('disputes this result: “We scored once.”');
  await enter(page, disputed, '3', '1');
  await expect(result(bregu.page)).toContainText('Both teams or the organizer stand by this result');

  // and leaves
  await bregu.page.goto('applications?kind=competition-entry');
  await bregu.page
    .getByRole('link', { name: /Kupa e Janarit/ })
    .first()
    .click();
  await bregu.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await question(bregu.page).getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(bregu.page.getByText('Bregu i Lumit is withdrawn.')).toBeVisible();
  await saved(bregu.page);
  await look(guest.page);
  await expect(row('Bregu i Lumit')).toContainText('Withdrawn');

  await post(second, 2, 1);
  await post(third, 1, 1);
  await post(fourth, 0, 2);
  await look(guest.page);
  await page.goto(`competition/${id}/pipeline`);
  await stage(page, 'Groups').getByRole('button', { name: 'Finish stage' }).click();
  await question(page).getByRole('button', { name: 'Finish stage' }).click();
  await saved(page);
  await stage(page, 'Knockout').getByRole('button', { name: 'Start stage' }).click();
  await question(page).getByRole('button', { name: 'Start stage' }).click();
  await saved(page);
  const [firstSemi = 0, secondSemi = 0, forThird = 0, final = 0] = await games('Knockout');
  await post(firstSemi, 4, 0);
  await post(secondSemi, 1, 2);
  await post(forThird, 0, 1);
  await guest.page.goto(`fixtures/${final}`);
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('Dajti Boys');
  await enter(page, final, '2', '1');
  await shqiponjat.page.goto('games?when=past');
  await shqiponjat.page.getByRole('button', { name: 'Confirm result' }).first().click();
  await saved(shqiponjat.page);

  await page.goto(`competition/${id}/pipeline`);
  await stage(page, 'Knockout').getByRole('button', { name: 'Finish stage' }).click();
  await expect(question(page)).toContainText(
    'This ends the competition. Champion: Shqiponjat e Liqenit. Its followers and teams are told.',
  );
  await question(page).getByRole('button', { name: 'Finish stage' }).click();
  await saved(page);
  await expect(page.getByRole('main')).toContainText('Champion: Shqiponjat e Liqenit.');
  await guest.page.goto(`competition/${id}/standings`);
  await expect(guest.page.getByText('Champion: Shqiponjat e Liqenit').first()).toBeVisible();
});
