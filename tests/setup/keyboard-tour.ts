import type { Page } from '@playwright/test';
import { CONTROLS } from './controls.ts';

/** Before the first press of Tab. */
export function startOfTour(page: Page): Promise<void> {
  return page.evaluate(() => {
    // the browser goes on from where the focus was last
    const first = document.createElement('button');
    document.body.prepend(first);
    first.focus();
    first.remove();
    scrollTo(0, 0);
    Object.assign(globalThis, { tour: [] });
  });
}

/**
 * The present stop is noted; says if it comes before the last one in reading order. A step back is one to a place that lies wholly above the
 * last stop, unless it begins another column, or to the left of it in the same line. What stays in its place while the page scrolls
 * has no order with the rest.
 */
export function stepProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { tour } = globalThis as unknown as { tour: Element[] }; // put there above
    const [last, present] = [tour.at(-1), document.activeElement];
    if (!present) return null;
    tour.push(present);
    if (!last || regionOf(last) !== regionOf(present)) return null;
    const [a, b] = [areaOf(last), areaOf(present)];
    const isAbove = b.bottom <= a.top + 1 && b.left < a.right - 1;
    const middle = (a.top + a.bottom) / 2;
    const isSameLine = b.top < middle && b.bottom > middle && a.top < (b.top + b.bottom) / 2;
    const isLeft = isSameLine && b.right <= a.left + 1;
    return isAbove || isLeft ? `${name(present)} comes after ${name(last)}` : null;

    /** The label is where a hidden field is pressed. */
    function areaOf(element: Element): DOMRect {
      const own = element.getBoundingClientRect();
      const label = element instanceof HTMLInputElement && own.width <= 1 ? element.labels?.[0] : null;
      return (label ?? element).getBoundingClientRect();
    }
    function regionOf(element: Element): Element | null {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box;
        if (box.matches('main, nav, header, aside, footer, dialog')) return box;
      }
      return null;
    }
    function name(element: Element): string {
      return `"${element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 40) || element.id)}"`;
    }
  });
}

/**
 * Visible controls that Tab has not come to, nor an arrow key from another one of their group. The groups that have one stop for Tab are
 * kept for `arrowProblem`, which tries the keys.
 */
export function neverReached(page: Page): Promise<{ lost: string[]; groups: number }> {
  return page.evaluate((controls) => {
    const { tour } = globalThis as unknown as { tour: Element[] }; // put there above
    const seen = new Set(tour);
    const GROUPS =
      '[role="tablist"], [role="radiogroup"], [role="grid"], [role="menu"], [role="listbox"], [role="toolbar"]';
    const rovers = new Map<Element, Element>();
    const lost = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || seen.has(control)) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      if (control.matches(':disabled') || control.closest('[inert]')) return false;
      const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
      const group = isRadio ? (control.form ?? document.body) : control.closest(GROUPS);
      const stop = tour.find(
        (one) => group?.contains(one) && (!isRadio || (one instanceof HTMLInputElement && one.name === control.name)),
      );
      if (!stop || (!isRadio && control.tabIndex >= 0)) return true;
      rovers.set(stop, control);
      return false;
    });
    Object.assign(globalThis, { rovers: [...rovers.keys()] });
    return {
      lost: lost.map(
        (control) =>
          `Tab never comes to ${control.localName}.${control.className} "${control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)}"`,
      ),
      groups: rovers.size,
    };
  }, CONTROLS);
}

/** Goes through each group of controls that has one stop for Tab (`useRovingFocus`); what it comes to is noted. */
export async function walkThroughGroups(page: Page): Promise<void> {
  const stops = await page.evaluate(() => {
    const { tour } = globalThis as unknown as { tour: Element[] }; // put there above
    const found = tour.filter((stop) => stop.matches('[data-roving]') && !stop.closest('[role="grid"]'));
    Object.assign(globalThis, { stops: found });
    return found.length;
  });
  for (let at = 0; at < stops; at += 1) {
    await page.evaluate(
      (index) => (globalThis as unknown as { stops: HTMLElement[] }).stops[index]?.focus(), // put there above
      at,
    );
    await page.keyboard.press('Home');
    while (await page.evaluate(goesOn)) await page.keyboard.press('ArrowRight');
  }
  /** Notes the present place; false at the end of the group. */
  function goesOn(): boolean {
    const { tour } = globalThis as unknown as { tour: Element[] }; // put there above
    const present = document.activeElement;
    if (!present || tour.at(-1) === present) return false;
    tour.push(present);
    return true;
  }
}

/** Whether an arrow key leads on from the stop of a group; a choice that it made is taken back. */
export async function arrowProblem(page: Page, group: number): Promise<string | null> {
  const focusOn = () =>
    page.evaluate((at) => {
      const stop = (globalThis as unknown as { rovers: HTMLElement[] }).rovers[at]; // put there above
      stop?.focus();
      return stop ? `"${stop.getAttribute('aria-label') ?? (stop.textContent.trim().slice(0, 40) || stop.id)}"` : '';
    }, group);
  const isBack = () =>
    page.evaluate(
      (at) => (globalThis as unknown as { rovers: Element[] }).rovers[at] === document.activeElement, // put there above
      group,
    );
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowLeft', 'ArrowRight'],
    ['ArrowDown', 'ArrowUp'],
    ['ArrowUp', 'ArrowDown'],
  ] as const) {
    await focusOn();
    await page.keyboard.press(there);
    if (await isBack()) continue;
    await page.keyboard.press(back);
    return null;
  }
  return `no arrow key leads on from ${await focusOn()}`;
}
