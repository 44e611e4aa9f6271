import { expect, test } from '../setup/fixtures.ts';
import { focusProblem } from '../setup/geometry.ts';
import type { Persona } from '../setup/personas.ts';

// What holds for every state of a page (axe, contrast in both themes, sizes, text at 200 %) is checked by its stories.

/** Thursday 19:00 on the first court: week 3 is taken, week 6 is closed. */
const weekly = 'venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1';

const stops: { name: string; address: string; as?: Persona; isDialog?: true }[] = [
  { name: 'venues', address: 'venues' },
  { name: 'venue', address: 'venue/fusha-e-liqenit?date=2026-11-26' },
  { name: 'bookings', address: 'bookings', as: 'player' },
  { name: 'weekly booking sheet', address: weekly, as: 'player', isDialog: true },
];

// nothing may be measured halfway
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the focus can be seen at every stop', () => {
  for (const { name, address, as, isDialog } of stops) {
    test(name, async ({ page, signIn, axe }) => {
      test.setTimeout(90_000); // up to 150 stops
      if (as) await signIn(as);
      await page.goto(address);
      const title = isDialog
        ? page.locator('dialog:modal h2').first()
        : page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await axe();
      const problems: string[] = [];
      let count = 0;
      // the end of the document is the body again; a dialog goes round
      for (; count < 150; count++) {
        await page.keyboard.press('Tab');
        const problem = await focusProblem(page);
        if (problem === 'end') break;
        if (problem !== null) problems.push(problem);
      }
      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(5);
    });
  }
});
