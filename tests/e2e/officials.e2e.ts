import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** Dajti Boys – Deti FK of the league, on December 3, without officials. */
const GAME = 'fixtures/34';

test('[CMP-05] a referee is appointed, finds the game, declines, and the next one is appointed in their place', async ({
  page,
  signIn,
  language,
  secondUser,
  axe,
  assertSane,
}) => {
  await signIn('organizationManager');
  await language('en');
  await page.goto(`${GAME}?switch_module=organization&switch_entity_id=1`);
  const appoint = async (name: string) => {
    await page.getByRole('button', { name: 'Appoint official' }).click();
    const dialog = page.getByRole('dialog', { name: 'Appoint official' });
    await dialog.getByLabel('Who').selectOption({ label: name });
    await dialog.getByRole('button', { name: 'Appoint', exact: true }).click();
    await expect(page.getByText('They are asked.')).toBeVisible();
    await saved(page);
  };
  await appoint('Ergys Muça (Referee)');
  const officials = page.getByRole('list', { name: 'Officials' });
  await expect(officials).toContainText('Not answered yet');

  const referee = await secondUser('leagueReferee');
  await referee.language('en');
  await referee.page.goto('games');
  await expect(referee.page.getByText('Your answer is awaited')).toHaveCount(1);
  await referee.page.getByRole('link', { name: /Dajti Boys – Deti FK/ }).click();
  await expect(referee.page.getByText('You are asked to referee this game.')).toBeVisible();
  await axe(referee.page);
  await assertSane(referee.page);
  await referee.page.getByRole('button', { name: 'Decline' }).click();
  await expect(referee.page.getByText('You declined to referee this game.')).toBeVisible();
  await saved(referee.page);

  // without a reload
  await expect(officials).toContainText('Declined');
  await axe();
  await assertSane();
  await appoint('Era Çela (Manager)');
  await expect(officials.getByRole('listitem')).toHaveCount(1);
  await expect(officials).toContainText('Era Çela');
});
