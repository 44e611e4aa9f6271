/** One journey per role, the same in each browser that is not the Chromium of all other tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Browser, Tab } from './driver.ts';
import { buildSite, startHost, type Host } from './host.ts';
import { the, visit, type Visitor } from './visitor.ts';

type Visit = (options?: Parameters<typeof visit>[2]) => Promise<Visitor>;

/** Thursday 20:00 on the second court: free in the seed. */
const FREE = 'venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15';
const IN_VENUE = 'switch_module=venue&switch_entity_id=1';

const PICTURES = join(import.meta.dirname, '../../test-results/browsers');

/** What a journey that failed had on its screens. */
async function keepPictures(title: string, tabs: readonly Tab[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const [index, tab] of tabs.entries()) {
    const file = join(PICTURES, `${tab.title} ${title.slice(0, 40)} ${index}.png`.replaceAll(/[^\w.]+/g, '-'));
    writeFileSync(file, await tab.picture());
    console.log(`on the screen: ${file}`);
  }
}

export function journeys(start: () => Promise<Browser>): void {
  let site: Awaited<ReturnType<typeof buildSite>>;
  let browser: Browser;
  let host: Host;
  let tabs: Tab[] = [];
  const come: Visit = async (options = {}) => {
    const [visitor, tab] = await visit(browser, host, options);
    tabs.push(tab);
    return visitor;
  };

  beforeAll(async () => {
    site = await buildSite();
    browser = await start();
  });
  afterAll(async () => {
    await browser?.stop();
    site?.remove();
  });
  beforeEach(async () => {
    host = await startHost(site.dist);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(task.name, tabs);
    await Promise.all(tabs.map(({ close }) => close()));
    tabs = [];
    await host.close();
  });

  it('a guest goes from the front page to a venue, and is asked to sign in', async () => {
    const guest = await come();
    await guest.go('');
    await guest.isSound('Find a court. Book it. Play.');
    await guest.presses(the('navigation', 'Main navigation'), the('link', 'Venues'));
    await guest.isSound('Venues');
    await guest.writes('liqenit', the('searchbox', 'Search venues'));
    await guest.key('Enter');
    await guest.isAt(/keywords=liqenit/);
    await guest.finds(['Fusha e Liqenit'], the('list', 'Venues'), the('heading'), the('link'));
    await guest.presses(the('list', 'Venues'), the('heading'), the('link', 'Fusha e Liqenit'));
    await guest.isAt(/^\/app\/venue\/fusha-e-liqenit/);
    await guest.isSound('Fusha e Liqenit');
    // these browsers call missing what is on its way then
    await guest.passes('competitions', 'venues?keywords=dajti');
    await guest.isAt(/^\/app\/venues\?keywords=dajti$/);
    await guest.isSound('Venues');
    await guest.go(FREE);
    await guest.presses(the('button', 'Book'));
    await guest.sees(the('dialog', 'Sign in to continue', 'Book Fusha 2, Thu, Nov 26, 20:00'));
    await guest.isSound('Fusha e Liqenit');
  });

  it('a guest reads days, times and prices in Albanian', async () => {
    const guest = await come({ language: 'sq', isOldest: true });
    await guest.go('');
    await guest.isSound('Gjej fushën. Rezervo. Luaj.');
    await guest.go(FREE);
    await guest.sees(the('region', 'Zgjedhja jote', '20:00–21:00'));
    await guest.isSound('Fusha e Liqenit');
    await guest.sees(the('region', 'Zgjedhja jote', 'enj, 26 nën, 20:00–21:00'));
    await guest.sees(the('region', 'Zgjedhja jote', '3100\u00a0Lekë'));
    await guest.sees(the('main', undefined, 'e enjte, 24 dhjetor 2026'));
    await guest.sees(the('main', undefined, '3500\u00a0Lekë / orë'));
    await guest.presses(the('button', 'Rezervo'));
    await guest.sees(the('dialog', 'Hyr për të vazhduar', 'Rezervo Fusha 2, enj, 26 nën, 20:00'));
    await guest.key('Escape');
    await guest.hasFocus(the('button', 'Rezervo'));
    await guest.isSound('Fusha e Liqenit');
  });

  it('a player signs in, books a court, which the owner sees at once, finds it among the bookings, and cancels it', async () => {
    const owner = await come({ persona: 'owner' });
    await owner.go(`admin/venue/calendar?date=2026-11-26&${IN_VENUE}`);
    await owner.sees(the('gridcell', '20:00–21:00, Fusha 2, free'));

    const player = await come();
    await player.go('auth/login');
    await player.isSound('Sign in');
    await player.writes('690000001', the('main'), the('textbox', 'Phone number'));
    await player.key('Tab');
    await player.hasFocus(the('textbox', 'Password'));
    await player.writes('demo1234', the('textbox', 'Password'));
    await player.key('Enter');
    await player.isAt(/^\/app\/explore$/);
    await player.isSound('Explore');

    await player.go(FREE);
    await player.presses(the('button', 'Book'));
    const sheet = the('dialog', 'Confirm booking');
    await player.sees({ ...sheet, has: 'Thursday, November 26, 2026' });
    await player.presses(sheet, the('button', 'Confirm booking'));
    await player.sees(the('heading', 'Booking confirmed'));
    await player.isSound('Fusha e Liqenit');
    await owner.sees(the('grid', 'Calendar'), the('button', '20:00–21:00, Arben Hoxha, Confirmed'));

    await player.go('bookings');
    await player.isSound('My bookings');
    const booking = the('listitem', undefined, 'Thursday, November 26, 2026');
    await player.presses(the('main'), booking, the('button', 'More actions'));
    await player.presses(the('menuitem', 'Cancel booking'));
    await player.presses(the('alertdialog'), the('button', 'Cancel booking'));
    await player.sees(the('status', undefined, 'The booking is cancelled.'));
    await player.missesAll(the('main'), booking);
    await player.isSound('My bookings');
    await owner.sees(the('gridcell', '20:00–21:00, Fusha 2, free'));
    await owner.isSound('Calendar');
  });

  it('the owner of a venue finds a day with the keyboard and blocks a time', async () => {
    const owner = await come({ persona: 'owner', isOldest: true });
    await owner.go(`admin/venue?${IN_VENUE}`);
    await owner.isSound('Fusha e Liqenit');
    await owner.presses(the('navigation', 'Main navigation'), the('link', 'Calendar'));
    await owner.isSound('Calendar');
    await owner.tabsTo(the('button', 'Next day'));
    await owner.key('Enter');
    await owner.isAt(/\?date=2026-11-25$/);
    await owner.sees(the('gridcell', '10:00–11:00, Fusha 2, free'));
    await owner.presses(the('button', 'Block time'));
    await owner.sees(the('dialog', 'Block time'));
    await owner.key('Escape');
    await owner.hasFocus(the('button', 'Block time'));
    await owner.go(`admin/venue/calendar?date=2026-11-25&block=2_2026-11-25_5`);
    const dialog = the('dialog', 'Block time');
    await owner.presses(dialog, the('button', 'The court is under repair.'));
    await owner.presses(dialog, the('button', 'Block'));
    await owner.sees(the('status', undefined, 'The time is blocked.'));
    await owner.sees(the('gridcell', /^10:00–11:00, Fusha 2, blocked/));
    await owner.isSound('Calendar');
  });

  it('the admin of a team accepts a request with a note, and has one member more', async () => {
    const admin = await come({ persona: 'teamAdmin', isOldest: true });
    await admin.go('admin/team?switch_module=team&switch_entity_id=1');
    await admin.isSound('Shqiponjat e Liqenit');
    await admin.presses(the('list', 'Applications'), the('link'));
    await admin.isAt(/^\/app\/application\/\d+$/);
    await admin.isSound(/wants to join/);
    await admin.presses(the('button', 'Accept'));
    const dialog = the('dialog', /^Accept /);
    await admin.writes('Eja të enjten, ç’është kjo?', dialog, the('textbox', /^Note/));
    await admin.tabsTo(dialog, the('button', 'Accept'));
    await admin.key('Enter');
    await admin.sees(the('list', 'History'), the('listitem', undefined, 'Eja të enjten, ç’është kjo?'));
    await admin.isSound(/wants to join/);
    await admin.go('admin/team/users');
    await admin.sees(the('list', 'Members'));
    await admin.isSound('Members');
  });

  it('the manager of an organization enters a result, and the table has it, in Albanian', async () => {
    const manager = await come({ persona: 'organizationManager', language: 'sq', at: '2026-12-02T19:30:00+01:00' });
    await manager.go('fixtures/33?switch_module=organization&switch_entity_id=1');
    await manager.isSound('Shqiponjat e Liqenit – Bregu i Lumit');
    await manager.sees(the('main', undefined, 'mër, 2 dhj, 18:00'));
    await manager.presses(the('region', 'Rezultati'), the('button', 'Shëno rezultatin'));
    const form = the('dialog');
    await manager.writes('4', form, the('textbox', /Shqiponjat e Liqenit$/));
    await manager.key('Tab');
    await manager.writes('1', form, the('textbox', /Bregu i Lumit$/));
    await manager.key('Enter');
    await manager.sees(the('status', undefined, 'Rezultati u ruajt.'));
    await manager.isSound('Shqiponjat e Liqenit – Bregu i Lumit');
    await manager.sees(the('region', 'Rezultati', 'E shënoi Teuta Marku, mër, 2 dhj, 19:30.'));
    await manager.sees(the('region', 'Rezultati', 'Bëhet zyrtar më enj, 3 dhj, 19:30'));
    await manager.go('competition/1/standings');
    await manager.isSound('Liga e Lagjeve 2026');
    await manager.sees(the('table'), the('row', /^2\D.* Shqiponjat e Liqenit .* 9 3 2 4 13–14 −1 11 /));
  });

  it('a super user approves a venue with the keyboard alone', async () => {
    const user = await come({ persona: 'superUser' });
    await user.go('super/in-review?switch_module=superuser&switch_entity_id=5');
    await user.isSound('Venues in review');
    await user.tabsTo(the('list', 'Venues in review'), the('link', /Drini Sport Center/));
    await user.key('Enter');
    await user.isSound('Drini Sport Center');
    await user.hasFocus(the('main'));
    await user.tabsTo(the('button', 'Approve'));
    await user.key('Enter');
    await user.sees(the('status', undefined, 'Drini Sport Center is published.'));
    await user.isSound('Drini Sport Center');
  });

  it('without a network the app starts, and shows what was read before', async () => {
    const player = await come({ persona: 'player' });
    await player.go('venues');
    await player.isSound('Venues');
    await player.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await expect
      .poll(() => player.evaluate('Boolean(navigator.serviceWorker.controller)'), { timeout: 30_000 })
      .toBe(true);
    await player.go('bookings');
    await player.isSound('My bookings');
    await expect
      .poll(async () => (await player.kept()).map((url) => url.replace(/\?.*/, '')), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['/auth/me', '/bookings']));
    await host.close();
    player.allow(/./);
    await player.go('bookings');
    await player.sees(the('main', undefined, 'As of 10:00. Could not refresh.'));
    await player.sees(the('main'), the('listitem', undefined, 'Friday, November 27, 2026'));
  });

  it('dates, times, prices, numbers and names are written as ICU has them, 200 cases in each language', async () => {
    const guest = await come();
    await guest.go('venues');
    expect(await guest.evaluate("import('/app/assets/formats.js').then(({ tryFormats }) => tryFormats())")).toEqual({
      tried: 400,
      wrong: [],
    });
    await guest.isSound('Venues');
  });
}
