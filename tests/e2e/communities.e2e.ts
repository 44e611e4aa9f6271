import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { PICTURE, sentTo, signInHere } from '../setup/sign-in-steps.ts';

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Communities' }).getByRole('article');
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
const notices = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

test('[RT-31] [API-72] the search of communities stands in the address', async ({ page, axe, assertSane }) => {
  const asked = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return (
      pathname === '/api/communities' && searchParams.get('sport_id') === '1' && searchParams.get('module') === 'base'
    );
  });
  await page.goto('communities?sport_id=x&page=0');
  await expect(page).toHaveTitle('Communities · Fusha');
  await expect(cards(page)).toHaveCount(5);
  await axe();
  await assertSane();
  await page.getByRole('button', { name: 'Sport', exact: true }).click();
  await page.getByRole('option', { name: 'Football' }).click();
  expect((await (await asked).response())?.status()).toBe(200);
  await expect(page).toHaveURL(/\/app\/communities\?sport_id=1$/);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search communities' }).fill('enjtes');
  await expect(page).toHaveURL(/\/app\/communities\?keywords=enjtes&sport_id=1$/);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sport', exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await cards(page).getByRole('link', { name: 'Basketi i Lagjes' }).click();
  await expect(page).toHaveURL(/\/app\/community\/2\/feed$/);
});

test('[RT-31] [COM-07] a player creates a community with a picture and a question, and finds it again', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('player');
  await page.goto('communities');
  const sent = sentTo(page, '/communities');
  await page.getByRole('button', { name: 'Create community' }).click();
  await expect(page).toHaveURL(/\/app\/communities\?do=create$/);
  const form = page.getByRole('dialog', { name: 'Create community' });
  await form.getByRole('button', { name: 'Create community' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await expect(form.getByRole('group', { name: 'Sports' })).toHaveAccessibleDescription('Sport is required.');
  expect(sent.filter(Boolean)).toEqual([]);
  await axe();
  await form.getByLabel('Name').fill('Të premtet në Korçë');
  await form.getByRole('button', { name: 'Football' }).click();
  await form.getByRole('button', { name: 'Volleyball' }).click();
  await form.getByLabel('City').selectOption({ label: 'Korçë' });
  await form.getByLabel('Description').fill('Luajmë të premteve.');
  await form.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(form.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await form.getByRole('radio', { name: 'On request' }).check();
  await form.getByLabel('Question for people who ask').fill('Ku luan zakonisht?');
  await form.getByRole('button', { name: 'Create community' }).click();
  await expect(page.getByText('Your community is created.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/community\/\d+\/feed$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Të premtet në Korçë' })).toBeVisible();
  expect(sent.filter(Boolean)).toEqual([
    {
      module: 'base',
      name: 'Të premtet në Korçë',
      sport_ids: [1, 3],
      city_id: expect.any(Number),
      description: 'Luajmë të premteve.',
      image: expect.any(Number),
      visibility: 'public',
      join_policy: 'request',
      join_question: 'Ku luan zakonisht?',
    },
  ]);
  // going back does not open the form again
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/communities$/);
  await saved(page);
  await page.reload();
  await expect(cards(page).filter({ hasText: 'Të premtet në Korçë' })).toContainText('Owner');
  // the same page by its name
  await page.goto('te-premtet-ne-korce');
  await expect(page).toHaveURL(/\/app\/community\/\d+\/feed$/);
});

test('[COM-07] the owner makes it private, and gives it another address', async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await signIn('player');
  await page.goto('community/2');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit community' }).click();
  const form = page.getByRole('dialog', { name: 'Edit community' });
  await form.getByRole('radio', { name: 'Private' }).check();
  await expect(form.getByRole('radio', { name: 'By invitation' })).toBeChecked();
  await form.getByLabel('Address of the page').fill('basket');
  const change = page.waitForRequest((request) => request.method() === 'PATCH');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The community is saved.')).toBeVisible();
  expect((await change).postDataJSON()).toEqual({
    module: 'base',
    visibility: 'private',
    join_policy: 'invite',
    join_question: null,
    slug: 'basket',
  });
  await saved(page);
  await page.goto('basket');
  await expect(page.getByRole('heading', { level: 1, name: 'Basketi i Lagjes' })).toBeVisible();
  const outsider = await secondUser('owner');
  await outsider.language('en');
  await outsider.page.goto('communities?keywords=basketi');
  await expect(outsider.page.getByText('No communities match.')).toBeVisible();
  await outsider.page.goto('basket');
  await expect(outsider.page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('[COM-03] an invitation is accepted in the list of notifications', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('notifications');
  const notice = notices(page).filter({ hasText: 'Rrethi i Tenisit invites you to join' });
  await expect(notice).toContainText('not answered yet');
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You are in Rrethi i Tenisit.')).toBeVisible();
  await expect(notice).toContainText('· accepted');
  await expect(notice.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/community\/4\/feed$/);
  await saved(page);
  await page.goto('communities?mine=1');
  await expect(cards(page).filter({ hasText: 'Rrethi i Tenisit' })).toContainText('Member');
});

test('[COM-03] [COM-07] a request is answered among the applications, and the applicant is told at once', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
}) => {
  const applicant = await secondUser('owner');
  await applicant.language('en');
  await applicant.page.goto('communities');
  await signIn('player');
  await language('en');
  await page.goto('applications?direction=received&kind=community-join&status=pending');
  await expect(rows(page)).toHaveCount(3);
  const asked = await page.request.post('/api/community/2/join', {
    headers: { authorization: `Bearer ${await mock.become('owner')}` },
    data: { module: 'base', answer: 'Every Tuesday.' },
  });
  expect(asked.status()).toBe(200);
  // without a reload, with a message that leads to the requests
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByText('Somebody wants to join your community.')).toBeVisible();
  const row = rows(page).filter({ hasText: 'Mirela Gjoka wants to join Basketi i Lagjes' });
  await expect(row).toContainText('Sa shpesh mund të luash?');
  await expect(row).toContainText('Every Tuesday.');
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Mirela Gjoka is accepted.')).toBeVisible();
  await expect(row).toHaveCount(0);

  const told = applicant.page.getByText('You are in the community: your request was accepted.');
  await expect(told).toBeVisible();
  await expect(cards(applicant.page).filter({ hasText: 'Basketi i Lagjes' })).toContainText('Member');
  await applicant.page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(applicant.page).toHaveURL(/\/app\/community\/2\/feed$/);
  await applicant.page.goto('notifications');
  await expect(notices(applicant.page).filter({ hasText: 'You are in Basketi i Lagjes' })).toBeVisible();
});

test('[COM-07] a guest who wants to create one or see their own is asked to sign in, and comes back', async ({
  page,
  mock,
}) => {
  await mock.speak(await mock.become('owner'), 'en');
  await page.goto('communities');
  await page.getByRole('button', { name: 'My communities' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/app/auth/login?returnTo=%2Fcommunities%3Fmine%3D1',
  );
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Create community' }).click();
  await expect(prompt).toContainText('Sign in to create a community.');
  await prompt.getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, '690000002');
  await expect(page).toHaveURL(/\/app\/communities\?do=create$/);
  await expect(page.getByRole('dialog', { name: 'Create community' })).toBeVisible();
});
