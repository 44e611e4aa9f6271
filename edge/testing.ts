/** For tests: a page of a host, the mock backend as the API, and what a reader without scripts finds in an answer. */
import type { Backend } from '../mocks/backend.ts';
import { createMockBackend } from '../mocks/main.ts';
import { share, type ShareOptions } from './share.ts';

/** Tuesday, 10:00 in Tirana. */
export const NOW = Date.parse('2026-11-24T10:00:00+01:00');
export const ORIGIN = 'https://fusha.example';

export const PAGE = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <!-- <title>not this one</title></head> -->
    <meta name="description" content="Find a court, book it, play." />
    <meta name="theme-color" content="#4527A0" media="(prefers-color-scheme: light)" />
    <link rel="icon" href="data:image/svg+xml,%3Csvg viewBox='0 0 30 30'%3E%3C/svg%3E" />
    <meta property="og:title" content="Fusha" />
    <script type="application/ld+json">{"name":"<title>nor this one</title>"}</script>
    <title>Fusha</title>
    <meta name="build" content="0123456789abcdef" />
  </head>
  <body><div id="root"><title>of a drawing</title></div><script type="module" src="/app/assets/boot.js"></script></body>
</html>
`;

export const page = (html = PAGE, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

export const createBackend = (): Backend => createMockBackend({ now: () => NOW });

/** The API of a backend; `asked` collects the requests. */
export const apiOf =
  (backend: Backend, asked: Request[] = []): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    return (await backend.handle(request)) ?? new Response(null, { status: 404 });
  };

/** An API that answers everything with this. */
export const apiSaying =
  (body: BodyInit | null, init: ResponseInit = {}): typeof fetch =>
  async () =>
    new Response(body, init);

interface Visit extends Partial<ShareOptions> {
  cookie?: string;
  method?: string;
  next?: () => Promise<Response>;
}

/** What the edge answers to a visit of an address below `/app/`. */
export function visit(path: string, { cookie, method = 'GET', next, ...options }: Visit = {}): Promise<Response> {
  const headers = new Headers(cookie === undefined ? [] : [['Cookie', cookie]]);
  const request = new Request(`https://edge.internal/app/${path}`, { method, headers });
  return share(request, next ?? (async () => page()), {
    api: 'https://api.example/api',
    origin: ORIGIN,
    now: () => NOW,
    ...options,
  });
}

/** Half a pair of signs cannot stand in an address. */
export const slugOf = (text: string): string => (text.isWellFormed() ? text : 'x');

/** An answer of the API with a venue in which this stands in place of every name and text. */
export const venueNamed = (text: string): string =>
  JSON.stringify({
    success: true,
    data: {
      venue: {
        id: 1,
        slug: slugOf(text),
        name: text,
        status: text,
        image: null,
        images: [{ id: 1, url: text, width: 800, height: 600 }],
        city: { id: 1, name: text, latitude: 1, longitude: 1 },
        address: text,
        latitude: 1,
        longitude: 1,
        description: text,
        phone_prefix: text,
        phone_number: text,
        is_bookable: false,
        sports: [{ id: 1, key: text, name: text }],
        courts: [],
        courts_count: 0,
        price_from: 1,
        facilities: [text],
        is_bookmarked: false,
        booking_policy: {
          booking_confirmation: text,
          min_lead_minutes: 0,
          max_advance_days: 0,
          cancel_cutoff_hours: 0,
          cancel_grace_minutes: 0,
          weekly_allowed: false,
          max_active_per_user: 0,
          max_series_per_user: 0,
        },
        next_free: null,
        review: null,
        disabled: null,
        permissions: {},
      },
    },
  });

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const read = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name] ?? '');

/** Title and 14 tags that the edge writes: one after the other, with quoted attributes and no sign that is not escaped. */
const WRITTEN =
  /<title>((?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)*)<\/title>((?:\n {4}<(?:meta|link)(?: [a-z]+="(?:[^<>&"']|&(?:amp|lt|gt|quot|#39);)*")+ \/>){14})/;

/** What a chat reads; null where the edge has written nothing. */
export function readShared(html: string): Record<string, string> | null {
  const found = WRITTEN.exec(html);
  if (!found) return null;
  const [, title = '', tags = ''] = found;
  const rows = [...tags.matchAll(/<\w+ \w+="([^"]*)" \w+="([^"]*)" \/>/g)].map(([, key = '', value = '']) => [
    read(key),
    read(value),
  ]);
  return { title: read(title), ...Object.fromEntries(rows) };
}

/** The page without what the edge has written. */
export const withoutShared = (html: string): string => html.replace(WRITTEN, '');

/** What a name or another text may hold: tags, attributes, entities, templates, signs that are not seen, and very long ones. */
export const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</TITLE ><script>alert(1)</script>',
  '</head><body onload=alert(1)>',
  '</head>',
  '<body>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '" onload="alert(1)',
  "' onload='alert(1)",
  '`onload=alert(1)`',
  '"/><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<base href="https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!-- ',
  '-->',
  '<!--><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&quot; onload=&quot;alert(1)',
  '&#34; onload=&#34;alert(1)',
  '&#x22;&#x3e;&#x3c;script&#x3e;',
  '&amp;quot;',
  '&',
  '&;',
  'a && b < c > d',
  "$& $1 $` $' $<name> $$",
  '\\u003cscript\\u003e',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '#{7*7}',
  '<%= 7*7 %>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  '\u202Egnp.exe',
  '\u2066\u2067 turned \u2069',
  '\u200B\uFEFF\u00AD',
  '\u0000\u0001\u001F\u007F\u0085',
  'one\r\nSet-Cookie: a=b\r\n\r\n<html>',
  '\uD800 half \uDC00',
  '\u2028\u2029',
  '＜script＞alert(1)＜/script＞',
  '🏀'.repeat(3_000),
  'x'.repeat(10_000),
  '<b>'.repeat(4_000),
];
