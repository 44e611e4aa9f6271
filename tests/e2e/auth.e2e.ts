import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { TOKEN_KEY } from '../setup/personas.ts';

// a dialog that still fades in has no contrast yet
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const main = (page: Page): Locator => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const number = (page: Page) => page.getByLabel('Phone number');
const code = (page: Page) => page.getByLabel('Code');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const repetition = (page: Page) => page.getByRole('textbox', { name: 'Repeat the password' });
const accept = (page: Page) => page.getByRole('checkbox', { name: /^I accept the terms/ });

const WRONG = 'The code is not right.';
const FREE = '697778899';
/** 1×1 px. */
const PICTURE = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') };

/** What the page sends to an address of the API from now on. */
function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${path}`) && request.method() !== 'OPTIONS') bodies.push(request.postDataJSON());
  });
  return bodies;
}

async function register(page: Page, phone = FREE, address = 'auth/register'): Promise<void> {
  await page.goto(address);
  await number(page).fill(phone);
  await accept(page).check();
  await press(page, 'Send the code');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
}

async function forget(page: Page, phone: string): Promise<void> {
  await page.goto('auth/forgot-password');
  await number(page).fill(phone);
  await press(page, 'Send the code');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
}

async function setPassword(page: Page, text: string, again = text): Promise<void> {
  await password(page).fill(text);
  await repetition(page).fill(again);
  await press(page, 'Save the password');
}

async function fillProfile(page: Page, phone?: string): Promise<void> {
  await page.getByLabel('Name').fill('Era Hoxha');
  await page.getByLabel('Birth year').selectOption('1990');
  await page.getByLabel('City').selectOption('Durrës');
  if (phone) await number(page).fill(phone);
  await press(page, 'Save the profile');
}

test.describe('the whole way', () => {
  test('[AUTH-27] [AUTH-01] [AUTH-02] [RT-20] [RT-22] [RT-23] [RT-24] register, code, password, profile, and back to the wanted page', async ({ page, axe, assertSane, mock }) => {
    const registered = sentTo(page, '/auth/register');
    await page.goto('auth/login?returnTo=%2Fbookings%3Ftab%3Dpast');
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveTitle('Create an account · Fusha');
    await axe();
    await number(page).fill('69 777 88 99');
    await accept(page).check();
    await press(page, 'Send the code');

    await expect(page).toHaveTitle('Enter the code · Fusha');
    await expect(main(page)).toContainText('+355 697778899');
    await axe();
    await code(page).fill('123456'); // six digits send themselves

    await expect(page).toHaveTitle('Choose a password · Fusha');
    await axe();
    await setPassword(page, 'e-canary-1');

    await expect(page).toHaveTitle('Your profile · Fusha');
    await expect(number(page)).toHaveValue(FREE);
    await axe();
    await assertSane();
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/bookings\?tab=past$/);

    expect(registered).toEqual([{ module: 'base', phone_prefix: '+355', phone_number: FREE, terms_accepted: true, locale: 'en' }]);
    expect(await mock.calls('verifyPhone')).toHaveLength(1);
    expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toMatch(/e-canary-1|123456/);
    await page.goto('account');
    await expect(page.getByRole('heading', { name: 'Era Hoxha' })).toBeVisible();
  });

  test('[AUTH-05] forgot, code, another password, home; the old one is of no use', async ({ page, axe, mock, allowConsole }) => {
    allowConsole(/status of 422/);
    await page.goto('auth/login');
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveTitle('Forgot your password? · Fusha');
    await axe();
    await number(page).fill('690000001');
    await press(page, 'Send the code');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await setPassword(page, 'another-one');
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await mock.calls('setCredentials')).toHaveLength(1);
    await page.goto('auth/credentials'); // the way is closed again
    await expect(page).toHaveURL(/\/app\/explore$/);

    await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
    await page.goto('auth/login');
    await number(page).fill('690000001');
    await password(page).fill('demo1234');
    await press(page, 'Sign in');
    await expect(password(page)).toHaveAccessibleDescription('The phone number or the password is wrong.');
    await password(page).fill('another-one');
    await press(page, 'Sign in');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('with the keyboard alone', async ({ page }) => {
    await page.goto('auth/register');
    await number(page).focus();
    await page.keyboard.type(FREE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(accept(page)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeVisible();
    for (let steps = 0; steps < 3 && !(await code(page).evaluate((field) => field === document.activeElement)); steps += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('123456');
    await expect(password(page)).toBeVisible();
    await password(page).focus();
    await page.keyboard.type('demo12345');
    await page.keyboard.press('Tab'); // show characters
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo12345');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Your profile · Fusha');
  });

  test('[I18N-01] in Albanian, dark, without a fault', async ({ page, language, theme, axe }) => {
    const registered = sentTo(page, '/auth/register');
    await language('sq');
    await theme('dark');
    await page.goto('auth/register');
    await press(page, 'Dërgo kodin');
    await expect(page.getByLabel('Numri i telefonit')).toHaveAccessibleDescription('Numri i telefonit është i detyrueshëm.');
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Kushtet duhet të pranohen.');
    await axe();
    await page.getByLabel('Numri i telefonit').fill(FREE);
    await page.getByRole('checkbox').check();
    await press(page, 'Dërgo kodin');
    await page.getByLabel('Kodi').fill('12345a');
    await press(page, 'Konfirmo');
    await expect(page.getByLabel('Kodi')).toHaveAccessibleDescription('Kodi duhet të ketë saktësisht 6 shifra.');
    await axe();
    expect(registered).toEqual([expect.objectContaining({ locale: 'sq' })]);
  });
});

test.describe('/auth/register', () => {
  test('[AUTH-17] [AUTH-18] [AUTH-26] an empty form names every field and sends nothing', async ({ page, mock, axe }) => {
    await page.goto('auth/register');
    await page.getByLabel('Phone prefix').selectOption('');
    await press(page, 'Send the code');
    await expect(page.getByLabel('Phone prefix')).toHaveAccessibleDescription('Phone prefix is required.');
    await expect(page.getByLabel('Phone prefix')).toBeFocused();
    await expect(number(page)).toHaveAccessibleDescription('Phone number is required.');
    await expect(accept(page)).toHaveAccessibleDescription('Terms must be accepted.');
    await axe();
    await page.getByRole('link', { name: 'Terms must be accepted.' }).click();
    await expect(accept(page)).toBeFocused();
    expect(await mock.calls('register')).toEqual([]);
  });

  test('[AUTH-19] [AUTH-20] a number that is none, or too short', async ({ page }) => {
    await page.goto('auth/register');
    await accept(page).check();
    for (const [typed, text] of [
      ['abc', 'Phone number must be a valid international or local number.'],
      ['12345678', 'Phone number must be at least 9 digits long.'],
    ] as const) {
      await number(page).fill(typed);
      await press(page, 'Send the code');
      await expect(number(page)).toHaveAccessibleDescription(text);
      await expect(number(page)).toBeFocused();
    }
  });

  test('terms and privacy open over the form, which keeps what was typed', async ({ page, axe }) => {
    await page.goto('auth/register?returnTo=%2Fvenues');
    await number(page).fill(FREE);
    for (const name of ['Terms of use', 'Privacy notice']) {
      await main(page).getByRole('link', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await axe();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name })).toBeFocused();
    }
    await expect(number(page)).toHaveValue(FREE);
    await expect(page).toHaveURL(/\/auth\/register\?returnTo=%2Fvenues$/);
  });

  test('a broken server and no answer are said, keep what was typed, and can be tried again', async ({ page, mock, axe, assertSane }) => {
    await page.goto('auth/register');
    await number(page).fill(FREE);
    await accept(page).check();
    await mock.fail('register', 500);
    await press(page, 'Send the code');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await assertSane();
    await axe();
    await mock.scenario('default');
    await mock.fail('register', 'reset');
    await press(page, 'Try again');
    await expect(main(page).getByRole('alert')).toContainText('Check your connection and try again.');
    await expect(main(page).getByRole('button', { name: 'Send the code' })).toBeFocused();
    await expect(number(page)).toHaveValue(FREE);
    await expect(accept(page)).toBeChecked();
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(code(page)).toBeVisible();
  });

  test('a number that has an account leads in by its code, and says nothing of it before', async ({ page }) => {
    await register(page, '690000001');
    await code(page).fill('123456');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });
});

test.describe('/auth/verify', () => {
  test('[RT-22] nobody gets in without a number', async ({ page }) => {
    await page.goto('auth/verify');
    await expect(page).toHaveURL(/\/app\/auth\/login$/);
    await expect(page.getByText('You do not have permission to access that page.')).toBeVisible();
  });

  test('[AUTH-14] [AUTH-15] [AUTH-16] what is no code is not sent', async ({ page, mock, axe }) => {
    await register(page);
    for (const [typed, text] of [
      ['', 'Code is required.'],
      ['12345', 'You must enter a minimum of 6 characters'],
      ['12345a', 'Code must be exactly 6 digits.'],
    ] as const) {
      await code(page).fill(typed);
      await press(page, 'Confirm');
      await expect(code(page)).toHaveAccessibleDescription(text);
      await expect(code(page)).toBeFocused();
    }
    await axe();
    expect(await mock.calls('verifyPhone')).toEqual([]);
  });

  test('one field that phones fill in, and a pasted code with a gap', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await register(page);
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(code(page)).toHaveAttribute('maxlength', '6');
    await page.evaluate(() => navigator.clipboard.writeText('Fusha: 123 456'));
    await code(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('a wrong code is refused beside its field and can be typed over', async ({ page, allowConsole, axe }) => {
    allowConsole(/status of 422/);
    await register(page);
    await code(page).fill('654321');
    await expect(code(page)).toHaveAccessibleDescription(WRONG);
    await expect(code(page)).toHaveValue('654321');
    await expect(code(page)).toBeFocused();
    await axe();
    await page.keyboard.type('123456'); // in place of what is selected
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('after five wrong ones only another code helps', async ({ page, allowConsole, mock }) => {
    allowConsole(/status of 4(22|29)/);
    await register(page);
    for (const typed of ['111111', '222222', '333333', '444444', '555555']) {
      await code(page).fill(typed);
      await expect(code(page)).toHaveAccessibleDescription(WRONG);
      await code(page).fill('');
    }
    await code(page).fill('123456');
    await expect(code(page)).toHaveAccessibleDescription('Too many attempts. Ask for another code.');
    await mock.clock('2026-11-24T10:01:00+01:00');
    await page.clock.fastForward(61_000);
    await press(page, 'Send another code');
    await expect(page.getByText('Another code is on its way.')).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('');
    await page.keyboard.type('123456');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('another code after 60 seconds, and not before', async ({ page, mock }) => {
    await register(page);
    const again = main(page).getByRole('button', { name: 'Send another code' });
    await expect(page.getByRole('timer')).toHaveText(/^You can ask for another code in (1:00|0:5\d)\.$/);
    await expect(again).toHaveCount(0);
    await page.clock.fastForward(50_000);
    await expect(page.getByRole('timer')).toHaveText(/ 0:0\d\.$/);
    await expect(again).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(again).toBeVisible();
    await mock.clock('2026-11-24T10:01:01+01:00');
    await again.click();
    await expect(page.getByRole('timer')).toHaveText(/ (1:00|0:5\d)\.$/);
    expect(await mock.calls('resendCode')).toHaveLength(1);
  });

  test('asked too early, the server says how long to wait', async ({ page, allowConsole }) => {
    allowConsole(/status of 429/);
    await register(page);
    await page.clock.fastForward(61_000); // here only: on the server no time has gone by
    await press(page, 'Send another code');
    await expect(main(page).getByRole('alert')).toContainText('Wait a moment before you ask for another code.');
    await expect(page.getByRole('timer')).toHaveText(/ (1:00|0:5\d)\.$/);
  });

  test('no answer to a code keeps it, and it can be tried again', async ({ page, mock, assertSane }) => {
    await register(page);
    await mock.fail('verifyPhone', 'reset');
    await code(page).fill('123456');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong. Check your connection and try again.');
    await expect(code(page)).toHaveValue('123456');
    await assertSane();
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('a wrong number is changed, and found as it was typed', async ({ page }) => {
    await register(page);
    await main(page).getByRole('link', { name: 'Change the number' }).click();
    await expect(page).toHaveTitle('Create an account · Fusha');
    await expect(number(page)).toHaveValue(FREE);
    await number(page).fill('697778800');
    await accept(page).check();
    await press(page, 'Send the code');
    await expect(main(page)).toContainText('+355 697778800');
  });

  test('[SEC-03] a reload keeps the number', async ({ page }) => {
    await register(page);
    await page.reload();
    await expect(main(page)).toContainText('+355 697778899');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });
});

test('signing in with a number that is not verified leads to its code', async ({ page, allowConsole, mock }) => {
  allowConsole(/status of 403/);
  await page.goto('auth/login?returnTo=%2Fbookings');
  await number(page).fill('690000058');
  await password(page).fill('demo1234');
  await press(page, 'Sign in');
  await expect(page).toHaveTitle('Enter the code · Fusha');
  await expect(page.getByText('Please verify your phone number first.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await mock.calls('resendCode')).toEqual([]);
  await code(page).fill('123456');
  await expect(page).toHaveTitle('Your profile · Fusha');
  await expect(page).toHaveURL(/returnTo=%2Fbookings/);
});

test.describe('/auth/credentials', () => {
  test('[AUTH-04] [C-10] whoever has a password, or is a guest, is led elsewhere', async ({ page, signIn }) => {
    await page.goto('auth/credentials');
    await expect(page).toHaveURL(/\/app\/auth\/login$/);
    await signIn('player');
    await page.goto('auth/credentials');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('[AUTH-11] [AUTH-12] [AUTH-13] what is wrong with the two is said beside them', async ({ page, signIn, mock, axe }) => {
    await signIn('withoutPassword');
    await page.goto('auth/credentials');
    await press(page, 'Save the password');
    await expect(password(page)).toHaveAccessibleDescription(/Password is required\.$/);
    await expect(repetition(page)).toHaveAccessibleDescription('Password confirmation is required.');
    await expect(password(page)).toBeFocused();
    await axe();
    await setPassword(page, '1234567');
    await expect(password(page)).toHaveAccessibleDescription(/You must enter a minimum of 8 characters$/);
    await setPassword(page, '12345678', '12345679');
    await expect(repetition(page)).toHaveAccessibleDescription('Passwords do not match.');
    await expect(repetition(page)).toBeFocused();
    await password(page).fill('12345679'); // the two agree now, whichever was changed
    await expect(repetition(page)).toHaveAccessibleDescription('');
    expect(await mock.calls('setCredentials')).toEqual([]);
  });

  test('can be read on demand', async ({ page, signIn }) => {
    await signIn('withoutPassword');
    await page.goto('auth/credentials');
    await password(page).fill('demo1234');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await main(page).getByRole('button', { name: 'Show characters' }).first().click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('a broken server keeps what was typed; a second press sets it', async ({ page, signIn, mock }) => {
    await signIn('withoutPassword');
    await page.goto('auth/credentials');
    await mock.fail('setCredentials', 500);
    await setPassword(page, 'demo12345');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await expect(password(page)).toHaveValue('demo12345');
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('a code that is too old to replace a password leads to another one', async ({ page, allowConsole, mock }) => {
    allowConsole(/status of 403/);
    await forget(page, '690000001');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await mock.clock('2026-11-24T10:30:00+01:00');
    await setPassword(page, 'another-one');
    await expect(main(page).getByRole('alert')).toContainText('Ask for a code first to set another password.');
    await press(page, 'Send the code');
    await expect(page).toHaveTitle('Enter the code · Fusha');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await setPassword(page, 'another-one');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('who remembers the old one keeps it', async ({ page, mock }) => {
    await forget(page, '690000001');
    await code(page).fill('123456');
    await press(page, 'Keep the old password');
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await mock.calls('setCredentials')).toEqual([]);
  });
});

test.describe('/auth/profile', () => {
  test('[AUTH-03] whoever has one is led home', async ({ page, signIn }) => {
    await signIn('player');
    await page.goto('auth/profile');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('[AUTH-21] [AUTH-23] [AUTH-24] [AUTH-25] what is missing is said; years from this one back to 1900', async ({ page, signIn, axe, mock }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    const years = await page.getByLabel('Birth year').locator('option').allTextContents();
    expect([years[1], years.at(-1), years.length]).toEqual(['2026', '1900', 128]);
    await page.getByLabel('Phone prefix').selectOption('');
    await number(page).fill('');
    await press(page, 'Save the profile');
    for (const [label, text] of [
      ['Name', 'Name is required.'],
      ['Birth year', 'Birth year is required.'],
      ['City', 'City is required.'],
      ['Phone prefix', 'Phone prefix is required.'],
      ['Phone number', 'Phone number is required.'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(text);
    }
    await expect(page.getByLabel('Name')).toBeFocused();
    await axe();
    expect(await mock.calls('saveProfile')).toEqual([]);
  });

  test('a picture is shown, can be taken away, and goes along', async ({ page, signIn }) => {
    const saved = sentTo(page, '/auth/profile');
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(main(page).getByRole('button', { name: 'Change the picture' })).toBeVisible();
    await expect(main(page).locator('img')).toBeVisible();
    await press(page, 'Remove');
    await expect(main(page).locator('img')).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(main(page).locator('img')).toBeVisible();
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(saved).toEqual([expect.objectContaining({ image_id: expect.any(Number), birth_year: 1990, name: 'Era Hoxha' })]);
  });

  test('a picture that cannot be uploaded is said beside it, and everything else stays', async ({ page, signIn, mock, axe }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await page.getByLabel('Name').fill('Era Hoxha');
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(main(page).getByRole('alert')).toContainText('Error while uploading the images.');
    await axe();
    await mock.fail('uploadImage', 500);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect.poll(async () => (await mock.calls('uploadImage')).length).toBe(1);
    await expect(main(page).getByRole('alert')).toContainText('Error while uploading the images.');
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(main(page).locator('img')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');
  });

  test('another number is taken over by its code', async ({ page, signIn }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile?returnTo=%2Faccount');
    await fillProfile(page, FREE);
    await expect(page).toHaveTitle('Enter the code · Fusha');
    await expect(main(page)).toContainText('+355 697778899');
    await code(page).fill('123456');
    await expect(page).toHaveURL(/\/app\/account$/);
    await expect(main(page)).toContainText('+355 697778899');
  });

  test('who does not prove another number keeps the old one', async ({ page, signIn }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile?returnTo=%2Faccount');
    await fillProfile(page, FREE);
    await main(page).getByRole('link', { name: 'Not now' }).click();
    await expect(page).toHaveURL(/\/app\/account$/);
    await expect(main(page)).toContainText('+355 690000060');
  });

  test('a number of somebody else is refused beside its field; the same one written otherwise is not', async ({ page, signIn, allowConsole }) => {
    allowConsole(/status of 422/);
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await fillProfile(page, '690000001');
    await expect(number(page)).toHaveAccessibleDescription('This phone number belongs to another account.');
    await expect(number(page)).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');
    await fillProfile(page, '069 000 0060');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('cities that do not come can be asked for again', async ({ page, signIn, mock }) => {
    await signIn('withoutProfile');
    await mock.fail('listCities', 500);
    await page.goto('auth/profile');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await mock.scenario('default');
    await press(page, 'Try again');
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('a draft is restored, a finished profile leaves none', async ({ page, signIn }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await page.getByLabel('Name').fill('Era Hoxha');
    await page.getByLabel('City').selectOption('Durrës');
    await page.reload();
    await expect(page.getByText('What you typed was restored.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');
    await expect(page.getByLabel('City').locator('option:checked')).toHaveText('Durrës');
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Era Hoxha');
  });
});

test.describe('/auth/forgot-password', () => {
  test('[AUTH-17] [AUTH-18] an empty form names every field', async ({ page, mock, axe }) => {
    await page.goto('auth/forgot-password');
    await page.getByLabel('Phone prefix').selectOption('');
    await press(page, 'Send the code');
    await expect(page.getByLabel('Phone prefix')).toHaveAccessibleDescription('Phone prefix is required.');
    await expect(number(page)).toHaveAccessibleDescription('Phone number is required.');
    await axe();
    expect(await mock.calls('forgotPassword')).toEqual([]);
  });

  test('an unknown number is answered like any other, and leads nowhere', async ({ page, allowConsole }) => {
    allowConsole(/status of 422/);
    await forget(page, FREE);
    await code(page).fill('123456');
    await expect(code(page)).toHaveAccessibleDescription(WRONG);
  });

  test('a broken server keeps the number', async ({ page, mock }) => {
    await page.goto('auth/forgot-password');
    await number(page).fill('690000001');
    await mock.fail('forgotPassword', 500);
    await press(page, 'Send the code');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await expect(number(page)).toHaveValue('690000001');
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(code(page)).toBeVisible();
  });

  test('who is signed in has nothing to do here; changing the number leads back', async ({ page, signIn }) => {
    await forget(page, '690000001');
    await main(page).getByRole('link', { name: 'Change the number' }).click();
    await expect(page).toHaveTitle('Forgot your password? · Fusha');
    await expect(number(page)).toHaveValue('690000001');
    await signIn('player');
    await page.goto('explore');
    await page.goto('auth/forgot-password');
    await expect(page).toHaveURL(/\/app\/(explore|auth\/credentials)$/);
  });
});
