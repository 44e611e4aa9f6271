import type { Page } from '@playwright/test';
import type { FailureMode } from '../../mocks/failures.ts';
import { everyPage, type PageVisit } from '../setup/every-page.ts';
import { counted } from '../setup/figures.ts';
import { expect, test } from '../setup/fixtures.ts';
import { takePatience } from '../setup/impatience.ts';
import type { Language } from '../setup/person.ts';
import { someOf } from '../setup/random-counts.ts';
import { sentRequests } from '../setup/sent-requests.ts';
import { idle } from '../setup/sign-in-steps.ts';

const SAID = {
  en: {
    sorry: 'Something went wrong.',
    connection: 'Check your connection and try again.',
    forbidden: 'You do not have permission to do that.',
    missing: 'Not found.',
    unknown: 'Page not found',
    signedOut: 'You are not authenticated.',
    tryAgain: 'Try again',
    signIn: 'Sign in to see your account.',
  },
  sq: {
    sorry: 'Diçka shkoi keq.',
    connection: 'Kontrollo lidhjen dhe provo përsëri.',
    forbidden: 'Nuk ke leje për këtë veprim.',
    missing: 'Nuk u gjet.',
    unknown: 'Faqja nuk u gjet',
    signedOut: 'Nuk je identifikuar.',
    tryAgain: 'Provo përsëri',
    signIn: 'Hyr për të parë llogarinë.',
  },
} as const;
type Said = keyof (typeof SAID)['en'];

interface ReadFault {
  mode: FailureMode;
  says: Said;
  /** Requests for one address (R11). */
  sent: 1 | 2;
}
// one after the other in one browser: the first answer that arrives is kept on the device (decision 075), a refused token ends all
const READ_FAULTS: readonly ReadFault[] = [
  { mode: 'reset', says: 'connection', sent: 2 },
  { mode: 'truncated', says: 'connection', sent: 2 },
  { mode: 'never', says: 'connection', sent: 2 },
  { mode: 'portal', says: 'sorry', sent: 1 },
  { mode: 404, says: 'missing', sent: 1 },
  { mode: 403, says: 'forbidden', sent: 1 },
  { mode: 500, says: 'sorry', sent: 2 },
  { mode: 401, says: 'signedOut', sent: 1 },
];
/** About one thing: where it is not there, the page is not either. */
const THINGS = new Set([
  '/venue/:slug',
  '/team/:slug',
  '/t/:slug',
  '/event/:id/info',
  '/fixtures/:id',
  '/fixtures/:id/track',
  '/competition/:competitionId/application/:id',
  '/competition/:id/about',
  '/application/:id',
  '/super/venue/:slug',
  '/super/venue/:slug/manage',
  '/:slug',
]);

/**
 * More than one part of the app asks: initialization as well, the feed once more when it is drawn; what a profile is about is read
 * before and after the address switches to it, by its page, and by the page once more if that was drawn before the switch.
 */
const ASKED: Partial<Record<string, number>> = {
  '/notifications': 2,
  '/settings': 2,
  '/community/:id/feed': 2,
  '/admin/venue': 4,
  '/admin/team': 4,
  '/admin/organization/settings': 4,
};

/** What the page says about the failure of its read. */
function sentence({ path, reads }: PageVisit, { mode, says }: ReadFault): Said {
  if (reads === 'getMe' && [401, 403, 404].includes(Number(mode))) return 'signIn'; // a refusal is a sign-out (R1)
  if (mode === 404 && THINGS.has(path)) return 'unknown';
  if (path === '/explore' && (mode === 403 || mode === 404)) return 'sorry'; // once for the two parts that asked
  return says;
}

/** As an alert; what is the title of the page is announced with it. */
async function expectSaid(page: Page, said: Said, language: Language): Promise<void> {
  const text = SAID[language][said];
  const foreign = SAID[language === 'en' ? 'sq' : 'en'];
  if (said === 'unknown' || said === 'signIn') {
    await expect(page.getByRole('main').getByRole('heading', { name: text })).toBeVisible();
    if (said === 'unknown') await expect(page.locator('[aria-live="polite"]').filter({ hasText: text })).toHaveCount(1);
  } else await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  for (const other of [foreign[said], foreign.sorry]) await expect(page.getByText(other)).toHaveCount(0);
}

for (const visit of someOf(everyPage.filter(({ reads }) => reads !== undefined))) {
  const { path, address, as, reads = 'getMe' } = visit;
  test(`[API-57] ${path}: what it reads fails in eight ways`, async ({
    page,
    context,
    signIn,
    language,
    mock,
    assertSane,
  }) => {
    test.setTimeout(240_000); // eight loads
    const { runsOut } = await takePatience(context);
    const sent = sentRequests(page);
    if (as) await signIn(as);
    const [place = '', search = ''] = address.split('?');
    const kept = search.split('&').filter((part) => !part.startsWith('switch_'));
    const isSwitchedBefore = kept.join('&') !== search && ASKED[path] === undefined;
    if (isSwitchedBefore) {
      // an address that switches the profile is opened twice by the app
      await page.goto(`settings?${search}`);
      await expect(page).not.toHaveURL(/switch_module/);
      await idle(page);
    }
    await mock.fail('joinRoom', 403); // whoever has joined a room reads its page anew
    for (const [n, fault] of READ_FAULTS.entries()) {
      const said = sentence(visit, fault);
      const tongue = (everyPage.indexOf(visit) + n) % 2 ? 'sq' : 'en';
      await test.step(`${fault.mode} ${tongue}`, async () => {
        if (as && reads === 'getMe') await signIn(as);
        await language(tongue);
        await mock.fail(reads, fault.mode);
        await mock.clearCalls();
        sent.clear();
        await page.goto(isSwitchedBefore ? `${place}?${kept.join('&')}` : address);
        const stop = fault.mode === 'never' ? runsOut(page, () => sent.isQuietBut(reads)) : undefined;
        await expectSaid(page, said, tongue);
        await assertSane();
        await idle(page);
        // a guest's first request leaves before the app is there, and nothing ends it
        await expect.poll(() => sent.isQuietBut(fault.mode === 'never' ? reads : null)).toBe(true);
        await stop?.();
        // whoever was signed out reads a public page as a guest
        const most = fault.sent * (ASKED[path] ?? 1) * (fault.mode === 401 && as ? 2 : 1);
        expect(Math.max(...sent.of(reads)), 'requests for one address').toBeLessThanOrEqual(most);
        expect(Math.max(...sent.of(reads)), 'requests for one address').toBeGreaterThanOrEqual(fault.sent);
        counted('failed reads on screens', 1);
        if (fault.mode !== 500) return;
        await mock.scenario('default');
        // a page may have come back by itself, when another answer came
        await page
          .getByRole('main')
          .getByRole('button', { name: SAID[tongue].tryAgain })
          .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));
        await expect(page.getByRole('button', { name: SAID[tongue].tryAgain })).toHaveCount(0);
        await expect(page.getByText(SAID[tongue].sorry)).toHaveCount(0);
        await assertSane();
        expect((await mock.calls(reads)).at(-1)?.status).toBe(200);
        await mock.fail('joinRoom', 403);
      });
    }
  });
}
