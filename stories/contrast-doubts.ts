import { contrast } from '../src/shared/ui/contrast.ts';

/** WCAG 1.4.3, for text of any size. */
const ENOUGH = 4.5;
/** Those that show text. */
const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), select, textarea';
const CLEAR = 'rgba(0, 0, 0, 0)';

/**
 * Elements with text whose contrast is not plainly enough, for axe to judge. Plain is: no image, shadow or transparency, the
 * ground is that of an ancestor, with nothing positioned in between, and so is any other ground that touches the element. Takes a tenth of the
 * time that axe takes for the page.
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
  const painted = [...root.querySelectorAll('*')].filter(paints).map(boxOf);
  return withText(root).filter((element) => {
    if (!isSeen(element)) return false;
    const { color, textShadow } = getComputedStyle(element);
    const [text, ground] = [toHex(color), groundOf(element)];
    if (text === null || textShadow !== 'none' || !isPlain(text, ground)) return true;
    const own = boxOf(element);
    return painted.some((other) => touches(own, other) && !isPlain(text, ownGround(other.element)));
  });
}

/** Whether the text is plainly seen on the ground, which may be unknown. */
const isPlain = (text: string, ground: string | null): boolean => ground !== null && contrast(text, ground) >= ENOUGH;

/** Where an element is, and the modal dialog that it stands in. */
interface Box {
  element: Element;
  layer: Element | null;
  place: DOMRect;
}

const boxOf = (element: Element): Box => ({
  element,
  layer: element.closest('dialog:modal'),
  place: element.getBoundingClientRect(),
});

/** Whether another ground lies over or under the element, in the same layer: neither one it stands on nor one in it. */
function touches({ element, layer, place }: Box, other: Box): boolean {
  if (other.layer !== layer || other.element.contains(element) || element.contains(other.element)) return false;
  const { left, right, top, bottom } = other.place;
  return left < place.right && right > place.left && top < place.bottom && bottom > place.top;
}

/** False also for what only screen readers get, which is a pixel wide. */
const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 1;

function withText(root: HTMLElement): Element[] {
  const found = new Set<Element>(root.querySelectorAll(FIELDS));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement && node.nodeValue?.trim()) found.add(node.parentElement);
  return [...found];
}

function paints(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundColor !== CLEAR || backgroundImage !== 'none';
}

/** As `#rrggbb`; null when it cannot be told, `parent` when the element leaves its parent's ground as it is. */
function ownGround(element: Element): string | null {
  const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(element);
  if (backgroundImage !== 'none' || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return null;
  if (backgroundColor !== CLEAR) return toHex(backgroundColor);
  return position === 'absolute' || position === 'fixed' ? null : 'parent';
}

/** Null for a transparent colour and for other colour spaces. */
function toHex(color: string): string | null {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return channels ? `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}` : null;
}
