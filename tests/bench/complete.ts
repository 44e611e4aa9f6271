import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { coldBrowser, median, phonePage } from './browser.ts';

/** Moments of the list of venues in ms after its address was opened, each the first frame that has it. */
export interface Moments {
  firstCard: number;
  /** Nothing more will change by itself: all cards, the letters of the typeface and what stands in the bar. */
  complete: number;
}

/** What is opened, and what of it makes it complete. */
export interface Opened {
  name: string;
  url: string;
  cards: string;
  /** Every one of these stands. */
  parts: readonly string[];
  /** The typeface that the page brings; null where it brings none. */
  typeface: string | null;
  /** Signed in with this token. */
  token: string | null;
}

const CARDS_OF_A_PAGE = 10;
const TOKEN_KEY = 'fusha-token';
/** A person of the mock's data, with unread notifications. */
const SIGN_IN = { phone_prefix: '+355', phone_number: '690000001', password: 'demo1234', module: 'base' } as const;

/** The bare page, the app for a guest, and the app for a user: bell with its number, and the picture. */
export async function openedPages(floor: string, app: string): Promise<Opened[]> {
  const page = { url: `${app}/app/venues`, cards: 'main li a[href*="/venue/"]', typeface: 'Inter' };
  return [
    { ...page, name: 'bare page', url: `${floor}/app/venues`, parts: [], typeface: null, token: null },
    {
      ...page,
      name: 'guest',
      // language, theme, and the way in
      parts: ['header button[lang]', 'header button[aria-label]', 'header a[href*="/auth/login"]'],
      token: null,
    },
    {
      ...page,
      name: 'signed in',
      // on a phone language and theme stand on the account page
      parts: ['header a[href$="/notifications"] span[aria-hidden]', 'header a[href$="/account"]'],
      token: await signIn(app),
    },
  ];
}

async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-US' },
    body: JSON.stringify({ ...SIGN_IN, device_id: randomUUID() }),
  });
  return z.object({ data: z.object({ access_token: z.string() }) }).parse(await response.json()).data.access_token;
}

/** Medians of so many runs of each page, one page after the other in every run. */
export async function measureComplete(pages: readonly Opened[], runs: number, slowdown: number): Promise<Moments[]> {
  const measured = pages.map((): Moments[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, page] of pages.entries()) measured[index]?.push(await once(page, slowdown));
  return measured.map((all) => ({
    firstCard: median(all.map(({ firstCard }) => firstCard)),
    complete: median(all.map(({ complete }) => complete)),
  }));
}

function once(opened: Opened, slowdown: number): Promise<Moments> {
  return coldBrowser(async (browser) => {
    const page = await phonePage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watch(page, opened);
    await page.goto(opened.url, { waitUntil: 'commit' });
    const complete = await page.waitForFunction(() => document.documentElement.dataset['complete']);
    const firstCard = await page.evaluate(() => document.documentElement.dataset['firstCard']);
    return { firstCard: Number(firstCard), complete: Number(await complete.jsonValue()) };
  });
}

/** Writes both moments on the document, in the first frame that has what they ask for. */
async function watch(page: Page, { cards, parts, typeface, token }: Opened): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      if (wanted.token !== null) localStorage.setItem(wanted.tokenKey, wanted.token);
      const look = (now: number) => {
        const moments = document.documentElement.dataset;
        const cardCount = document.querySelectorAll(wanted.cards).length;
        if (cardCount > 0) moments['firstCard'] ??= String(now);
        const hasLetters =
          wanted.typeface === null ||
          [...document.fonts].some(({ family, status }) => family === wanted.typeface && status === 'loaded');
        const hasParts = wanted.parts.every((part) => document.querySelector(part) !== null);
        if (cardCount >= wanted.count && hasLetters && hasParts) moments['complete'] = String(now);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { cards, parts, typeface, token, tokenKey: TOKEN_KEY, count: CARDS_OF_A_PAGE },
  );
}
