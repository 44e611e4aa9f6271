import type { Page } from '@playwright/test';

/** What can be pressed or filled in. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"], [role="option"], [role="menuitem"], [role="gridcell"][tabindex]';

/** With the person's few colours: controls without a sign of their own, and states that look like their opposite. */
export function forcedColourProblems(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const problems: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const parts = partsOf(control);
      if (parts.length === 0 || control.closest('[inert]')) continue;
      if (![...parts, ...(isBox(control) ? around(control) : [])].some(showsSign))
        problems.push(`${name(control)} shows no border, text or icon`);
      if (isBox(control) && !edgesOf(control, parts).some(hasEdge))
        problems.push(`${name(control)} is a field without a border`);
      if (isChosen(control) && !differs(control)) problems.push(`${name(control)} looks as if it was not chosen`);
    }
    return problems;

    /** What is seen of it: itself, its label and what is beside it where the element itself is hidden. */
    function partsOf(control: HTMLElement): Element[] {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return (
        [control, ...labels]
          .flatMap((root): Element[] => Array.from(root.querySelectorAll('*')).concat(root))
          .concat(control instanceof HTMLInputElement ? [...(control.parentElement?.children ?? [])] : [])
          // without anything of its own it lies over what is pressed
          .concat(
            isCover(control) && control.offsetParent
              ? [control.offsetParent, ...control.offsetParent.querySelectorAll('*')]
              : [],
          )
          .filter((part) => {
            const { width, height } = part.getBoundingClientRect();
            return width > 1 && height > 1 && part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          })
      );
    }

    /** The box of a field, which two fields may share. */
    function around({ parentElement: parent }: HTMLElement): Element[] {
      return [parent, parent?.parentElement].filter((box) => box instanceof HTMLElement);
    }

    /** A switch or a box to tick that is seen itself has an edge itself. */
    function edgesOf(control: HTMLElement, parts: Element[]): Element[] {
      if (control instanceof HTMLInputElement && isNative(control)) return parts.includes(control) ? [control] : parts;
      return parts.concat(around(control));
    }

    function isCover(control: HTMLElement): boolean {
      const isEmpty = ![control, ...control.querySelectorAll('*')].some(
        (part) => part.getBoundingClientRect().width > 1 && [...part.childNodes].some((node) => node instanceof Text),
      );
      return isEmpty && getComputedStyle(control).position === 'absolute';
    }

    function isBox(control: HTMLElement): boolean {
      return control.matches('input, select, textarea, [role="switch"]');
    }

    function hasEdge(part: Element): boolean {
      if (part instanceof HTMLInputElement && getComputedStyle(part).appearance !== 'none' && isNative(part))
        return true;
      return [getComputedStyle(part), getComputedStyle(part, '::before'), getComputedStyle(part, '::after')].some(
        (style, at) =>
          (at === 0 || style.content !== 'none') &&
          (isLine(style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor, part) ||
            isLine(style.outlineStyle, style.outlineWidth, style.outlineColor, part)),
      );
    }

    function isNative(part: HTMLInputElement): boolean {
      return part.type === 'checkbox' || part.type === 'radio' || part.type === 'range';
    }

    function isLine(lineStyle: string, width: string, lineColor: string, part: Element): boolean {
      return lineStyle !== 'none' && Number.parseFloat(width) >= 1 && isOther(lineColor, part.parentElement ?? part);
    }

    function showsSign(part: Element): boolean {
      if (hasEdge(part) || part instanceof HTMLImageElement || part instanceof HTMLCanvasElement) return true;
      if (part instanceof SVGElement) {
        const { fill, stroke } = getComputedStyle(part);
        return [fill, stroke].some((paint) => paint.startsWith('rgb') && isOther(paint, part));
      }
      const hasText = [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const hasValue = part instanceof HTMLSelectElement || part instanceof HTMLTextAreaElement;
      return (hasText || hasValue) && isOther(getComputedStyle(part).color, part);
    }

    /** Whether the colour is another one than the ground that it is on. */
    function isOther(paint: string, part: Element): boolean {
      if (/^rgba\(.*, 0\)$/.test(paint)) return false;
      for (let box: Element | null = part; box; box = box.parentElement) {
        const ground = getComputedStyle(box).backgroundColor;
        if (!/^rgba\(.*, 0\)$/.test(ground)) return ground !== paint;
      }
      return true;
    }

    function isChosen(control: HTMLElement): boolean {
      if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio'))
        return control.checked;
      return ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'].some((attribute) =>
        ['true', 'page', 'date', 'step'].includes(control.getAttribute(attribute) ?? ''),
      );
    }

    /** From what it would be without the state, and from another one of its group that has not got it. */
    function differs(control: HTMLElement): boolean {
      const chosen = looks(control);
      if (control instanceof HTMLInputElement && isNative(control)) {
        control.checked = false;
        const plain = looks(control);
        control.checked = true;
        return chosen !== plain || getComputedStyle(control).appearance !== 'none';
      }
      for (const attribute of ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked']) {
        const value = control.getAttribute(attribute);
        if (value === null) continue;
        if (attribute === 'aria-current') control.removeAttribute(attribute);
        else control.setAttribute(attribute, 'false');
        const plain = looks(control);
        control.setAttribute(attribute, value);
        if (plain !== chosen) return true;
      }
      const group = control.closest(
        '[role="tablist"], [role="radiogroup"], [role="group"], [role="grid"], nav, ul, ol, fieldset',
      );
      const others = [...(group?.querySelectorAll<HTMLElement>(control.localName) ?? [])];
      return others.some((other) => other !== control && !isChosen(other) && looks(other) !== chosen);
    }

    /** What these colours leave of its looks, whatever its words and icons are. */
    function looks(control: HTMLElement): string {
      const seen = new Set<string>();
      for (const part of partsOf(control))
        for (const pseudo of [undefined, '::before', '::after']) {
          const style = getComputedStyle(part, pseudo);
          if (pseudo && style.content === 'none') continue;
          const lines = [
            [style.borderBottomStyle, style.borderBottomWidth, style.borderBottomColor],
            [style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor],
            [style.outlineStyle, style.outlineWidth, style.outlineColor],
          ].map((line) => (line[0] === 'none' ? 'none' : line.join(' ')));
          seen.add(
            `${lines.join()} ${style.color} ${style.backgroundColor} ${style.textDecorationLine} ${style.fill} ${style.transform}`,
          );
        }
      return [...seen].toSorted((a, b) => a.localeCompare(b)).join('|');
    }

    function name(element: HTMLElement): string {
      const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return `${element.localName}.${element.className} "${words || element.id}"`;
    }
  }, CONTROLS);
}

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
