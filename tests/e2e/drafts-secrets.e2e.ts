import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import {
  FREE,
  PICTURE,
  code,
  fillProfile,
  main,
  number,
  password,
  register,
  repetition,
  setPassword,
} from '../setup/sign-in-steps.ts';

// Drafts keep no password, code or file. Each test also types an ordinary value that must be kept, to prove that drafts work.
const SECRET = 'Canary-7351-typed';

const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('fusha-drafts'));

/** Everything that this browser keeps for the app, as text; a file among it as "[file]". */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
      window.name,
    ];
    const answerTo = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await answerTo(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        kept.push(await Promise.all([answerTo(records.getAllKeys()), answerTo(records.getAll())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push([request.url, await (await cache.match(request))?.text()]);
    }
    const isFile = (value: unknown) =>
      value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
    return JSON.stringify(kept, (_, value: unknown) => (isFile(value) ? '[file]' : value));
  });

/** The picture's address once it is uploaded; the mock backend answers with the picture itself. */
async function choosePicture(form: Locator): Promise<string> {
  await form.locator('input[type=file]').setInputFiles(PICTURE);
  // the scaled picture is a JPEG, the one shown before is not
  const shown = form.locator('img[src^="data:image/jpeg"]');
  await expect(shown).toBeVisible();
  await saved(form.page());
  return (await shown.getAttribute('src')) ?? '';
}

/** Also while the password is shown as plain text. */
const readIt = (page: Page) => main(page).getByRole('button', { name: 'Show characters' }).first().click();

test('on the pages for guests the typed number is kept, and the password nowhere', async ({ page }) => {
  for (const [address, passwords, phone] of [
    ['auth/login', 1, '690000077'],
    ['auth/register', 0, '690000078'],
    ['auth/forgot-password', 0, '690000079'],
  ] as const) {
    await page.goto(address);
    await expect(number(page)).toHaveValue('');
    await expect(page.locator('input[type=password], input[type=file], input[autocomplete=one-time-code]')).toHaveCount(
      passwords,
    );
    if (passwords > 0) {
      await password(page).fill(SECRET);
      await readIt(page);
      await password(page).press('End');
      await page.keyboard.type('-more');
      await expect(password(page)).toHaveValue(`${SECRET}-more`);
    }
    await number(page).fill(phone);
    await expect.poll(() => drafts(page), address).toContain(phone);
    expect(await everythingKept(page)).not.toContain(SECRET);
    await page.reload();
    await expect(number(page)).toHaveValue(phone);
    expect(await everythingKept(page)).not.toContain(SECRET);
    if (passwords > 0) await expect(password(page)).toHaveValue('');
  }
});

test('[SEC-03] during registration the number and the name are kept until they are saved, but no code, password or picture', async ({
  page,
}) => {
  await page.goto('auth/register');
  await number(page).fill(FREE);
  await expect.poll(() => drafts(page)).toContain(FREE);
  await register(page);

  await code(page).fill('73514'); // one digit less, or it would submit itself
  await page.reload();
  await expect(main(page)).toContainText('+355 69 777 8899');
  await expect(code(page)).toHaveValue('');
  expect(await everythingKept(page)).not.toContain('73514');
  await code(page).fill('123456');

  await expect(page).toHaveTitle('Choose a password · Fusha');
  await saved(page);
  expect(await everythingKept(page)).not.toContain('123456');
  await password(page).fill(SECRET);
  await readIt(page);
  await password(page).fill(`${SECRET}-more`);
  await repetition(page).fill(SECRET);
  await page.reload();
  await expect(password(page)).toHaveValue('');
  await expect(repetition(page)).toHaveValue('');
  expect(await everythingKept(page)).not.toContain(SECRET);
  await setPassword(page, SECRET);

  await expect(page).toHaveTitle('Your profile · Fusha');
  const picture = await choosePicture(main(page));
  await page.getByLabel('City').selectOption('Durrës');
  await page.getByLabel('Name').fill('Era Hoxha');
  await expect.poll(() => drafts(page)).toContain('Era Hoxha');
  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');
  await expect(page.getByLabel('City').locator('option:checked')).toHaveText('Durrës');
  const kept = await everythingKept(page);
  for (const mark of [SECRET, picture, PICTURE.name, '[file]']) expect(kept).not.toContain(mark);

  await fillProfile(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  await expect.poll(() => drafts(page)).toBeNull();
});

test('in the account dialogs the name is kept, but no password or picture', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('account?do=delete');
  const deletion = page.getByRole('alertdialog');
  await deletion.getByRole('textbox', { name: 'Password' }).fill(SECRET);
  await deletion.getByLabel('Type DELETE to confirm').fill('DELET');
  await page.goto('account?do=edit');
  const edit = page.getByRole('dialog');
  const picture = await choosePicture(edit);
  await edit.getByLabel('Name').fill('Arben H.');
  await expect.poll(() => drafts(page)).toContain('Arben H.');
  await page.reload();
  await expect(edit.getByLabel('Name')).toHaveValue('Arben H.');
  const kept = await everythingKept(page);
  for (const mark of [SECRET, picture, PICTURE.name, '[file]']) expect(kept).not.toContain(mark);
});
