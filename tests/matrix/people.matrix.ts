import type { Page } from '@playwright/test';
import { axeProblems } from '../setup/axe.ts';
import { everyPage } from '../setup/every-page.ts';
import { counted } from '../setup/figures.ts';
import { expect, test } from '../setup/fixtures.ts';
import { forcedColourProblems } from '../setup/forced-colours.ts';
import { focusProblem, hasOwnLetters } from '../setup/geometry.ts';
import { arrowProblem, neverReached, startOfTour, stepProblem, walkThroughGroups } from '../setup/keyboard-tour.ts';
import { someOf } from '../setup/random-counts.ts';
import { seenData } from '../setup/seen-data.ts';
import { textProblems } from '../setup/text-problems.ts';
import { hoverProblems } from '../setup/without-mouse.ts';

const phone = { width: 390, height: 844 };
/** WCAG 1.4.12, for every element. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
/** More stops than any page has. */
const TOO_MANY = 400;

/** What one of them finds on the page; the page is afterwards as it was before. */
const settings: Record<string, (page: Page, data: () => Promise<Set<string>>) => Promise<string[]>> = {
  'no mouse': hoverProblems,
  'reduced motion': (page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 10)
        .map((animation) => `${animation.constructor.name} ${animation.id}`),
    ),
  'a phone': (page, data) => words(page, data),
  '320 px': (page, data) => atSize(page, { width: 320, height: 640 }, () => words(page, data)),
  'a phone on its side': (page, data) => atSize(page, { width: 844, height: 390 }, () => words(page, data)),
  // stories check 390 and 1280 px with axe
  'a tablet': (page, data) => atSize(page, { width: 768, height: 1024 }, () => wordsAndAxe(page, data)),
  'a large screen': (page, data) => atSize(page, { width: 1920, height: 1080 }, () => wordsAndAxe(page, data)),
  'text at 200 %': async (page, data) => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const found = await words(page, data);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    return found;
  },
  'wider spacing': async (page, data) => {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    const found = await words(page, data);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    return found;
  },
  'few colours': async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const found = await forcedColourProblems(page);
    await page.emulateMedia({ forcedColors: 'none' });
    return found;
  },
  dark: async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const found = await axeProblems(page, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
    return ground === 'rgb(20, 16, 31)' ? found : [...found, `the page is not dark: ${ground}`];
  },
  'a keyboard': async (page) => {
    await startOfTour(page);
    const problems: string[] = [];
    for (let stops = 0; stops <= TOO_MANY; stops += 1) {
      await page.keyboard.press('Tab');
      const problem = await focusProblem(page);
      if (problem === 'end') return [...problems, ...(await unreached(page))];
      for (const each of [problem, await stepProblem(page)]) if (each !== null) problems.push(each);
    }
    return [...problems, 'Tab never leaves the page'];
  },
};

async function unreached(page: Page): Promise<string[]> {
  await walkThroughGroups(page);
  const { lost, groups } = await neverReached(page);
  const stuck: string[] = [];
  for (let group = 0; group < groups; group += 1) {
    const problem = await arrowProblem(page, group);
    if (problem !== null) stuck.push(problem);
  }
  return [...lost, ...stuck];
}

async function atSize(page: Page, size: typeof phone, look: () => Promise<string[]>): Promise<string[]> {
  await page.setViewportSize(size);
  const found = await look();
  await page.setViewportSize(phone);
  return found;
}

const words = async (page: Page, data: () => Promise<Set<string>>): Promise<string[]> =>
  textProblems(page, await data());

const wordsAndAxe = async (page: Page, data: () => Promise<Set<string>>): Promise<string[]> => [
  ...(await words(page, data)),
  ...(await axeProblems(page)),
];

const inBoth = everyPage.flatMap((visit) => (['en', 'sq'] as const).map((language) => ({ visit, language })));

for (const { visit, language } of someOf(inBoth)) {
  const { path, address, as } = visit;
  test(`${path} is usable with each of a person's settings, in ${language}`, async ({
    page,
    me,
    signIn,
    assertSane,
  }) => {
    const data = seenData(page);
    if (as) await signIn(as);
    await me.language(language);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await assertSane();
    await hasOwnLetters(page);
    const found: Record<string, string[]> = {};
    for (const [setting, look] of Object.entries(settings)) {
      const problems = await look(page, data);
      if (problems.length > 0) found[setting] = problems;
    }
    expect(found).toEqual({});
    counted('pages × settings', Object.keys(settings).length);
  });
}
