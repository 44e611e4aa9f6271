import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

test('[R24] [SET-02] what a super user sets for the app acts at once in their own tabs, and for a guest at the next start', async ({
  page,
  signIn,
  secondUser,
  context,
}) => {
  const guest = await secondUser();
  await guest.page.goto('auth/register');
  await expect(guest.page.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '?text=terms');

  await signIn('superUser');
  const other = await context.newPage();
  await other.goto('account');
  await expect(other.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+355690000099');
  await page.goto('settings?switch_module=superuser&switch_entity_id=5');
  await expect(page.getByText('Only the server uses it; no app reads it.')).toBeVisible();
  await page.getByLabel('Support phone number').fill('+355 4 222 33 44');
  await page.getByLabel('Address of the terms of use').fill('https://fusha.al/terms');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings of the app are saved.')).toBeVisible();
  await saved(page);
  await expect(other.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', 'tel:+35542223344');
  await expect(other.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', 'https://fusha.al/terms');
  await expect(other.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '?text=privacy');

  await guest.page.reload();
  await expect(guest.page.getByRole('link', { name: 'terms of use' })).toHaveAttribute(
    'href',
    'https://fusha.al/terms',
  );
  await guest.page.goto('no/such/page');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Call +355 4 222 3344' })).toHaveAttribute(
    'href',
    'tel:+35542223344',
  );
});
