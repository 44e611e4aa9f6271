import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import type { Person } from '../setup/person.ts';
import { TOKEN_KEY, personas } from '../setup/personas.ts';
import { saved } from '../setup/saved.ts';
import { main, signInHere } from '../setup/sign-in-steps.ts';

// Two tabs of one browser share only the token in local storage.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const token = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY);
const keptUser = (page: Page) => page.evaluate(() => sessionStorage.getItem('fusha-user'));
const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('fusha-drafts'));

/** Opens both, until all of the app runs in each: a tab that is still starting reads the token once more. */
async function openBoth(me: Person, [first, second]: [string, string]): Promise<[Page, Page]> {
  const { context, page } = me;
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto(second);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const mine = await idOf(page);
  await expect.poll(() => presence(me, mine)).toEqual({ status: 'online', pages: 2 });
  return [page, other];
}

/** Simulates a suspended tab, which gets no storage events until it is visible again. Call it before its first page. */
const putToSleep = (page: Page) =>
  page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
const wake = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Also at the server, which refuses the token from then on; with drafts a question comes first. */
async function signOut(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await saved(page);
}
async function signInAs(page: Page, phone: string): Promise<void> {
  await page.goto('auth/login');
  await signInHere(page, phone);
  await expect(page).not.toHaveURL(/login/);
  await saved(page);
}

/** A user's status as others see it, and the number of counted pages. */
async function presence({ context }: Person, userId: number): Promise<{ status: unknown; pages: number }> {
  const { data } = (await (await context.request.get('/__mock/realtime')).json()) as {
    data: { presence?: Record<string, { status: unknown }>; connections?: Record<string, object> } | null; // our own mock's answer
  };
  return { status: data?.presence?.[userId]?.status, pages: Object.keys(data?.connections?.[userId] ?? {}).length };
}
const idOf = async (page: Page) => (JSON.parse((await keptUser(page)) ?? '{}') as { id: number }).id; // the app's stored user

test('signing out in one tab clears every other with its profile, also one that sleeps, and the user is offline', async ({
  me,
  signIn,
  context,
}) => {
  await signIn('player');
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('fusha-active-profile'));
  const [first, second] = await openBoth(me, ['account', 'notifications']);
  await expect(main(second).getByRole('listitem')).toHaveCount(10);
  const mine = await idOf(second);
  const asleep = await context.newPage();
  await putToSleep(asleep);
  await asleep.goto('account');
  for (const page of [first, second, asleep]) await expect.poll(() => kept(page)).toContain('"type":"base"');
  // each tab's call may be answered later than the others see it online
  await expect.poll(async () => (await me.mock.calls('setOnline')).length).toBe(3);

  await signOut(first);
  await expect(second).toHaveURL(/\/app\/auth\/login\?returnTo=%2Fnotifications$/);
  await expect(heading(second, 'Sign in')).toBeVisible();
  await expect(second.getByText('You are signed out.')).toBeVisible();
  await expect(second.getByText('You do not have permission to access that page.')).toHaveCount(0);
  await expect(second.getByText('Booking confirmed')).toHaveCount(0);
  expect(await keptUser(second)).toBeNull();
  expect(await token(second)).toBeNull();
  await expect.poll(() => kept(first)).toBeNull();
  expect(await kept(second)).toBeNull();
  await asleep.reload();
  await expect(main(asleep).getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await kept(asleep)).toBeNull();
  await expect.poll(() => presence(me, mine)).toEqual({ status: 'offline', pages: 0 });
  expect(await me.mock.calls('setOnline')).toHaveLength(3);
});

test('input in another tab is not saved once its user has signed out', async ({ me, signIn, allowConsole }) => {
  allowConsole(/status of 401/); // the tab with the old token reports that it closes
  await signIn('player');
  await putToSleep(me.page);
  const [second, first] = await openBoth(me, ['account', 'account']);
  await main(second).getByRole('button', { name: 'Edit profile' }).click();
  await second.getByLabel('Name').fill('Ardit Canary');
  await expect.poll(() => drafts(second)).toContain('Ardit Canary');

  await signOut(first);
  await first.getByRole('alertdialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => drafts(first)).toBeNull();
  await second.getByLabel('Name').fill('Ardit Canary the Second');
  await second.evaluate(() => void dispatchEvent(new Event('pagehide'))); // saves pending changes
  expect(await drafts(second)).toBeNull();

  await wake(second);
  await expect(second.getByLabel('Name')).toHaveCount(0);
  await expect(second.getByText('Ardit Canary')).toHaveCount(0);
  expect(await keptUser(second)).toBeNull();
  expect(await drafts(second)).toBeNull();
});

test('the other tab shows whoever signs in in this one', async ({ me, signIn }) => {
  await signIn('player');
  const [first, second] = await openBoth(me, ['account', 'account']);
  await expect(main(second)).toContainText('+355 69 000 0001');
  await signOut(first);
  await signInAs(first, personas.teamAdmin);
  await expect(main(second)).toContainText('+355 69 000 0003');
  await expect(main(second)).not.toContainText('+355 69 000 0001');
  expect(await idOf(second)).toBe(await idOf(first));
  expect(await token(second)).not.toBeNull();
});

test('a suspended tab takes over the new user when it becomes visible', async ({ me, signIn }) => {
  await signIn('player');
  await putToSleep(me.page);
  const [second, first] = await openBoth(me, ['account', 'account']);
  await signOut(first);
  await signInAs(first, personas.teamAdmin);
  await expect(main(second)).toContainText('+355 69 000 0001');
  await wake(second);
  await expect(main(second)).toContainText('+355 69 000 0003');
  expect(await idOf(second)).toBe(await idOf(first));
});

test('a refused token of the previous user leaves the new one in place', async ({ me, signIn, allowConsole }) => {
  await signIn('player');
  await putToSleep(me.page);
  const [second, first] = await openBoth(me, ['notifications', 'account']);
  const pages = second.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toBeVisible();
  await signOut(first);
  await signInAs(first, personas.teamAdmin);
  const given = await token(first);
  allowConsole(/status of 401/);
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => idOf(second)).toBe(await idOf(first));
  expect(await token(second)).toBe(given);
  await first.reload();
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await token(first)).toBe(given);
});

test('signing out in a suspended tab revokes its own token, not that of the next user', async ({
  me,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 401/); // its token is no longer valid
  await signIn('player');
  await putToSleep(me.page);
  const [second, first] = await openBoth(me, ['account', 'account']);
  await signOut(first);
  await signInAs(first, personas.teamAdmin);
  const given = await token(first);
  await signOut(second);
  await expect(main(second)).not.toContainText('+355 69 000 0001');
  expect(await token(first)).toBe(given);
});
