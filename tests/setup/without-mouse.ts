import type { Page } from '@playwright/test';
import { CONTROLS } from './controls.ts';

/** Without a mouse to point with: what is shown only under it, and controls that Tab reaches but nobody sees. */
export function hoverProblems(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const problems = new Set<string>();
    if (matchMedia('(hover: hover)').matches) problems.add('this device has a mouse');
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.tabIndex < 0 || control.matches(':disabled') || control.closest('[inert]')) continue;
      // in a closed menu or dialog nothing is reached
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      if (![control, ...labels].some(isShown)) problems.add(`${name(control)} is reached, but not seen`);
    }
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) look(rule);
    return [...problems];

    function look(rule: CSSRule): void {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return;
      if (rule instanceof CSSGroupingRule) for (const inside of rule.cssRules) look(inside);
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) return;
      if (!['display', 'visibility', 'opacity', 'content'].some((property) => rule.style.getPropertyValue(property)))
        return;
      const always = rule.selectorText.replaceAll(':hover', '');
      for (const element of document.querySelectorAll(always.replaceAll(/::[\w-]+/g, '')))
        if (!isShown(element)) problems.add(`${name(element)} is shown under a mouse only`);
    }

    function name(element: Element): string {
      const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.localName}.${element.getAttribute('class') ?? ''} "${words || element.id}"`;
    }
  }, CONTROLS);
}
