import type { Page } from '@playwright/test';

/** WCAG 2.5.5, and brand: touch targets. */
const TARGET = 44;
/** A link in the run of a sentence (WCAG 2.5.8 lets it be as high as its line). */
const INLINE = 24;

/** Everything that can be pressed on the page (in the open dialog, if there is one) and is too small for a thumb, in words. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ target, inline }) => {
      const root = document.querySelector('dialog:modal') ?? document;
      const controls = root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"]',
      );
      return [...controls].flatMap((control) => {
        const style = getComputedStyle(control);
        const box = reach(control);
        const isShown = box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && style.opacity !== '0';
        if (!isShown || control.closest('[inert], [aria-hidden="true"]')) return [];
        const isInline = control.matches('a') && style.display.startsWith('inline') && isInText(control);
        const side = isInline ? inline : target;
        // half a pixel for fractions of a grid
        if (box.height >= side - 0.5 && (isInline || box.width >= side - 0.5)) return [];
        return [
          `${control.tagName.toLowerCase()} "${control.getAttribute('aria-label') ?? control.textContent.trim()}" ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        ];
      });

      /** What a thumb may hit: the label around or beside a control, the card under a link, the box around an input. */
      function reach(control: HTMLElement): { width: number; height: number } {
        const own = control.getBoundingClientRect();
        const after = getComputedStyle(control, '::after');
        const card = after.content !== 'none' && after.position === 'absolute' ? control.offsetParent : null;
        const labels =
          control instanceof HTMLInputElement && control.type !== 'text' ? [...(control.labels ?? [])] : [];
        const boxes = [
          own,
          ...[card, ...labels].flatMap((element) => (element ? [element.getBoundingClientRect()] : [])),
        ];
        return {
          width: Math.max(...boxes.map(({ width }) => width)),
          height: Math.max(...boxes.map(({ height }) => height)),
        };
      }

      /** Words of the same line stand before or after it. */
      function isInText(link: HTMLElement): boolean {
        const around = link.parentElement?.textContent ?? '';
        return around.trim().length > link.textContent.trim().length;
      }
    },
    { target: TARGET, inline: INLINE },
  );
}

/** Animations and transitions that take longer than 10 ms. */
export function longAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 10)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name)),
  );
}

/** By how many pixels the page, or the open dialog, is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('dialog:modal') ?? document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** What is wrong with the place of the focus, or null: no ring, outside the screen, or under something that lies above it. */
export function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    const name = `${focused.tagName.toLowerCase()} "${focused.getAttribute('aria-label') ?? (focused.textContent.trim().slice(0, 40) || focused.id)}"`;
    if (!hasRing(focused)) return `${name} shows no ring`;
    // the middle of what the screen has of it: a panel may be higher than the screen
    const { left, top, right, bottom } = focused.getBoundingClientRect();
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

    /** On itself, on the card it covers, or on the box of a field. */
    function hasRing(element: HTMLElement): boolean {
      const styles = [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
        ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
      ];
      return styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    }
  });
}
