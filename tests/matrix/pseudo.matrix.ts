import { everyPage } from '../setup/every-page.ts';
import { counted } from '../setup/figures.ts';
import { hasOwnLetters } from '../setup/geometry.ts';
import { expect, test } from '../setup/pseudo.ts';
import { textProblems } from '../setup/text-problems.ts';
import { hardCoded } from '../setup/hard-coded.ts';
import { seenData } from '../setup/seen-data.ts';
import { someOf } from '../setup/random-counts.ts';

// one worker: the build in that language takes longer than all that is looked at
test.describe.configure({ mode: 'default' });

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const { path, address, as } of someOf(everyPage)) {
  test(`${path} in the language of the tests`, async ({ page, me, signIn, assertSane }) => {
    const data = seenData(page);
    if (as) await signIn(as);
    await me.language('en');
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await assertSane();
    await hasOwnLetters(page);
    const found: Record<string, string[]> = {};
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(size.width);
      const others = await data();
      const problems = [...(await textProblems(page, others)), ...(await hardCoded(page, others))];
      if (problems.length > 0) found[size.width] = problems;
    }
    expect(found).toEqual({});
    counted('pages × widths in the pseudo-locale', sizes.length);
  });
}
