import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { latePieces } from '../setup/late-pieces.ts';
import { saved } from '../setup/saved.ts';
import { tryAgain } from '../setup/try-again.ts';

const FEED = 'community/1/feed';
const NAME = 'Futbolli i së Enjtes';

const posts = (page: Page): Locator => page.getByRole('list', { name: 'Posts' });
const postWith = (page: Page, text: string): Locator =>
  posts(page)
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) });

/** Opens the feed once its room is joined: what others do from then on arrives. */
async function openFeed(page: Page): Promise<void> {
  const joined = page.waitForResponse(
    (response) =>
      response.url().includes('/realtime/join-room') && (response.request().postData() ?? '').includes('"community-1"'),
  );
  await page.goto(FEED);
  await joined;
  await expect(posts(page)).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Write a post' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postWith(page, text)).toBeVisible();
}

test('[COM-01] [RT-32] [RTM-02] a post, a like and a comment arrive live, and nothing that is read moves @both', async ({
  page,
  signIn,
  secondUser,
  axe,
  assertSane,
}) => {
  await signIn('player');
  await openFeed(page);
  await axe();
  await assertSane();
  const other = await secondUser('owner');
  await other.language('en');
  await openFeed(other.page);

  const first = posts(page).getByRole('article').nth(1);
  const before = await first.boundingBox();
  await write(other.page, 'A ka vend edhe për një?');
  const newer = page.getByRole('button', { name: '1 new post' });
  await expect(newer).toBeVisible();
  await expect(postWith(page, 'A ka vend edhe për një?')).toHaveCount(0);
  await expect(first).toContainText('Unë e kam, e sjell të enjten.');
  expect(await first.boundingBox()).toEqual(before);
  await axe();

  await newer.click();
  const post = postWith(page, 'A ka vend edhe për një?');
  await expect(post).toBeVisible();
  await expect(newer).toHaveCount(0);

  await post.getByRole('button', { name: 'Like' }).click();
  await expect(post.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  const theirs = postWith(other.page, 'A ka vend edhe për një?');
  await expect(theirs.getByText('1 like')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');

  await theirs.getByRole('button', { name: 'Comments' }).click();
  await expect(theirs.getByText('No comments yet.')).toBeVisible();
  await post.getByRole('button', { name: 'Comments' }).click();
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('Po, hajde!');
  await post.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(theirs.getByRole('list', { name: 'Comments' }).getByText('Po, hajde!')).toBeVisible();
  await expect(post.getByRole('list', { name: 'Comments' }).getByText('Po, hajde!')).toBeVisible();
});

test('[COM-01] a post that is written offline stays, and is sent once when the network is back', async ({
  page,
  context,
  mock,
  signIn,
  allowConsole,
}) => {
  allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await signIn('player');
  const late = latePieces(page); // one that is missing offline asks for an update
  await openFeed(page);
  await late;
  await context.setOffline(true);
  await write(page, 'Kush vjen sot?');
  await expect(postWith(page, 'Kush vjen sot?')).toContainText('You are offline. The post is sent when you are back.');
  await context.setOffline(false);
  await expect(postWith(page, 'Kush vjen sot?').getByRole('button', { name: 'Like' })).toBeVisible();
  await expect(postWith(page, 'Kush vjen sot?')).toHaveCount(1);
  expect(await mock.calls('createPost')).toHaveLength(1);
});

test('[COM-01] a post that has no answer stays through a reload, and is sent again with the same key', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('player');
  await openFeed(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/community/1/post')) keys.push(request.headers()['idempotency-key']);
  });
  await mock.fail('createPost', 500);
  await write(page, 'Kush ka pompë?');
  await expect(postWith(page, 'Kush ka pompë?')).toContainText(
    'This post was not sent yet. It is tried again by itself.',
  );
  await saved(page);
  await page.reload();
  await expect(postWith(page, 'Kush ka pompë?')).toContainText('This post was not sent yet.');
  await mock.scenario('default');
  await tryAgain(postWith(page, 'Kush ka pompë?'));
  await expect(postWith(page, 'Kush ka pompë?').getByRole('button', { name: 'Like' })).toBeVisible();
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  await saved(page);
  await page.reload();
  await expect(postWith(page, 'Kush ka pompë?')).toHaveCount(1);
});

test('[COM-01] what is typed survives a reload, for its community alone', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto(FEED);
  await page.getByRole('textbox', { name: 'Write a post' }).fill('Nesër në orën');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('Nesër në orën');
  await page.goto('community/2/feed');
  await expect(page.getByRole('heading', { level: 1, name: 'Basketi i Lagjes' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('');
});

/** The person who runs the community bans the player. */
async function ban(boss: Page): Promise<void> {
  await boss.goto('explore');
  const status = await boss.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('fusha-token')}`,
      'Content-Type': 'application/json',
    };
    const found = await fetch('/api/community/1/members?module=base&keywords=Arben%20Hoxha', { headers });
    const { data } = (await found.json()) as { data: { members: { user: { id: number } }[] } }; // the contract's envelope
    const body = JSON.stringify({ module: 'base', user_id: data.members[0]?.user.id });
    return (await fetch('/api/community/1/ban', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
}

async function expectToBeOut(page: Page): Promise<void> {
  await expect(page.getByText(`You cannot see what is written in ${NAME}`)).toBeVisible();
  await expect(posts(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
}

test('[COM-01] whoever is banned while reading is out at once', async ({ page, signIn, secondUser, allowConsole }) => {
  allowConsole(/status of 403/);
  await signIn('player');
  await openFeed(page);
  await ban((await secondUser('teamAdmin')).page);
  await expectToBeOut(page);
});

test('[COM-01] whoever is banned and does not hear of it is out with the next action', async ({
  page,
  mock,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 403|realtime|firebase/i);
  await signIn('player');
  await mock.fail('createFirebaseToken', 500);
  await page.goto(FEED);
  await expect(posts(page)).toBeVisible();
  await ban((await secondUser('teamAdmin')).page);
  await posts(page).getByRole('button', { name: 'Like' }).first().click();
  await expectToBeOut(page);
});

test('[COM-03] [RT-05] [RT-33] [RT-34] a guest reads a public feed and its other pages, and signs in to join @both', async ({
  page,
  axe,
  assertSane,
}) => {
  await page.goto('community/1');
  await expect(page).toHaveURL(/\/app\/community\/1\/feed$/);
  await expect(posts(page).getByRole('article').first()).toContainText('Pinned');
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveCount(0);
  await expect(posts(page).getByRole('button', { name: 'Like' })).toHaveCount(0);
  await axe();
  await assertSane();
  const pages = page.getByRole('navigation', { name: 'Community' });
  await expect(pages.getByRole('link')).toHaveText(['Feed', 'Events', 'Members']);
  await pages.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL(/\/app\/community\/1\/events$/);
  await expect(page.getByRole('list', { name: 'Events' }).getByRole('link').first()).toHaveText(
    'Futboll i së enjtes 7×7',
  );
  await axe();
  await page.getByRole('button', { name: 'Join community' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/app/auth/login?returnTo=%2Fcommunity%2F1%2Fevents',
  );
});
