import { expect, test } from '@playwright/test';
import { readShared } from '../../edge/testing.ts';

// The demo has no server but one for files: its pages of public things were written when it was built (decision 076).
test('links of the demo say what they lead to, and the page has the same title', async ({ page, request }) => {
  for (const [path, title] of [
    ['venue/fusha-e-liqenit', 'Fusha e Liqenit'],
    ['team/bardhi-leka', 'Bardhi / Leka'],
    ['competition/2/about', 'Kupa e Dimrit 5x5'],
    ['liga-e-lagjeve-tirana', 'Liga e Lagjeve Tirana'],
  ] as const) {
    const shared = readShared(await (await request.get(path)).text());
    expect(shared, path).toMatchObject({ title: `${title} · Fusha`, 'og:url': `/app/${path}`, 'og:locale': 'en_US' });
    const picture = await request.get(String(shared?.['og:image']));
    expect([picture.status(), picture.headers()['content-type']], path).toEqual([200, 'image/png']);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Fusha`);
  }
  for (const path of ['community/4/feed', 'venues'])
    expect(readShared(await (await request.get(path)).text()), path).toBeNull();
});
