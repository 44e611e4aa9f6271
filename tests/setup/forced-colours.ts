import type { Page } from '@playwright/test';
import { CONTROLS } from './controls.ts';

/** With the person's few colours: controls without a sign of their own, and states that look like their opposite. */
export function forcedColourProblems(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const problems: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const parts = partsOf(control);
      if (parts.length === 0 || control.closest('[inert]')) continue;
      if (![...parts, ...(isBox(control) ? around(control) : [])].some(showsSign))
        problems.push(`${name(control)} shows no border, text or icon`);
      if (isBox(control) && !inEachState(control, () => edgesOf(control, parts).some(hasEdge)).every(Boolean))
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

    /** As it is and, of what is ticked or switched, as it is not: most pages show one of the two. */
    function inEachState<Seen>(control: HTMLElement, look: () => Seen): Seen[] {
      const seen = [look()];
      if (!(control instanceof HTMLInputElement) || !isNative(control)) return seen;
      const { checked } = control;
      if (control.type === 'radio' && !checked) return seen; // to choose it would take the choice from another one
      control.checked = !checked;
      seen.push(look());
      control.checked = checked;
      return seen;
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
        const [here, other] = inEachState(control, () => looks(control));
        return here !== other || getComputedStyle(control).appearance !== 'none';
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
