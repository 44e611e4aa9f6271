import { contrast } from '../src/shared/ui/contrast.ts';

/** WCAG 1.4.3, for text of any size. */
const ENOUGH = 4.5;

/**
 * Elements with text whose contrast is not plainly enough, for axe to judge. Plain is: no image, shadow or transparency, and the
 * ground is that of an ancestor, with nothing positioned in between. Takes a tenth of the time that axe takes for the page.
 */
export function contrastDoubts(root: HTMLElement): Element[] {
  const grounds = new Map<Element, string | null>();
  const groundOf = (element: Element): string | null => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const own = ownGround(element);
    const ground = own === 'parent' ? element.parentElement && groundOf(element.parentElement) : own;
    grounds.set(element, ground);
    return ground;
  };
  return withText(root).filter((element) => {
    if (!isSeen(element)) return false;
    const { color, textShadow } = getComputedStyle(element);
    const [text, ground] = [toHex(color), groundOf(element)];
    return text === null || ground === null || textShadow !== 'none' || contrast(text, ground) < ENOUGH;
  });
}

/** False also for what only screen readers get, which is a pixel wide. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

function withText(root: HTMLElement): Element[] {
  const found = new Set<Element>(root.querySelectorAll('input, select, textarea'));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && node.nodeValue?.trim()) found.add(node.parentElement);
  return [...found];
}

/** As `#rrggbb`; null when it cannot be told, `parent` when the element leaves its parent's ground as it is. */
function ownGround(element: Element): string | null {
  const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(element);
  if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return null;
  if (backgroundColor !== 'rgba(0, 0, 0, 0)') return toHex(backgroundColor);
  return position === 'absolute' || position === 'fixed' ? null : 'parent';
}

/** Null for a transparent colour and for other colour spaces. */
function toHex(color: string): string | null {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return channels ? `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}` : null;
}
