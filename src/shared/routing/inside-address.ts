/** Control characters, backslashes and spaces never stand in an address of ours. */
const FORBIDDEN = /[\u0000-\u0020\u007f-\u009f\\]/; // oxlint-disable-line no-control-regex -- that is what is refused

/**
 * Turns an address from outside (returnTo, deep link, worker message, notification) into a router address, or null.
 * Strips `/app` exactly, refuses other origins, `//`, backslashes, control characters and dot segments; keeps query and hash (R7).
 */
export function toInsideAddress(outside: string | null, origin: string): string | null {
  if (!outside || outside.length > 2_000 || FORBIDDEN.test(outside)) return null;
  let path = outside;
  if (!outside.startsWith('/')) {
    if (!outside.startsWith(`${origin}/`)) return null;
    path = outside.slice(origin.length);
  }
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const rest = end < 0 ? '' : path.slice(end);
  const stripped = pathname === '/app' ? '/' : pathname.replace(/^\/app(?=\/)/, '');
  return isInside(pathname) && isInside(stripped) ? stripped + rest : null;
}

function isInside(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.startsWith('//')) return false;
  return !decodedSegments(pathname).some((segment) => segment === null || segment === '.' || segment === '..' || /[/\\]/.test(segment));
}

/** Segments decoded until nothing changes; null for one that cannot be decoded. */
function decodedSegments(pathname: string): (string | null)[] {
  return pathname.split('/').map((segment) => {
    let value = segment;
    for (let round = 0; round < 3; round += 1) {
      try {
        const next = decodeURIComponent(value);
        if (next === value) return FORBIDDEN.test(value) ? null : value;
        value = next;
      } catch {
        return null;
      }
    }
    return FORBIDDEN.test(value) ? null : value;
  });
}
