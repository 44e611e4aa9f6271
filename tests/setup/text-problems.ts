import type { Page } from '@playwright/test';

/**
 * What cannot be read on the page at its present size: it scrolls sideways, a text is cut off (by its box, by a number of lines, by the edge
 * of the screen), a placeholder or a choice is longer than its field, or two texts lie over each other. Boxes that scroll show all that is in them.
 * `data` are the texts of others, which may be long without end: they may be cut in a link or a button that leads to the whole, or with
 * a title.
 */
export function textProblems(page: Page, data: ReadonlySet<string> = new Set()): Promise<string[]> {
  return page.evaluate(
    (others) => {
      /** What letters may reach over their line, of its font size: an accent is not cut. */
      const OVERHANG = 0.2;
      const known = new Set(others);
      const problems = new Set<string>();
      const { clientWidth, scrollWidth } = document.documentElement;
      interface Area {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const texts: { text: string; node: Text; areas: Area[]; layer: Element | null }[] = [];

      if (scrollWidth > clientWidth)
        problems.add(`the page is ${scrollWidth - clientWidth} px wider than the screen: ${widest()}`);

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!(node instanceof Text) || !node.data.trim()) continue;
        const parent = node.parentElement;
        if (!parent || parent.closest('option, script, style, noscript, title') || !isSeen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const whole = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        const areas: Area[] = [];
        let cutBy: string | null = null;
        for (const rect of whole) {
          const shown = clip(parent, rect, size * OVERHANG);
          cutBy ??= shown.cutBy;
          if (shown.area) areas.push(shown.area);
        }
        const text = node.data.trim().replaceAll(/\s+/g, ' ');
        if (cutBy !== null && !leadsToAll(parent, text)) problems.add(`"${text}" is cut off by ${cutBy}`);
        texts.push({ text, node, areas, layer: layerOf(parent) });
      }

      for (const [at, one] of texts.entries())
        for (const other of texts.slice(at + 1)) {
          if (one.layer !== other.layer) continue;
          if (one.areas.some((a) => other.areas.some((b) => overlap(a, b))))
            problems.add(`"${one.text}" and "${other.text}" lie over each other`);
        }

      for (const field of document.querySelectorAll<HTMLElement>('input, textarea, select')) {
        if (!isSeen(field)) continue;
        const text =
          field instanceof HTMLSelectElement
            ? field.selectedOptions[0]?.text
            : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === ''
              ? field.placeholder
              : '';
        if (!text || field instanceof HTMLTextAreaElement) continue; // several lines
        const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) continue;
        context.font = font;
        context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const needs = context.measureText(text).width;
        if (needs > room + 1)
          problems.add(`"${text}" needs ${Math.round(needs)} px, and its field has ${Math.round(room)}`);
      }
      return [...problems];

      /** Not what only screen readers get, which is a pixel wide. */
      function isSeen(element: Element): boolean {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { clipPath, overflowX } = getComputedStyle(box);
          if (clipPath === 'inset(50%)') return false;
          if (overflowX !== 'visible' && box.clientWidth <= 1 && box !== document.documentElement) return false;
        }
        return true;
      }

      /** The part of an area that its boxes show, and the box that cuts it off without a way to scroll there. */
      function clip(start: Element, rect: Area, overhang: number): { area: Area | null; cutBy: string | null } {
        const area = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
        let cutBy: string | null = null;
        let position = 'static';
        for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          const holds = position !== 'absolute' || style.position !== 'static';
          if (holds && style.display !== 'inline' && style.display !== 'contents') {
            const bounds = box.getBoundingClientRect();
            const left = bounds.left + box.clientLeft;
            const top = bounds.top + box.clientTop;
            const [right, bottom] = [left + box.clientWidth, top + box.clientHeight];
            const isSvg = box instanceof SVGElement;
            for (const [overflow, from, to, low, high, slack] of [
              [style.overflowX, 'left', 'right', left, right, 1],
              [style.overflowY, 'top', 'bottom', top, bottom, overhang],
            ] as const) {
              if (overflow === 'visible' || isSvg) continue;
              const isCut = area[from] < low - slack || area[to] > high + slack;
              // a map is moved with a finger, too
              const scrolls = overflow === 'auto' || overflow === 'scroll' || box.matches('.leaflet-container');
              if (isCut && !scrolls) cutBy ??= name(box);
              area[from] = Math.max(area[from], low);
              area[to] = Math.min(area[to], high);
            }
            if (area.right - area.left < 1 || area.bottom - area.top < 1) return { area: null, cutBy };
            position = 'static';
          }
          if (style.position === 'fixed') return { area, cutBy };
          if (style.position === 'absolute') position = 'absolute';
        }
        if (area.left < -1 || area.right > clientWidth + 1) cutBy ??= 'the edge of the screen';
        return { area, cutBy };
      }

      /** Of the text of others: somebody who wants all of it presses it, or points at it. */
      function leadsToAll(element: Element, text: string): boolean {
        const isOthers = known.has(text) || [...known].some((whole) => whole.includes(text));
        if (!isOthers) return false;
        if (element.closest('[title]')?.getAttribute('title')?.includes(text)) return true;
        if (element.closest('a[href], button, summary')) return true;
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          // a card that is pressed as a whole: its link covers it
          const links = [...box.querySelectorAll('a[href], button')];
          const covering = links.find((link) => {
            const after = getComputedStyle(link, '::after');
            return after.content !== 'none' && after.position === 'absolute';
          });
          if (covering instanceof HTMLElement) return covering.offsetParent?.contains(element) ?? false;
        }
        return false;
      }

      /** What stays in its place while the page scrolls lies over others on purpose. */
      function layerOf(element: Element): Element | null {
        for (let box: Element | null = element; box; box = box.parentElement) {
          const { position } = getComputedStyle(box);
          if (position === 'fixed' || position === 'sticky' || box.matches('dialog')) return box;
        }
        return null;
      }

      function overlap(a: Area, b: Area): boolean {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 2 && height > 0.3 * Math.min(a.bottom - a.top, b.bottom - b.top);
      }

      function widest(): string {
        const beyond = [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
        );
        return beyond.slice(0, 4).map(name).join(', ');
      }

      function name(element: Element): string {
        const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
        return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> "${words}"`;
      }
    },
    [...data],
  );
}
