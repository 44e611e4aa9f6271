import type { Page } from '@playwright/test';
import type { ScenarioName } from '../../mocks/scenarios.ts';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import { expect, test } from '../setup/fixtures.ts';
import { focusProblem, longAnimations, sidewaysScroll, smallTargets } from '../setup/geometry.ts';
import type { Language } from '../setup/person.ts';
import type { Persona } from '../setup/personas.ts';

/** Something that a person can have on the screen. */
interface State {
  name: string;
  address: string;
  as?: Persona;
  scenario?: ScenarioName;
  /** This operation fails. */
  fails?: OperationId;
  /** What is pressed then, in both languages; where there are several, the nth. */
  press?: { en: string; sq: string; nth?: number };
  /** What stands there when all is loaded; without it the page's heading. */
  shows?: 'dialog' | 'alert';
  /** Is looked at from its lower end, where the bar of the chosen time lies over nothing. */
  atEnd?: true;
  /** Is looked at while it still loads. */
  loading?: true;
}

const venue = 'venue/fusha-e-liqenit?date=2026-11-26';
/** Thursday 20:00 on the second court: free in the seed. */
const free = `${venue}&court=2&slot=15`;
/** Thursday 19:00 on the first court: week 3 is taken, week 6 is closed. */
const conflicts = `${venue}&court=1&slot=14`;
const cancel = { en: 'Cancel booking', sq: 'Anulo rezervimin' };
/** Id of the seed: the player's booking that can no longer be cancelled. */
const tooLateToCancel = 3;

const pages: State[] = [
  { name: 'home', address: '' },
  { name: 'explore, guest', address: 'explore' },
  { name: 'explore', address: 'explore', as: 'player' },
  { name: 'venues, guest', address: 'venues' },
  { name: 'venues', address: 'venues?date=2026-11-26&available_time_slot_id=14', as: 'player' },
  { name: 'venues on the map', address: 'venues?view=map' },
  { name: 'venue, guest', address: venue },
  { name: 'venue with a chosen time', address: free, as: 'player', atEnd: true },
  { name: 'venue that is booked by telephone', address: 'venue/plazhi-arena' },
  { name: 'slug', address: 'fusha-e-liqenit' },
  { name: 'bookings, guest', address: 'bookings' },
  { name: 'bookings', address: 'bookings', as: 'player' },
  { name: 'past bookings', address: 'bookings?tab=past', as: 'player' },
  { name: 'account, guest', address: 'account' },
  { name: 'account', address: 'account', as: 'everyone' },
  { name: 'sign-in', address: 'auth/login' },
  { name: 'sign-in with errors', address: 'auth/login', press: { en: 'Sign in', sq: 'Hyr' } },
  { name: 'page not found', address: 'no/such/page' },
];

const dialogs: State[] = [
  { name: 'booking sheet', address: `${free}&book=1`, as: 'player', shows: 'dialog' },
  {
    name: 'weekly booking sheet with conflicts',
    address: `${conflicts}&weekly=1&book=1`,
    as: 'player',
    shows: 'dialog',
  },
  {
    name: 'booking sheet that lacks its parts',
    address: `venue/fusha-e-liqenit?book=1`,
    as: 'player',
    shows: 'dialog',
  },
  { name: 'sign-in prompt', address: free, press: { en: 'Book', sq: 'Rezervo' }, shows: 'dialog' },
  { name: 'filter sheet', address: 'venues', press: { en: 'Filters', sq: 'Filtrat' }, shows: 'dialog' },
  { name: 'sidebar', address: 'explore', as: 'everyone', press: { en: 'More', sq: 'Më shumë' }, shows: 'dialog' },
  {
    name: 'booking details',
    address: 'bookings',
    as: 'player',
    press: { en: 'Booking details', sq: 'Detajet e rezervimit', nth: 3 },
    shows: 'dialog',
  },
  {
    name: 'move',
    address: 'bookings',
    as: 'player',
    press: { en: 'Change time', sq: 'Ndrysho orarin' },
    shows: 'dialog',
  },
  { name: 'cancel', address: 'bookings', as: 'player', press: cancel, shows: 'dialog' },
  { name: 'cannot cancel', address: `bookings?booking=${tooLateToCancel}&do=cancel`, as: 'player', shows: 'dialog' },
  {
    name: 'end series',
    address: 'bookings',
    as: 'player',
    press: { en: 'End weekly booking', sq: 'Ndërprit rezervimin javor' },
    shows: 'dialog',
  },
];

