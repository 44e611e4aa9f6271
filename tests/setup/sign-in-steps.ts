/** Steps on the sign-in pages. */
import { expect, type Locator, type Page } from '@playwright/test';
import { personas } from './personas.ts';
import { saved } from './saved.ts';

export const main = (page: Page): Locator => page.getByRole('main');
export const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
export const number = (page: Page) => page.getByLabel('Phone number');
export const code = (page: Page) => page.getByLabel('Code');
export const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
export const repetition = (page: Page) => page.getByRole('textbox', { name: 'Repeat the password' });
export const accept = (page: Page) => page.getByRole('checkbox', { name: /^I accept the terms/ });

/** The loading indicator disappears shortly after the page. */
export const idle = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0);

export const WRONG = 'The code is not right.';
export const FREE = '697778899';
/** The password of every demo account that has one. */
export const PASSWORD = 'demo1234';

/** 1×1 px. */
export const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The requests that the page sends to an API address from now on. */
export function sentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api${path}`) && request.method() !== 'OPTIONS') bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** What the API answers to this page from now on, below an address. */
export function answersTo(page: Page, start = ''): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith(`/api${start}`)) return;
    // a page that closes takes what was not read yet along
    const read = request.response().then((answer) => answer?.text() ?? '');
    bodies.push(read.catch(() => ''));
  });
  return () => Promise.all(bodies);
}

/** The writes that the page sends below an API address from now on: `PUT /auth/profile base bearer`, with module and authentication. */
export function writesTo(page: Page, start: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    if (!path.startsWith(start) || !['POST', 'PUT', 'PATCH'].includes(request.method())) return;
    const { module } = request.postDataJSON() as { module?: string }; // every body of the contract has it
    calls.push(
      `${request.method()} ${path} ${module} ${/^Bearer .+/.test(request.headers()['authorization'] ?? '') ? 'bearer' : 'guest'}`,
    );
  });
  return calls;
}

/** Signs in through the open sign-in page. */
export async function signInHere(page: Page, phone: string = personas.player, secret = PASSWORD): Promise<void> {
  await number(page).fill(phone);
  await password(page).fill(secret);
  await press(page, 'Sign in');
}

export async function register(page: Page, phone = FREE, address = 'auth/register'): Promise<void> {
  await page.goto(address);
  await number(page).fill(phone);
  await accept(page).check();
  await press(page, 'Send code');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await saved(page);
}

export async function setPassword(page: Page, text: string, again = text): Promise<void> {
  await password(page).fill(text);
  await repetition(page).fill(again);
  await press(page, 'Save password');
}

export async function fillProfile(page: Page, phone?: string): Promise<void> {
  await page.getByLabel('Name').fill('Era Hoxha');
  await page.getByLabel('Birth year').selectOption('1990');
  await page.getByLabel('City').selectOption('Durrës');
  if (phone) await number(page).fill(phone);
  await press(page, 'Save changes');
}
