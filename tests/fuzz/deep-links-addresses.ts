/** Addresses from outside, each with what must become of it: put together from ingredients, never asked of the code under test. */
export const ORIGIN = 'https://fusha.example';

export interface AddressCase {
  outside: string;
  /** null = refused. */
  inside: string | null;
}

const pages = ['/venues', '/venue/fusha-e-liqenit', '/bookings', '/auth/login', '/arena-dajti', '/application/5', '/apple', '/venues/', '/venue/%C3%A7ela', '/a.b', '/..a', '/...'];
/** Behind `?` and `#` stands what the page reads for itself; it is kept letter by letter. */
const tails = ['', '?a=1#b', '?returnTo=//evil.example', '#/../x', '?x=%5C%0A%2e%2e', '?u=https://evil.example/@:', '#//evil.example', '??a#b#c', '?switch_module=team&switch_entity_id=7'];

/** Never part of a path: encoded as often as one likes, or as it is typed. */
const hostile = [
  '.', '..', '%2e', '%2E', '%2e%2e', '.%2e', '%2e.', '%2E%2E', '%252e%252e', '%252e.', '%25252e%25252e', '%2525252e%2525252e',
  '%2f', '%2F', '%5c', '%5C', 'a%2fb', 'a%5cb', '%252f', '%255c', '%25252f', '..%2f', '%2e%2e%2f', '..%5c', '%2f%2fevil.example', '%5c%5cevil.example',
  '%00', '%09', '%0a', '%0d', '%0d%0aSet-Cookie:a', '%1f', '%20', '%7f', '%c2%85', '%c2%a0', '%e2%80%a8', '%e2%80%ae', '%ef%bb%bf', '%2509', '%2500',
  '%', '%%', '%z', '%zz', '%2', '%c0%ae', '%c0%ae%c0%ae', '%c0%af', '%e0%a4%a', '%ff', '%ed%a0%80', '%u002e', '%uff0e',
  '\\', '\\\\', 'a\\b', '..\\', '\\evil.example', '\0', '\t', '\n', '\r', '\r\n', ' ', 'a b', '\u000b', '\u007f', '\u0085', '\u00a0', '\u2028', '\u2029', '\u202e', '\u2066', '\ufeff', '\ud800', '\udfff',
];
const places: ((part: string) => string)[] = [
  (part) => `/${part}/venues`,
  (part) => `/app/${part}`,
  (part) => `/app/venue/${part}/x`,
  (part) => `${ORIGIN}/app/${part}?a=1#b`,
];

/** Somebody else's, or written so that a browser would take it for that. */
const elsewhere = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example', '\\evil.example', '/\t/evil.example', '/\n/evil.example', '\t//evil.example',
  'https://evil.example', 'http://evil.example', 'https:evil.example', 'https:/evil.example', 'https:///evil.example', 'https:\\\\evil.example', 'HTTPS://EVIL.EXAMPLE', 'ht\ntps://evil.example', ' https://evil.example',
  'http://fusha.example', 'https://fusha.example.evil.example', 'https://fusha.example:8443', 'https://fusha.example:443', 'https://fusha.example:', 'https://fusha.example.', 'https://xfusha.example', 'https://fusha.example%2eevil.example',
  'https://user@fusha.example', 'https://user:word@fusha.example', 'https://fusha.example@evil.example', 'https://fusha.example:word@evil.example', 'https://@fusha.example', 'https://fusha.example%40evil.example',
  'https://fusha.example\\@evil.example', 'https://fusha.example\\.evil.example', 'https://FUSHA.example', 'https://fusha。example', 'https://fushа.example' /* Cyrillic a */, 'ws://fusha.example', 'wss://fusha.example',
  'app://fusha.example', 'capacitor://localhost', 'ionic://localhost', 'fusha:', 'fusha://', 'file://', 'file:///', 'ftp://fusha.example', 'intent://fusha.example', 'about:blank', 'view-source:https://fusha.example',
  'javascript:alert(1)//', 'JaVaScRiPt:alert(1)//', 'java\nscript:alert(1)//', '\u0001javascript:alert(1)//', 'javascript&colon;alert(1)//', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'blob:https://fusha.example', 'mailto:a@b.example', 'tel:+355',
  'app', 'venues', 'app/venues', './app', '../app', '.', '..', '?a=1', '#b', 'null', 'undefined', '[object Object]', 'NaN', '%2f', '%2fapp', '%2f%2fevil.example', '@evil.example', ':', ':80', '*',
];
const behind = ['', '/', '/app', '/app/venues?a=1#b'];

/** Two slashes anywhere in the path. */
const doubled = ['/app//', '/app//evil.example', '/app///evil.example', '/venues//', '/venue//x', '//app', '//app/venues', '/app/venues//x', '/app//app', '/app//..'];

const goodHomes: AddressCase[] = ['', ORIGIN].flatMap((origin) =>
  tails.flatMap((tail) => [
    { outside: `${origin}/app${tail}`, inside: `/${tail}` },
    { outside: `${origin}/app/${tail}`, inside: `/${tail}` },
    { outside: `${origin}/app/app${tail}`, inside: `/app${tail}` },
  ]),
);
const goodPages: AddressCase[] = ['', '/app', ORIGIN, `${ORIGIN}/app`].flatMap((start) =>
  pages.flatMap((page) => tails.map((tail) => ({ outside: start + page + tail, inside: page + tail }))),
);
const bad: AddressCase[] = [
  '',
  ...hostile.flatMap((part) => places.map((place) => place(part))),
  ...elsewhere.flatMap((start) => behind.map((end) => start + end)),
  ...doubled.flatMap((path) => [path, ORIGIN + path]),
  // typed, not encoded, and behind the path
  ...['\\', '\t', '\n', '\0', ' ', '\u2028', '\ud800'].flatMap((sign) => [`/app/venues?a=${sign}`, `/app/venues#${sign}`, `${sign}/app/venues`, `/app/venues${sign}`]),
  `/${'a'.repeat(2_000)}`,
].map((outside) => ({ outside, inside: null }));

/** Two ingredients may make the same text. */
export const addressCases: readonly AddressCase[] = [...new Map([...goodHomes, ...goodPages, ...bad].map((one) => [one.outside, one])).values()];
