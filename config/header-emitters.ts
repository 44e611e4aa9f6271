import { HOST_FILES, PAGES } from './file-addresses.ts';
import { cacheRules, IMMUTABLE, REVALIDATE, securityHeaders, type HeaderOptions } from './security-headers.ts';

/** `_headers` of Netlify and Cloudflare Pages. Every matching block applies there, so a general `Cache-Control` would be sent twice. */
export function netlifyHeaders(options: HeaderOptions = {}): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', securityHeaders(options)),
    block('/app/assets/*', { 'Cache-Control': IMMUTABLE }),
    ...revalidated.map((path) => block(path, { 'Cache-Control': REVALIDATE })),
  ].join('\n\n')}\n`;
}

/** Files that must never be served from an old cache. */
const revalidated = ['/app/', '/app/index.html', '/app/sw.js', '/app/manifest.webmanifest', '/app/builds/*'];

/** `firebase.json` with hosting headers and the one rewrite of the app; a missing file stays a 404. It is beside the published folder. */
export function firebaseJson(options: HeaderOptions = {}): string {
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: 'public',
    ignore: ['**/.*', '_headers'],
    redirects: [{ source: '/', destination: '/app/', type: 302 }],
    rewrites: [{ regex: PAGES, destination: '/app/index.html' }],
    headers: [
      { source: '**', headers: [...list(securityHeaders(options)), ...list({ 'Cache-Control': REVALIDATE })] },
      { source: '/app/assets/**', headers: list({ 'Cache-Control': IMMUTABLE }) },
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** A `server` fragment for nginx with the published folder as root; a missing file stays a 404; `always` keeps the headers on a 404. Each location repeats the headers, because nginx inherits none once a location adds its own. */
export function nginxConf(options: HeaderOptions = {}): string {
  const shared = Object.entries(securityHeaders(options)).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
  const location = (path: string, cache: string, tries: string) =>
    [
      `location ${path} {`,
      ...[...shared, `add_header Cache-Control "${cache}" always;`, tries].map((line) => `  ${line}`),
      '}',
    ].join('\n');
  const [assets, rest] = cacheRules;
  return `${[
    'location = / { return 302 /app/; }',
    `location ~ /(\\.|(${HOST_FILES.map((name) => name.replace('.', '\\.')).join('|')})$) { return 404; }`,
    location(`^~ ${assets.path}`, assets.value, 'try_files $uri =404;'),
    location('~ \\.[^/]*$', rest.value, 'try_files $uri =404;'),
    location('/app/', rest.value, 'try_files $uri /app/index.html;'),
  ].join('\n\n')}\n`;
}
