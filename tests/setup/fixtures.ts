import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { assertAccessible } from './axe.ts';
import { Guard } from './guard.ts';
import type { MockClient } from './mock-client.ts';
import { person, settle, type Language, type Person, type Theme } from './person.ts';
import type { Persona } from './personas.ts';
import { assertSane } from './sane.ts';

interface Fixtures {
  /** Fails the test on console errors, uncaught errors and policy violations of its pages. */
  guard: Guard;
  /** Allows an expected console error: `allowConsole(/status of 422/)`. */
  allowConsole: (pattern: RegExp) => void;
  /** Name of this test's own database in the mock backend. */
  database: string;
  /**
   * Whether the browsers are to save data, so that the app loads no pages ahead (PWA-24): of the files of a page that would be two thirds,
   * which few tests look at.
   */
  savesData: boolean;
  /** The user of `page`. */
  me: Person;
  mock: MockClient;
  signIn: (persona: Persona) => Promise<void>;
  language: (language: Language) => Promise<void>;
  theme: (theme: Theme) => Promise<void>;
  /** Another person in a separate browser, on the same database. */
  secondUser: (persona?: Persona) => Promise<Person>;
  axe: (page?: Page) => Promise<void>;
  assertSane: (page?: Page) => Promise<void>;
}

/** Playwright's `test` with a database per test, a frozen clock, and failure on page errors. */
export const test = base.extend<Fixtures>({
  guard: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const guard = new Guard();
      await use(guard);
      guard.assertQuiet();
    },
    { auto: true },
  ],
  allowConsole: async ({ guard }, use) => use(guard.allow),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  database: async ({}, use, info) => use(`${info.testId}-${info.repeatEachIndex}`),
  savesData: [true, { option: true }],
  context: async ({ context, baseURL, database, guard, savesData }, use) => {
    await settle(context, { origin: originOf(baseURL), database, guard, savesData });
    await use(context);
  },
  me: async ({ context, page, baseURL, guard }, use) => use(person(context, page, originOf(baseURL), guard)),
  mock: async ({ me }, use) => use(me.mock),
  signIn: async ({ me }, use) => use(me.signIn),
  language: async ({ me }, use) => use(me.language),
  theme: async ({ me }, use) => use(me.theme),
  secondUser: async ({ browser, baseURL, database, guard, savesData }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (persona) => {
      const context = await browser.newContext(); // inherits size, time zone and locale of the project
      opened.push(context);
      await settle(context, { origin: originOf(baseURL), database, guard, savesData });
      const other = person(context, await context.newPage(), originOf(baseURL), guard);
      if (persona) await other.signIn(persona);
      return other;
    });
    for (const context of opened) await context.close();
  },
  axe: async ({ page }, use) => use((other = page) => assertAccessible(other)),
  assertSane: async ({ page }, use) => use((other = page) => assertSane(other)),
});

export { expect } from '@playwright/test';

function originOf(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('playwright.config.ts names no baseURL');
  return new URL(baseURL).origin;
}
