import type { BrowserContext, Page } from '@playwright/test';
import type { Guard } from './guard.ts';
import { mockClient, type MockClient } from './mock-client.ts';
import { CLOCK_COOKIE, DATABASE_COOKIE, LOCALE_COOKIE, NOW, THEME_KEY, TOKEN_KEY, type Persona } from './personas.ts';

export type Language = 'en' | 'sq';
export type Theme = 'light' | 'dark';

/** A person with a separate browser. */
export interface Person {
  context: BrowserContext;
  page: Page;
  mock: MockClient;
  /** Before the first `goto`: the app starts with this account's token. */
  signIn: (persona: Persona) => Promise<void>;
  /** Before the first `goto`: the language of the app, and of the account if there is one. */
  language: (language: Language) => Promise<void>;
  /** Before the first `goto`: the theme of the app. */
  theme: (theme: Theme) => Promise<void>;
}

export interface Setting {
  origin: string;
  database: string;
  guard: Guard;
  savesData: boolean;
}

/** Database and clock of a test: by cookie for the mock backend, by the page's own `Date` for the app. */
export async function settle(context: BrowserContext, { origin, database, guard, savesData }: Setting): Promise<void> {
  await guard.watch(context);
  await context.addCookies([
    { name: DATABASE_COOKIE, value: database, url: origin },
    { name: CLOCK_COOKIE, value: NOW, url: origin },
  ]);
  // only `Date` is frozen: timers must run
  await context.clock.setFixedTime(NOW);
  if (savesData)
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}

export function person(context: BrowserContext, page: Page, origin: string, guard: Guard): Person {
  const mock = mockClient(context.request, guard);
  let token: string | null = null;
  return {
    context,
    page,
    mock,
    signIn: async (persona) => {
      token = await mock.become(persona);
      await once(context, TOKEN_KEY, token);
    },
    theme: (theme) => once(context, THEME_KEY, theme),
    language: async (language) => {
      await context.addCookies([
        { name: LOCALE_COOKIE, value: language, domain: new URL(origin).hostname, path: '/app/', sameSite: 'Lax' },
      ]);
      if (token !== null) await mock.speak(token, language);
    },
  };
}

/** Stored at the first load only, so that a value removed by the app (sign-out) stays removed after a reload. */
async function once(context: BrowserContext, key: string, value: string): Promise<void> {
  await context.addInitScript(
    (entry) => {
      if (!location.protocol.startsWith('http')) return; // a blank page has no storage
      const mark = `test:${entry.key}:${entry.value}`;
      if (localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'done');
      localStorage.setItem(entry.key, entry.value);
    },
    { key, value },
  );
}
