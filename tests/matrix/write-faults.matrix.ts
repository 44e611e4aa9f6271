import type { Page } from '@playwright/test';
import type { FailureMode } from '../../mocks/failures.ts';
import { counted } from '../setup/figures.ts';
import { expect, test } from '../setup/fixtures.ts';
import { person, settle } from '../setup/person.ts';
import type { PageWrite } from '../setup/page-write.ts';
import { pageWrites } from '../setup/page-writes.ts';
import { someOf } from '../setup/random-counts.ts';
import { sentRequests } from '../setup/sent-requests.ts';
import { idle } from '../setup/sign-in-steps.ts';

const SAID = {
  en: {
    sorry: 'Something went wrong.',
    connection: 'Check your connection and try again.',
    forbidden: 'You do not have permission to do that.',
    refused: 'Check the marked entries.',
    stale: 'This has changed in the meantime.',
    signedOut: 'You are not authenticated.',
    close: 'Close message',
  },
  sq: {
    sorry: 'Diçka shkoi keq.',
    connection: 'Kontrollo lidhjen dhe provo përsëri.',
    forbidden: 'Nuk ke leje për këtë veprim.',
    refused: 'Kontrollo të dhënat e shënuara.',
    stale: 'Kjo ka ndryshuar ndërkohë.',
    signedOut: 'Nuk je identifikuar.',
    close: 'Mbyll mesazhin',
  },
} as const;

async function begin(page: Page, write: PageWrite): Promise<void> {
  await page.goto(write.address);
  await idle(page);
  await write.open?.(page);
}

const send = async (page: Page, { act, press }: PageWrite): Promise<void> => (act ? act(page) : press(page).click());

async function type(page: Page, { typed = [] }: PageWrite): Promise<void> {
  for (const [find, text] of typed) {
    const field = find(page);
    if (text === '') await ((await field.getAttribute('aria-pressed')) === null ? field.check() : field.click());
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text);
    else await field.fill(text);
  }
}

async function expectTyped(page: Page, { typed = [] }: PageWrite): Promise<void> {
  for (const [find, text] of typed)
    if (text === '') await expect(find(page).and(page.locator(':checked, [aria-pressed="true"]'))).toBeVisible();
    else await expect(find(page)).toHaveValue(text);
}

for (const write of someOf(pageWrites)) {
  const { path, as, operation, language: tongue = 'en', refuses } = write;
  test(`[API-61] ${path}: ${operation} fails in eight ways`, async ({
    page,
    signIn,
    language,
    mock,
    allowConsole,
    assertSane,
    browser,
    baseURL,
    database,
    guard,
  }) => {
    allowConsole(/Failed to load resource/);
    const said = SAID[tongue];
    const stranger = async (name: string) => {
      const { origin } = new URL(baseURL ?? '');
      const context = await browser.newContext();
      await settle(context, { origin, database: `${database}-${name}`, guard, savesData: true });
      return person(context, await context.newPage(), origin, guard);
    };
    const sent = sentRequests(page);
    if (as) await signIn(as);
    await language(tongue);
    await begin(page, write);
    await type(page, write);

    const failures: [FailureMode, string][] = [
      [500, write.lost ?? said.sorry],
      [403, said.forbidden],
      ['reset', write.lost ?? said.connection],
      refuses ? [`422:${refuses[0]}`, said.refused] : [409, write.stale ?? said.stale],
      ['portal', write.lost ?? said.sorry],
    ];
    for (const [mode, text] of failures) {
      const held = mode === 500;
      await test.step(`${mode}`, async () => {
        const before = page.getByRole('button', { name: said.close });
        while ((await before.count()) > 0) await before.first().click();
        await mock.fail(operation, held ? 'held' : mode);
        sent.clear();
        await write.asks?.(page);
        await send(page, write);
        if (held) {
          await expect.poll(() => sent.of(operation)).toEqual([1]);
          // as a finger that is quicker than the disabled button
          if (!write.asks) await write.press(page).dispatchEvent('click');
          await mock.fail(operation, mode);
        }
        if (refuses && mode === `422:${refuses[0]}`) {
          await expect(refuses[1](page)).toHaveAccessibleDescription(new RegExp(text));
          await expect(refuses[1](page)).toBeFocused();
        } else await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
        await expect(page.getByText(SAID[tongue === 'en' ? 'sq' : 'en'].sorry)).toHaveCount(0);
        await expectTyped(page, write);
        await assertSane();
        await expect.poll(() => sent.isQuietBut(null)).toBe(true);
        expect(sent.of(operation)).toEqual([1]);
        counted('failed writes on screens', 1);
      });
    }
    await test.step('401', async () => {
      await mock.fail(operation, 401);
      sent.clear();
      await write.asks?.(page);
      await send(page, write);
      await expect(page.getByRole('alert').filter({ hasText: said.signedOut }).first()).toBeVisible();
      await assertSane();
      expect(sent.of(operation)).toEqual([1]);
      await mock.scenario('default');
      if (as) await signIn(as);
      await language(tongue);
      await begin(page, write);
      if (write.isNotKept) await type(page, write);
      await expectTyped(page, write);
      counted('failed writes on screens', 1);
    });
    await test.step('done', async () => {
      sent.clear();
      await write.asks?.(page);
      await send(page, write);
      await expect(write.done(page)).toBeVisible();
      expect(sent.of(operation)).toEqual([1]);
    });
    for (const mode of ['lost', 'truncated'] as const) {
      await test.step(mode, async () => {
        // it is done each time, so each has data of its own
        const other = await stranger(mode);
        if (as) await other.signIn(as);
        await other.language(tongue);
        const theirs = sentRequests(other.page);
        await begin(other.page, write);
        await type(other.page, write);
        await other.mock.fail(operation, mode);
        theirs.clear();
        await write.asks?.(other.page);
        await send(other.page, write);
        const failed = other.page.getByRole('alert').filter({ hasText: write.lost ?? said.connection });
        await expect(write.done(other.page).or(failed).first()).toBeVisible();
        await assertSane(other.page);
        await expect.poll(() => theirs.isQuietBut(null)).toBe(true);
        expect(theirs.of(operation)).toEqual([1]);
        counted('failed writes on screens', 1);
        if (await write.done(other.page).isVisible()) return;
        await expectTyped(other.page, write);
        await other.mock.scenario('default');
        await write.asks?.(other.page);
        await send(other.page, write);
        const end = write.again ? other.page.getByText(write.again) : write.done(other.page);
        await expect(end.first()).toBeVisible();
        expect(theirs.of(operation)).toEqual([2]);
      });
    }
  });
}
