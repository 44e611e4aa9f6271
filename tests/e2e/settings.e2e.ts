import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const AS_SUPER_USER = '?switch_module=superuser&switch_entity_id=5';
const OLD_KEY = 'not-a-real-key-1a2b';
const NEW_KEY = 'made-up-for-this-test-9f8e';

/** Everything that the API answers to this page from now on. */
function answersTo(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    bodies.push(request.response().then((answer) => answer?.text() ?? ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test('[ENT-34] [ENT-157] [ENT-158] the maps key is replaced, and only its mask is ever shown', async ({
  page,
  signIn,
  axe,
}) => {
  const answers = answersTo(page);
  const key = page.getByRole('button', { name: /^Maps key/ });
  await signIn('superUser');
  await page.goto(`account${AS_SUPER_USER}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(key).toContainText('••••1a2b');
  await key.click();
  const dialog = page.getByRole('dialog', { name: 'Replace the maps key' });
  await dialog.getByLabel('New maps key').fill(NEW_KEY);
  await axe();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('The maps key is replaced.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(key).toContainText('••••9f8e');

  await page.reload();
  await expect(key).toContainText('••••9f8e');
  const seen = `${await answers()}\n${await page.content()}`;
  expect(seen).toContain('••••9f8e');
  expect(seen).not.toContain(OLD_KEY);
  expect(seen).not.toContain(NEW_KEY);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, location.href]));
  expect(kept).not.toContain(NEW_KEY);
});

test('[RT-17] the page of settings is a super user’s, and what they save is there after a reload', async ({
  page,
  signIn,
  secondUser,
  mock,
}) => {
  const player = await secondUser('player');
  await player.page.goto('settings');
  await expect(player.page).toHaveURL(/\/app\/explore$/);
  await expect(player.page.getByText('You do not have permission to access that page.')).toBeVisible();

  await signIn('superUser');
  await page.goto(`settings${AS_SUPER_USER}`);
  const phone = page.getByLabel('Support phone number');
  await expect(phone).toHaveValue('+355 69 000 00 99');
  await phone.fill('+355 4 222 33 44');
  await page.getByLabel('Oldest build that may be used').fill('7');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings of the app are saved.')).toBeVisible();
  expect((await mock.calls('bulkUpsertSettings')).map(({ status }) => status)).toEqual([200]);
  await page.reload();
  await expect(phone).toHaveValue('+355 4 222 33 44');
  await expect(page.getByLabel('Oldest build that may be used')).toHaveValue('7');
});
