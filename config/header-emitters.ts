import { HOST_FILES, PAGES } from './file-addresses.ts';
import { cacheRules, IMMUTABLE, REVALIDATE, securityHeaders, type HeaderOptions } from './security-headers.ts';

/** `_headers` of Netlify and Cloudflare Pages. There every matching block is applied, so a general `Cache-Control` would be doubled. */
export function netlifyHeaders(options: HeaderOptions = {}): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', securityHeaders(options)),
    block('/app/assets/*', { 'Cache-Control': IMMUTABLE }),
    ...revalidated.map((path) => block(path, { 'Cache-Control': REVALIDATE })),
  ].join('\n\n')}\n`;
}

/** The files whose old copy would hold a visitor at an old version. */
const revalidated = ['/app/', '/app/index.html', '/app/sw.js', '/app/manifest.webmanifest', '/app/builds/*'];

/** `firebase.json` with hosting headers and the one rewrite of the app; a missing file stays a 404. It lies beside the folder that is published. */
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

/** A `server` fragment for nginx, whose root is the folder that is published; a missing file stays a 404; `always` keeps the headers on a 404. A location repeats them: nginx inherits none once it adds its own. */
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
