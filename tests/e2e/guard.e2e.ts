import type { BrowserContext, Page } from '@playwright/test';
import { pageRoutes } from '../../src/app/route-table.ts';
import { matchRoute } from '../../mocks/contract/router.ts';
import { findRule } from '../../src/models/routing/find-rule.ts';
import { expect, test } from '../setup/fixtures.ts';
import { TOKEN_KEY } from '../setup/personas.ts';
import { expectedAt } from '../setup/route-answer.ts';
import { expectations, navigation, titles } from '../setup/route-expectations.ts';
import { signInHere } from '../setup/sign-in-steps.ts';
import { visitors, type TestVisitor } from '../setup/visitors.ts';

/**
 * One address per answer of the guard. `npm run test:full` opens one of every route; each route for each visitor is checked
 * without a browser in `tests/contract/routing-requests.test.ts`.
 */
const ADDRESSES = new Set([
  '/',
  '/venues',
  '/bookings',
  '/account',
  '/notifications',
  '/auth/verify',
  '/auth/profile',
  '/no/such/page',
  '/auth/login?returnTo=%2Fbookings',
  ...(process.env['TEST_FULL'] ? pageRoutes.map(addressOf) : []),
]);

/** The first one in the table of answers, which is of something that exists. */
function addressOf(route: (typeof pageRoutes)[number]): string {
  const address = Object.keys(expectations).find((one) => findRule(pageRoutes, one) === route);
  if (address === undefined) throw new Error(`no row for ${route.path}`);
  return address;
}

const REFUSAL = 'You do not have permission to access that page.';

/** Sets the browser's storage before each load, as after an earlier visit. */
async function remember(
  context: BrowserContext,
  { isRefused, forgotFlow, hasPhoneToVerify, worksIn }: TestVisitor,
  token: string | null,
): Promise<void> {
  const kept = isRefused ? 'unknown' : token;
  const profile = token && worksIn ? await profileOf(context, token, worksIn) : null;
  await context.addInitScript(
    (has) => {
      if (!location.protocol.startsWith('http')) return; // a blank page has no storage
      if (has.kept) localStorage.setItem(has.key, has.kept);
      if (has.profile) sessionStorage.setItem('fusha-active-profile', JSON.stringify(has.profile));
      if (has.forgotFlow) sessionStorage.setItem('fusha-forgot-password', 'true');
      if (has.hasPhone)
        sessionStorage.setItem(
          'fusha-phone-to-verify',
          JSON.stringify({ phone_prefix: '+355', phone_number: '690000088' }),
        );
    },
    { key: TOKEN_KEY, kept, profile, forgotFlow, hasPhone: hasPhoneToVerify },
  );
}

async function profileOf(
  context: BrowserContext,
  token: string,
  type: string,
): Promise<{ type: string; entity_id: number }> {
  const answer = await context.request.get('/api/auth/me?module=base', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { user: { profiles: { type: string; entity_id: number }[] } } }; // as in the contract
  const profile = data.user.profiles.find((one) => one.type === type);
  if (!profile) throw new Error(`no profile ${type}`);
  return { type: profile.type, entity_id: profile.entity_id };
}

/** Calls that the user must not make: without a token, or refused. GET /auth/me is always allowed. */
function watchCalls(page: Page, { stage }: TestVisitor): string[] {
  const forbidden: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const match = matchRoute(request.method(), pathname.slice('/api'.length));
    if (!match || match.operation === 'getMe') return;
    const isPrivate = !match.route.public && stage === 'guest';
    if (isPrivate || response.status() === 401 || response.status() === 403)
      forbidden.push(`${match.operation} ${response.status()}`);
  });
  return forbidden;
}

/** The page's content at one moment (runs in the page). */
function seen() {
  const main = document.querySelector('main');
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);
  return {
    address: location.pathname + location.search,
    headings: main?.querySelectorAll('h1').length,
    title: document.title,
    navigation: texts('nav[aria-label="Main navigation"] li'),
    isRefused: texts('[role="alert"]').some((text) => text.includes('You do not have permission to access that page.')),
    isPrompted: texts('main p, main h2').some((text) => /^Sign in to see your (account|bookings)\.$/.test(text)),
    canRetry: texts('main button').includes('Try again'),
  };
}

