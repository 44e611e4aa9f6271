/** Where the app lives on its origin, without the last slash. */
const BASE = '/app';
/** Longer ones are nobody's wish. */
const LONGEST = 2_000;
/** Never in an address of ours: control characters, spaces and line ends of any kind, halves of a character, turned text, backslashes. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Z}\p{Bidi_Control}\ufeff\\]/u;

/**
 * The one way from an address that came from outside (`returnTo`, native link, worker message, notification target) to
 * one the router may open, or null. Strips `/app` exactly, refuses other origins and schemes, `//`, backslashes, control
 * characters and dot segments, encoded ones too; keeps query and hash. Source: R7, DL-01 … DL-04.
 */
export function toInsideAddress(outside: string | null, origin: string): string | null {
  if (!outside || outside.length > LONGEST || FORBIDDEN.test(outside)) return null;
  const path = outside.startsWith(`${origin}/`) ? outside.slice(origin.length) : outside;
  if (!path.startsWith('/')) return null;
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  // each segment but the last has something in it: `//` names another host, or nothing
  if (
    !pathname
      .slice(1)
      .split('/')
      .every((segment, index, all) => isPlain(segment) && (segment !== '' || index === all.length - 1))
  )
    return null;
  const inside = pathname === BASE || pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) || '/' : pathname;
  return inside + path.slice(pathname.length);
}

/** The whole address of an inside one, for a full load of the page: within the app's origin and base path by construction (R7). */
export const toPageAddress = (inside: string): string => BASE + inside;

/** Whatever layer decodes it, and how often: one step down, never up, and no hidden slash. */
function isPlain(segment: string): boolean {
  let value = segment;
  for (;;) {
    if (value === '.' || value === '..' || value.includes('/') || FORBIDDEN.test(value)) return false;
    let next: string;
    try {
      next = decodeURIComponent(value);
    } catch {
      return false;
    }
    // each round but the last makes it shorter
    if (next === value) return true;
    value = next;
  }
}
