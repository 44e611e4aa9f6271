import { expect, type Page } from '@playwright/test';

/** The app's own letters come after the first page, and may break a line elsewhere: positions are compared from then on. */
export async function hasOwnLetters(page: Page): Promise<void> {
  const loaded = () =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'));
  await expect.poll(loaded).toBe(true);
}

/** The problem of the focused element, or null: no focus ring, off screen, or covered; `end` when nothing has the focus. */
export function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'end';
    const name = `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? (focused.textContent.trim().slice(0, 40) || focused.id)}"`;
    if (!hasRing(focused)) return `${name} shows no ring`;
    // the middle of its visible part: a panel may be higher than the screen, and a link may begin at the end of a line
    const { left, top, right, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return `${name} is out of sight at ${Math.round(left)}, ${Math.round(top)}`;
    const above = document.elementFromPoint(x, y);
    const isFree =
      above !== null &&
      (focused.contains(above) || above.contains(focused) || above.closest('label')?.control === focused);
    return isFree
      ? null
      : `${name} lies under ${above?.tagName.toLowerCase() ?? 'nothing'} "${above?.textContent.trim().slice(0, 40) ?? ''}"`;

    /** On the element, on the card it covers, or on the box of a field, which two fields may share. */
    function hasRing(element: HTMLElement): boolean {
      const parent = element.parentElement;
      const box = element.matches('input, select, textarea') ? parent?.parentElement : null;
      const styles = [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
        ...[parent, box].flatMap((around) => (around ? [getComputedStyle(around)] : [])),
      ];
      return styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    }
  });
}
