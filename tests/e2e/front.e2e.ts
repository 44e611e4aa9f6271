import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const CLAIMS = { en: 'Find a court. Book it. Play.', sq: 'Gjej fushën. Rezervo. Luaj.' };
const TITLES = { en: 'Find a court · Fusha', sq: 'Gjej një fushë · Fusha' };

/** Notes what stands in every frame from the first painted one on: the title, and headings that are seen. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const seen = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      frames.push([document.title, ...seen.map(({ textContent }) => textContent)].join(' | '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // what stood before, without styles, nobody saw
    const paint = new PerformanceObserver(() => {
      frames.splice(0, frames.length - 1);
      paint.disconnect();
    });
    paint.observe({ type: 'paint', buffered: true });
  });
const framesOf = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { frames: string[] }).frames)]); // put there above

/** The lists of the search came: the app has taken the page over. */
const takenOver = (page: Page) => expect(page.getByRole('combobox').first().getByRole('option')).toHaveCount(5); // all sports, and four

for (const language of ['en', 'sq'] as const)
  test(`[RT-08] [I18N-03] a guest's front page is painted before the app has started, in ${language}, and its elements are taken over as they are`, async ({
    page,
    me,
  }) => {
    if (language === 'sq') await me.language('sq');
    await watchFrames(page);
    await page.addInitScript(() => {
      // the last moment before the app: the start script has run, and nothing has been drawn by the app
      addEventListener('DOMContentLoaded', () => {
        const claim = document.querySelector('#root h1');
        Object.assign(globalThis, { claim, early: claim?.textContent });
      });
    });
    await page.goto('');
    await takenOver(page);
    await expect(page).toHaveTitle(TITLES[language]);
    const before = await page.evaluate(() => {
      const { claim, early } = globalThis as unknown as { claim: Element | null; early: string }; // put there above
      return { early, isSame: claim === document.querySelector('h1') };
    });
    expect(before).toEqual({ early: CLAIMS[language], isSame: true });
    // no frame in the other language, and none without the page
    expect(await framesOf(page)).toEqual([`${TITLES[language]} | ${CLAIMS[language]}`]);
    await expect(page.locator('h1')).toHaveCount(1);
  });

test('[RT-08] whoever is signed in sees nothing of the front page', async ({ page, signIn }) => {
  await signIn('player');
  await watchFrames(page);
  await page.goto('');
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const frame of await framesOf(page)) {
    expect(frame).not.toContain(CLAIMS.en);
    expect(frame).not.toContain(TITLES.en);
  }
});

test('a button that is pressed before the app has taken the page over answers once it has', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('header button[lang="sq-AL"]')?.click();
    });
  });
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLAIMS.sq);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq-AL');
});

test('what depends on the hour is drawn once the page has been taken over, as it was rendered', async ({
  page,
  mock,
}) => {
  const late = '2026-11-24T23:30:00+01:00';
  await mock.clock(late);
  await page.clock.setFixedTime(late);
  await page.goto('');
  await takenOver(page);
  // the page has it; an error of the taking over fails the test
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tonight' })).toHaveCount(0);
});

for (const [language, theme] of [
  ['en', 'light'],
  ['sq', 'dark'],
] as const)
  test(`the rules that the first frame waits for draw the page as all of them do, ${language}, ${theme}`, async ({
    page,
    me,
  }) => {
    await me.language(language);
    await page.addInitScript((chosen) => localStorage.setItem('fusha-theme', chosen), theme);
    await page.addInitScript(() => {
      /** Every element of the page with all that its style computes to. */
      const drawn = () =>
        Array.from(document.querySelectorAll('#root, #root *'), (element) => {
          const style = getComputedStyle(element);
          return `${element.tagName}.${element.getAttribute('class')} ${Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
        });
      addEventListener('DOMContentLoaded', () => {
        const rest = document.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]');
        const whole = drawn();
        for (const { sheet } of rest) if (sheet) sheet.disabled = true;
        const first = drawn();
        for (const { sheet } of rest) if (sheet) sheet.disabled = false;
        const others = first.filter((text, index) => text !== whole[index]);
        Object.assign(globalThis, { compared: { sheets: rest.length, elements: whole.length, others } });
      });
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('');
      const { sheets, elements, others } = await page.evaluate(
        () => (globalThis as unknown as { compared: { sheets: number; elements: number; others: string[] } }).compared, // put there above
      );
      expect(sheets).toBe(2);
      expect(elements).toBeGreaterThan(100);
      expect(others).toEqual([]);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the front page can be read, its links lead on, and a page says what it needs', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1, name: CLAIMS.en })).toBeVisible();
    await expect(page.getByText(CLAIMS.sq)).toBeHidden();
    await expect(page.getByText('Pay at the venue.')).toBeVisible();
    // what a chat reads of a link to it
    const said = (property: string) => page.locator(`meta[property="og:${property}"]`);
    await expect(said('title')).toHaveAttribute('content', 'Find a court');
    await expect(said('description')).toHaveAttribute(
      'content',
      'Football, basketball, volleyball and tennis near you.',
    );
    await expect(said('image')).toHaveAttribute('content', '/app/share/general.png');
    await page.getByRole('navigation').getByRole('link', { name: 'Venues' }).click();
    await expect(page).toHaveURL(/\/app\/venues$/);
    await expect(page.locator('noscript p')).toContainText('Fusha needs JavaScript to search and book.');
  });
});