/** One of each stage, and of each module that limits pages; `npm run test:full` has more of them. */
const OPENED_BY = new Set([
  'a guest',
  'someone whose token is refused',
  'someone whose server is out of reach',
  'a user without a password',
  'a user without a profile',
  'a player',
  'a venue owner',
  'a super user',
  ...(process.env['TEST_FULL']
    ? ['an unverified user', 'a team admin', 'an organization manager', 'someone with all profiles, as a player']
    : []),
]);

test.describe('[RT-01] [RT-02] [RT-03] [RT-04] [RT-06] [RT-08] [RT-21] [RT-73] [SEC-05] every page, opened directly, is shown in the shell under /app/ @phone', () => {
  for (const visitor of visitors.filter(({ name }) => OPENED_BY.has(name))) {
    test(`by ${visitor.name}`, async ({ page, context, mock, allowConsole }) => {
      allowConsole(/status of (401|404|503)/);
      const token = visitor.account ? await mock.become(visitor.account) : null;
      if (token) await mock.speak(token, 'en');
      await remember(context, visitor, token);
      if (visitor.isUnreachable) await mock.fail('getMe', 503);
      const forbidden = watchCalls(page, visitor);
      let opened: string[] = [];
      page.on('framenavigated', (frame) => {
        const { pathname, search } = new URL(frame.url());
        const address = pathname.replace(/^\/app/, '') + search;
        // the router adds its state to the first history entry, at the same address
        if (frame === page.mainFrame() && opened.at(-1) !== address) opened.push(address);
      });

      for (const address of ADDRESSES) {
        // the router of the page before may still write to its history entry: it is left first, so that only this page's addresses are counted
        await page.goto('about:blank');
        opened = [];
        await page.goto(`.${address}`, { waitUntil: 'commit' });
        const expected = expectedAt(address, visitor);
        const final = expected.kind === 'elsewhere' ? expected.address : address;
        const title = expected.kind === 'notFound' ? 'Page not found' : titles[final.replace(/\?.*/, '')];
        await expect
          .poll(() => page.evaluate(seen), { message: address, intervals: [20, 50, 100, 200] })
          .toEqual({
            address: `/app${final}`,
            headings: 1,
            title: expected.kind === 'retry' || !title ? expect.stringContaining('Fusha') : `${title} · Fusha`,
            navigation:
              navigation[visitor.stage === 'guest' || visitor.stage === 'unreachable' ? 'guest' : visitor.module],
            isRefused: expected.kind === 'elsewhere' && expected.isRefusal,
            isPrompted: expected.kind === 'page' && expected.prompts,
            canRetry: expected.kind === 'retry',
          });
        expect(opened, 'one navigation at most').toEqual(final === address ? [address] : [address, final]);
      }
      expect(forbidden).toEqual([]);
      if (visitor.isRefused)
        await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY), 'deleted').toBeNull();
    });
  }
});

test('[API-14] a token refused later is reported, and signing in leads back to the page @phone', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  const counted = page.waitForResponse(/\/api\/notifications\?/);
  await page.goto('account');
  await counted; // otherwise this page's count would be refused as well
  await mock.fail('listNotifications', 401);
  const asked = callsWithoutToken(page, 'listNotifications');
  await page.goto('notifications?page=1');
  await expect(page).toHaveURL(/\/app\/auth\/login\?returnTo=%2Fnotifications%3Fpage%3D1$/);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('You are not authenticated.')).toBeVisible();
  await expect(page.getByRole('main').getByText('You are not authenticated.')).toHaveCount(0);
  await expect(page.getByText(REFUSAL)).toHaveCount(0);
  expect(asked).toEqual([]);
  await mock.scenario('default');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/notifications\?page=1$/);
});

test('going back from a redirect leaves, and is not redirected again; back on a private page after signing out, nothing is requested for it @phone', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('venues');
  await page.goto('auth/login');
  await expect(page).toHaveURL(/\/app\/explore$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/venues$/);

  await page.goto('account');
  await expect(page.getByRole('heading', { name: 'Arben Hoxha' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Notifications/ })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('unread');
  const asked = callsWithoutToken(page, 'listNotifications');
  await page.goBack();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

/** Requests of one operation sent from now on without a token. */
function callsWithoutToken(page: Page, operation: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.headers()['authorization']) return;
    if (matchRoute(request.method(), pathname.slice('/api'.length))?.operation === operation) calls.push(pathname);
  });
  return calls;
}
