import { everyPage } from '../setup/every-page.ts';
import { counted } from '../setup/figures.ts';
import { expect, test } from '../setup/fixtures.ts';
import { someOf } from '../setup/random-counts.ts';

for (const { path, address, as } of someOf(everyPage)) {
  test(`${path} stands`, async ({ page, signIn, assertSane }) => {
    if (as) await signIn(as);
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await assertSane();
    counted('pages', 1);
  });
}
