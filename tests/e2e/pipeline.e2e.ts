import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

const inOrganization = 'switch_module=organization&switch_entity_id=2';
const stages = (page: Page) => page.getByRole('list', { name: 'Stages' }).getByRole('article');

test('[RT-46] [CMP-05] an organizer ends the registration, draws and starts a cup, whose bracket everybody reads', async ({
  page,
  signIn,
  secondUser,
  axe,
  assertSane,
}) => {
  await signIn('organizationManager');
  await page.goto(`competition/5/applications?${inOrganization}`);
  const accept = page.getByRole('list', { name: 'Applications' }).getByRole('button', { name: 'Accept', exact: true });
  for (const open of [5, 4, 3]) {
    await expect(accept).toHaveCount(open);
    await accept.first().click();
    await saved(page);
  }
  await page.goto('competition/5/pipeline');
  await expect(page).toHaveTitle('Stages · Open i Vlorës · Fusha');
  await page.getByRole('button', { name: 'Close registration' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close registration' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await saved(page);
  await expect(page.getByRole('list', { name: 'Seeds' }).getByRole('listitem')).toHaveCount(4);
  await expect(stages(page)).toContainText('Drawn');
  await axe();
  await assertSane();
  await page.getByRole('button', { name: 'Start stage' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start stage' }).click();
  await saved(page);
  await expect(stages(page)).toContainText('0 of 4 games finished');
  const guest = await secondUser();
  await guest.page.goto('competition/5/standings');
  await expect(guest.page.getByRole('region', { name: 'Bracket, Knockout' })).toContainText('Semi-finals');
});

test('[CMP-05] of two organizers who change the stages one wins, and the other reads it and loses nothing typed', async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  const add = async (on: Page, name: string) => {
    await on.goto(`competition/5/pipeline?${inOrganization}`);
    await on.getByRole('button', { name: 'Add stage' }).click();
    await on.getByRole('textbox', { name: 'Name' }).fill(name);
  };
  await signIn('organizationManager');
  const other = await secondUser('organizationManager');
  await add(page, 'Superfinalja');
  await add(other.page, 'Finalja e madhe');
  await other.page.getByRole('button', { name: 'Save' }).click();
  await saved(other.page);
  await expect(stages(other.page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a stage' });
  await expect(dialog).toContainText('This has changed in the meantime.');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Superfinalja');
  await saved(page);
});
