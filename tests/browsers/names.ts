/** An element by what a screen reader says of it. */
export interface Aim {
  role: Role;
  /** The whole name, or a part of it that the pattern describes; without it any. */
  name?: string | { pattern: string };
  /** What it contains. */
  has?: string;
}

/** Elements of a role, as far as the app has them: an explicit role stands before that of the element. */
const roles = {
  alertdialog: '[role="alertdialog"]',
  button: 'button:not([role]), summary, [role="button"]',
  dialog: 'dialog:not([role]), [role="dialog"]',
  grid: '[role="grid"]',
  gridcell: '[role="gridcell"]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]:not([role])',
  list: 'ul:not([role]), ol:not([role]), [role="list"]',
  listitem: 'li:not([role]), [role="listitem"]',
  main: 'main',
  menuitem: '[role="menuitem"]',
  navigation: 'nav',
  region: 'section, [role="region"]',
  row: 'tr, [role="row"]',
  searchbox: 'input[type="search"]',
  status: '[role="status"]',
  table: 'table',
  textbox: 'input:not([type]), input:is([type="text"], [type="tel"], [type="password"]):not([role]), textarea',
  title: 'h1',
} as const;
export type Role = keyof typeof roles;

export const selectorOf = (role: Role): string => roles[role];

export function isNamed(element: Element, { name, has }: Aim): boolean {
  const isRight =
    name === undefined ||
    (typeof name === 'string' ? nameOf(element) === name : new RegExp(name.pattern).test(nameOf(element)));
  return isRight && (has === undefined || (element.textContent ?? '').includes(has));
}

/** The accessible name, as far as the app makes use of its rules. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
  const own =
    labels.map(textOf).join(' ') ||
    element.getAttribute('aria-label') ||
    ('labels' in element && element.labels instanceof NodeList ? [...element.labels].map(textOf).join(' ') : '') ||
    textOf(element) ||
    element.getAttribute('title') ||
    '';
  return own.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim();
}

/** The text that is read out, styled away or not. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.matches('[aria-hidden="true"], select, textarea')) return '';
  const { display, visibility } = getComputedStyle(node);
  if (display === 'none' || visibility === 'hidden') return '';
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  const text = label ?? [...node.childNodes].map(textOf).join('');
  return /^(inline|contents)$/.test(display) ? text : ` ${text} `;
}