const failures: State[] = [
  { name: 'home failed', address: '', fails: 'listVenues', shows: 'alert' },
  { name: 'explore failed', address: 'explore', as: 'player', fails: 'listVenues', shows: 'alert' },
  { name: 'venues failed', address: 'venues', fails: 'listVenues', shows: 'alert' },
  { name: 'times failed', address: venue, fails: 'getVenueAvailability', shows: 'alert' },
  { name: 'bookings failed', address: 'bookings', as: 'player', fails: 'listBookings', shows: 'alert' },
  { name: 'nothing on explore', address: 'explore', as: 'player', scenario: 'empty' },
  { name: 'no venues', address: 'venues', scenario: 'empty' },
  { name: 'no bookings', address: 'bookings', as: 'player', scenario: 'empty' },
];

/** Not for axe: a page that waits for its data has no heading yet. */
const unfinished: State[] = [
  { name: 'home loads', address: '', scenario: 'slow', loading: true },
  { name: 'venues load', address: 'venues', scenario: 'slow', loading: true },
  { name: 'venue loads', address: venue, scenario: 'slow', loading: true },
];

const all = [...pages, ...dialogs, ...failures];

// Nothing may be measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Brings a state onto the screen, everything loaded. */
const show = async (page: Page, { address, press, shows, atEnd, loading }: State, language: Language = 'en') => {
  await page.goto(address);
  if (loading) return expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  if (press) {
    const button = page.getByRole('button', { name: press[language], exact: true }).locator('visible=true');
    await button.nth(press.nth ?? 0).click();
  }
  if (shows === 'dialog') await expect(page.locator('dialog:modal h2').first()).toBeVisible();
  else if (shows === 'alert') await expect(page.getByRole('alert').first()).toBeVisible();
  else await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (atEnd) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  return undefined;
};

const prepare = test.extend<{ put: (state: State) => Promise<void> }>({
  put: async ({ signIn, mock }, use) =>
    use(async ({ as, scenario, fails }) => {
      if (scenario) await mock.scenario(scenario);
      if (fails) await mock.fail(fails, 500);
      if (as) await signIn(as);
    }),
});

prepare.describe('English: axe in both themes, 44 px targets, nothing moves, text at 200 %', () => {
  for (const state of [...all, ...unfinished]) {
    prepare(`${state.name} @phone`, async ({ page, put, axe, theme }) => {
      await put(state);
      await theme('light');
      await show(page, state);
      if (!state.loading) {
        await axe();
        // what the theme's own switch sets, without closing what is open
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        await axe();
      }
      expect(await smallTargets(page), 'smaller than 44 × 44 px').toEqual([]);
      expect(await longAnimations(page), 'runs under reduced motion').toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
      expect(await sidewaysScroll(page), 'at 200 %').toBeLessThanOrEqual(0);
    });
  }
});

prepare.describe('Albanian: axe', () => {
  // every page and dialog always, the failures in `npm run test:full`
  for (const state of process.env['TEST_FULL'] ? all : [...pages, ...dialogs]) {
    prepare(`${state.name} @phone`, async ({ page, put, axe, language }) => {
      await put(state);
      await language('sq');
      await show(page, state, 'sq');
      await axe();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
});

prepare.describe('wide screen: axe', () => {
  // every page always, the dialogs and failures in `npm run test:full`
  for (const state of process.env['TEST_FULL'] ? all : pages) {
    prepare(`${state.name} @desktop`, async ({ page, put, axe }) => {
      await put(state);
      await show(page, state);
      await axe();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
});

prepare.describe('the focus can be seen at every stop', () => {
  const stops: State[] = [
    { name: 'venues', address: 'venues' },
    { name: 'venue', address: venue },
    { name: 'bookings', address: 'bookings', as: 'player' },
    { name: 'weekly booking sheet', address: `${conflicts}&weekly=1&book=1`, as: 'player', shows: 'dialog' },
  ];
  for (const state of stops) {
    prepare(state.name, async ({ page, put }) => {
      await put(state);
      await show(page, state);
      const problems: string[] = [];
      let count = 0;
      // the end of the document is the body again; a dialog goes round
      for (; count < 150; count++) {
        await page.keyboard.press('Tab');
        const problem = await focusProblem(page);
        if (problem !== null) problems.push(problem);
        if (await page.evaluate(() => document.activeElement === document.body)) break;
      }
      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(5);
    });
  }
});
