import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { sentTo, signInHere } from '../setup/sign-in-steps.ts';

const LINK = '?invitation=ftesa-e-shqiponjave-2026';

test('[RT-09] [RT-74] a guest finds a team by name and sport, and opens it', async ({ page, axe, assertSane }) => {
  await page.goto('teams');
  const list = page.getByRole('list', { name: 'Teams' });
  await expect(list.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: 'Sport', exact: true }).click();
  await page.getByRole('option', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/\/app\/teams\?sportId=2$/);
  await expect(list.getByRole('article')).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search teams' }).fill('titan');
  await expect(page).toHaveURL(/\/app\/teams\?keywords=titan&sportId=2$/);
  await expect(list.getByRole('article')).toHaveCount(1);
  await axe();
  await assertSane();
  await list.getByRole('link', { name: 'Titanët e Tiranës' }).click();
  await expect(page).toHaveURL(/\/app\/team\/titanet-e-tiranes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Titanët e Tiranës' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(7);
  await axe();
  await assertSane();
  // a guest is asked to sign in, and comes back to the form
  await page.getByRole('button', { name: 'Join team' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/app/auth/login?returnTo=%2Fteam%2Ftitanet-e-tiranes%3Fdo%3Djoin',
  );
});

test('an invitation link leads a guest through sign-in back to the team, and makes a member of them once', async ({
  page,
  mock,
}) => {
  await mock.speak(await mock.become('owner'), 'en');
  await page.goto(`team/shqiponjat-e-liqenit${LINK}`);
  await expect(page.getByText('Endri Çela invites you to Shqiponjat e Liqenit')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/app/auth/register?returnTo=%2Fteam%2Fshqiponjat-e-liqenit%3Finvitation%3Dftesa-e-shqiponjave-2026',
  );
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, '690000002');
  await expect(page).toHaveURL(/invitation=ftesa/);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You are in Shqiponjat e Liqenit.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/team\/shqiponjat-e-liqenit$/);
  await expect(
    page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Mirela Gjoka' }),
  ).toContainText('Number 33');
});

test('[TEAM-03] [TEAM-04] [TEAM-05] [TEAM-06] [TEAM-09] a player starts a team and is at once in its profile', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('player');
  await page.goto('teams');
  await page.getByRole('link', { name: 'Start a team' }).click();
  await expect(page).toHaveURL(/\/app\/account\?do=start-team$/);
  const form = page.getByRole('dialog', { name: 'Start a team' });
  const sent = sentTo(page, '/mod-team/team');
  await form.getByLabel('City').selectOption('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await expect(form.getByLabel('Sport')).toHaveAccessibleDescription('Sport is required.');
  await expect(form.getByLabel('City')).toHaveAccessibleDescription('City is required.');
  await expect(form.getByLabel('Foundation year')).toHaveAccessibleDescription('Foundation year is required.');
  expect(sent).toEqual([]);
  await axe();
  await form.getByLabel('Name').fill('Ekipi i Së Enjtes');
  await form.getByLabel('Sport').selectOption({ label: 'Football' });
  await form.getByLabel('City').selectOption({ label: 'Korçë' });
  await form.getByLabel('Foundation year').fill('2019');
  await form.getByLabel('Level').selectOption({ label: 'Recreational' });
  await form.getByLabel('Gender').selectOption({ label: 'Mixed' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your team is created.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/admin\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ekipi i Së Enjtes' })).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      module: 'base',
      name: 'Ekipi i Së Enjtes',
      foundation_year: 2019,
      level: 'recreational',
      gender: 'mixed',
    }),
  ]);
  await saved(page);
  await page.goto('account');
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toContainText('Ekipi i Së Enjtes');
});
