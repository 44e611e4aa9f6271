import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../setup/fixtures.ts';
import { hasOwnLetters } from '../setup/geometry.ts';
import type { MockClient } from '../setup/mock-client.ts';
import type { Persona } from '../setup/personas.ts';

// A feed of 5,000 posts: past 200 of them only what is near the screen stays in the document.

const FEED = 'community/6/feed';
/** Far less than the 200 posts that are all drawn, and enough for the screen and what is around it. */
const FEW = 40;

const cards = (page: Page): Locator => page.getByRole('list', { name: 'Posts' }).getByRole('article');
const post = (page: Page, id: string): Locator => page.locator(`#${id}`);
/** How many posts the feed has, as screen readers are told while not all of them are in the document. */
const told = (page: Page): Locator => page.getByRole('list', { name: 'Posts' }).locator('> li').first();

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** The post in the middle of the screen, and how far its top is from that of the window, px. */
async function read(page: Page): Promise<{ id: string; top: number }> {
  const found = await page.evaluate(() => {
    const inMiddle = [...document.querySelectorAll('article')].find(
      (one) => one.getBoundingClientRect().bottom > window.innerHeight / 2,
    );
    return inMiddle && { id: inMiddle.id, top: inMiddle.getBoundingClientRect().top };
  });
  if (!found) throw new Error('no post on the screen');
  return found;
}
const topOf = (page: Page, id: string) => post(page, id).evaluate((element) => element.getBoundingClientRect().top);

/** Pages down, a part of 20 posts at a time. */
async function pageTo(page: Page, count: number): Promise<void> {
  await expect(cards(page)).toHaveCount(20);
  for (let shown = 20; shown < count; shown += 20) {
    await scrollToEnd(page);
    await expect(cards(page)).toHaveCount(shown + 20);
  }
}

/** Clicks without scrolling: Playwright's own click may move the page first. */
const clickInPlace = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** What this person does in another browser. */
async function as(page: Page, mock: MockClient, persona: Persona) {
  const headers = { authorization: `Bearer ${await mock.become(persona)}` };
  const path = '/api/community/6';
  return {
    post: async (what: 'join' | 'post', body: object) => {
      const sent = { headers: { ...headers, 'idempotency-key': randomUUID() }, data: { module: 'base', ...body } };
      const response = await page.request.post(`${path}/${what}`, sent);
      expect(response.ok(), await response.text()).toBe(true);
      const { data } = (await response.json()) as { data: { post: { id: number } } }; // the contract's envelope
      return data;
    },
    remove: async (id: number) => {
      const response = await page.request.delete(`${path}/post/${id}?module=base`, { headers });
      expect(response.ok(), await response.text()).toBe(true);
    },
  };
}

test('[COM-01] past 200 posts few are in the document, and what is read stays where it is @both', async ({
  page,
  mock,
  signIn,
  axe,
}) => {
  await mock.scenario('big');
  await signIn('player');
  const [own, others] = [await as(page, mock, 'player'), await as(page, mock, 'owner')];
  await own.post('join', {});
  await others.post('join', {});
  const { post: first } = await others.post('post', { kind: 'text', text: 'Gabim' });
  const room = page.waitForResponse((response) => response.url().includes('/realtime/join-room'));
  await page.goto(FEED);
  await room;
  await hasOwnLetters(page);
  await pageTo(page, 200);

  // the next part waits, so that the reader stands still when it comes
  await mock.fail('listCommunityPosts', 'held');
  await scrollToEnd(page);
  await expect(page.getByRole('button', { name: 'Older posts' })).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => window.scrollBy({ top: -500, behavior: 'instant' }));
  const before = await read(page);
  const like = post(page, before.id).getByRole('button', { name: 'Like' });
  await like.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await mock.scenario('big');
  await expect(told(page)).toHaveAttribute('aria-setsize', '220');
  expect(await cards(page).count()).toBeLessThan(FEW);
  expect(await topOf(page, before.id)).toBeCloseTo(before.top, 0);
  await expect(like).toBeFocused();
  await axe();

  // what can be done with a post
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post(page, before.id).getByText('1 like')).toBeVisible();
  await post(page, before.id).getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  // paging goes on
  await scrollToEnd(page);
  await expect(told(page)).toHaveAttribute('aria-setsize', '240');
  expect(await cards(page).count()).toBeLessThan(FEW);

  // a link elsewhere and back
  await page.evaluate(() => window.scrollBy({ top: -2000, behavior: 'instant' }));
  const left = await read(page);
  await clickInPlace(page.getByRole('navigation', { name: 'Community' }).getByRole('link', { name: 'Members' }));
  await expect(page).toHaveURL(/\/app\/community\/6\/members$/);
  await others.post('post', { kind: 'text', text: 'Kush vjen sot?' });
  await page.goBack();
  await expect.poll(() => topOf(page, left.id)).toBeCloseTo(left.top, 0);

  // what another wrote meanwhile waits above, and so does what comes now
  await expect(page.getByRole('button', { name: '1 new post' })).toBeInViewport({ ratio: 1 });
  await others.post('post', { kind: 'text', text: 'Kush sjell topin?' });
  const newer = page.getByRole('button', { name: '2 new posts' });
  await expect(newer).toBeInViewport({ ratio: 1 });
  expect(await topOf(page, left.id)).toBeCloseTo(left.top, 0);

  // one that stands above goes
  await others.remove(first.id);
  await expect(told(page)).toHaveAttribute('aria-setsize', '239');
  expect(await topOf(page, left.id)).toBeCloseTo(left.top, 0);

  await newer.click();
  const newest = cards(page).filter({ hasText: 'Kush sjell topin?' });
  await expect(newest).toBeInViewport({ ratio: 1 });
  await expect(newest).toBeFocused();
});
