import { HOST_FILES, PAGES } from './file-addresses.ts';
import { COMPRESSED_FROM, COMPRESSED_TYPES, FILE_TYPES, UTF8_TYPES } from './file-types.ts';
import { cacheRules, IMMUTABLE, NEVER, REVALIDATE, securityHeaders, type HeaderOptions } from './security-headers.ts';

/** `_headers` of Netlify and Cloudflare Pages. Every matching block applies there, so a general `Cache-Control` would be sent twice. */
export function netlifyHeaders(options: HeaderOptions = {}): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', securityHeaders(options)),
    block('/app/assets/*', { 'Cache-Control': IMMUTABLE }),
    block('/app/builds/*', { 'Cache-Control': NEVER }),
    ...revalidated.map((path) => block(path, { 'Cache-Control': REVALIDATE })),
  ].join('\n\n')}\n`;
}

/** Files that must never be served from an old cache. */
const revalidated = [
  '/app/',
  '/app/index.html',
  '/app/shell.html',
  '/app/sw.js',
  '/app/manifest.webmanifest',
  '/app/icon.svg',
  '/app/icons/*',
  '/app/screenshots/*',
  '/app/share/*',
];

/** `firebase.json` with hosting headers and the one rewrite of the app; a missing file stays a 404. It is beside the published folder. */
export function firebaseJson(options: HeaderOptions = {}): string {
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const hosting = {
    public: 'public',
    ignore: ['**/.*', '_headers'],
    redirects: [{ source: '/', destination: '/app/', type: 302 }],
    rewrites: [{ regex: PAGES, destination: '/app/shell.html' }],
    headers: [
      { source: '**', headers: [...list(securityHeaders(options)), ...list({ 'Cache-Control': REVALIDATE })] },
      // of two values for one header the last one counts there
      { source: '/app/assets/**', headers: list({ 'Cache-Control': IMMUTABLE }) },
      { source: '/app/builds/**', headers: list({ 'Cache-Control': NEVER }) },
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * A fragment of nginx's `server` block, whose `root` is the published folder; `tests/contract/nginx.test.ts` tries it on a real one.
 * The headers stand once, above all locations: nginx gives a location none of them once it adds one of its own. So a location only says
 * in a variable how long its answers may be kept, and what is missing says it differently from what is there.
 */
export function nginxConf(options: HeaderOptions = {}): string {
  const headers = Object.entries(securityHeaders(options)).map(
    // `always`: on errors too
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`,
  );
  const location = (match: string, cache: string, answer: string) =>
    `location ${match} {\n  set $fusha_cache "${cache}";\n  ${answer}\n}`;
  // nginx always counts HTML in, and warns of it here
  const types = (all: readonly string[]) => all.filter((type) => type !== 'text/html').join(' ');
  const folders = cacheRules.filter(({ path }) => path !== '/');
  return `${[
    NGINX_HELP,
    // replaces the server's own list: that has no manifest, and an old name for scripts
    [
      'types {',
      ...Object.entries(FILE_TYPES).map(([ending, type]) => `  ${type} ${ending.slice(1)};`),
      '}',
      'default_type application/octet-stream;',
      'charset utf-8;',
      `charset_types ${types(UTF8_TYPES)};`,
    ].join('\n'),
    [
      'gzip on;',
      'gzip_vary on;',
      'gzip_proxied any;',
      `gzip_min_length ${COMPRESSED_FROM};`,
      `gzip_types ${types(COMPRESSED_TYPES)};`,
    ].join('\n'),
    // behind something that ends TLS, nginx would send visitors to http://
    'absolute_redirect off;',
    // an empty value is not sent: the answers of an API say themselves how long they may be kept
    // a request that cannot be read comes to no `set`: not worth a line in the log
    [
      'uninitialized_variable_warn off;',
      'set $fusha_cache "";',
      ...headers,
      'add_header Cache-Control $fusha_cache always;',
    ].join('\n'),
    ...['/', '/app'].map((path) => location(`= ${path}`, REVALIDATE, 'return 302 /app/;')),
    // the first expression that fits wins; /.well-known/ is where certificates are asked for
    location(
      `~ ^(?!/\\.well-known/).*/(\\.|(${HOST_FILES.map((name) => name.replace('.', '\\.')).join('|')})$)`,
      REVALIDATE,
      'return 404;',
    ),
    ...folders.map(({ path, value }) => location(`~ ^${path}`, value, 'try_files $uri @missing;')),
    location('~ ^/app/.*\\.[^/]*$', REVALIDATE, 'try_files $uri @missing;'),
    // the front page, and shared pages of a demo, are files; every other address gets the shell
    location('/app/', REVALIDATE, 'try_files $uri $uri/index.html /app/shell.html;'),
    location('@missing', REVALIDATE, 'return 404;'),
  ].join('\n\n')}\n`;
}

const NGINX_HELP = `\
# For a "server" block:  root <the published folder>;  include <this file>;
# - A location of your own (an API) gets these headers too, unless it has an add_header of its own; hide those it sends itself:
#   proxy_hide_header Content-Security-Policy;
# - nginx tells versions of a file by its time and length. Let a deployment keep or renew the files' times, not set all to one date.`;
