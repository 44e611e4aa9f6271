import type { APIRequestContext } from '@playwright/test';
import { readShared } from '../../edge/testing.ts';
import { expect, test } from '../setup/deployed.ts';

// What a chat reads of a link: one plain request, no scripts (decision 076). The page itself may say nothing else.
test.use({ isShared: true, serviceWorkers: 'block' });

const read = async (request: APIRequestContext, path: string) => readShared(await (await request.get(path)).text());
const ALBANIAN = { headers: { Cookie: 'fusha-locale=sq' } };

test('a venue and a game say in the head of the page what they are, in both languages, with a picture that is there', async ({
  request,
  host,
}) => {
  expect(await read(request, 'venue/fusha-e-liqenit?date=2026-11-30')).toMatchObject({
    title: 'Fusha e Liqenit · Fusha',
    description: 'Football · Rr. e Plepave 14, Tiranë · from ALL\u00a02,500 per hour',
    canonical: `${host.origin}/app/venue/fusha-e-liqenit`,
    'og:image': `${host.origin}/app/share/football.png`,
  });
  expect(await read(request, 'fixtures/1')).toMatchObject({
    'og:title': 'Shqiponjat e Liqenit – Dajti Boys',
    'og:description': 'Final score: 2–1 · Liga e Lagjeve 2026 · Matchday 1 · Arena Dajti',
  });
  const albanian = readShared(await (await request.get('fixtures/1', ALBANIAN)).text());
  expect(albanian).toMatchObject({
    'og:description': 'Rezultati përfundimtar: 2–1 · Liga e Lagjeve 2026 · Java 1 · Arena Dajti',
    'og:locale': 'sq_AL',
  });
  const picture = await request.get('share/football.png');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
});

test('what a guest may not read, what is not there, and pages of nothing say only that this is Fusha', async ({
  request,
}) => {
  for (const path of ['community/4/feed', 'venue/no-such-venue', 'no-such-slug', 'venues', 'bookings']) {
    const html = await (await request.get(path)).text();
    expect(readShared(html), path).toBeNull();
    expect(html, path).not.toMatch(/og:title" content="(?!Fusha)/);
  }
});

for (const language of ['en', 'sq'] as const)
  test(`a page has the title that its link has, ${language}`, async ({ page, language: speak }) => {
    await speak(language);
    for (const path of [
      'venue/fusha-e-liqenit',
      't/bardhi-leka',
      'fixtures/110',
      'fixtures/114',
      'event/3/info',
      'competition/2/about',
    ]) {
      const shared = await read(page.request, path);
      expect(shared?.['og:locale'], path).toBe(language === 'sq' ? 'sq_AL' : 'en_US');
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, path).toHaveTitle(String(shared?.['title']));
    }
  });

test('a name that is markup stays a name, in the link and on the page', async ({ page, mock }) => {
  const name = `</title><script src="/app/assets/x.js"></script>"'&`;
  const token = await mock.become('player');
  const answer = await page.request.post('/api/events', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      module: 'base',
      owner_type: 'base',
      title: name,
      kind: 'open-game',
      sport_id: 1,
      city_id: 1,
      capacity: 10,
      gender: 'mixed',
      visibility: 'public',
      join_policy: 'open',
      location: { name, address: null, latitude: null, longitude: null },
      starts_at: '2026-11-28T19:00:00+01:00',
      ends_at: '2026-11-28T20:00:00+01:00',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).data.event;
  expect(await read(page.request, `event/${id}/info`)).toMatchObject({ title: `${name} · Fusha`, 'og:title': name });
  await page.goto(`event/${id}/info`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Fusha`);
  await expect(page.locator('script[src*="x.js"]')).toHaveCount(0);

  // the title of the first page does not stay
  await page.getByRole('navigation').getByRole('link', { name: 'Venues' }).first().click();
  await expect(page).toHaveTitle('Venues · Fusha');
});
