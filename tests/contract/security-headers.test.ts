import { describe, expect, it } from 'vitest';
import { firebaseJson, netlifyHeaders, nginxConf } from '../../config/header-emitters.ts';
import { FILE_TYPES } from '../../config/file-types.ts';
import {
  cacheControl,
  contentSecurityPolicy,
  headerOptions,
  IMMUTABLE,
  NEVER,
  securityHeaders,
} from '../../config/security-headers.ts';

const deployment = headerOptions({
  VITE_API_URL: 'https://api.example.test/v1',
  VITE_FIREBASE: JSON.stringify({
    apiKey: 'k',
    databaseURL: 'wss://demo-default-rtdb.firebaseio.com',
    authDomain: 'demo.firebaseapp.com',
    socialProviders: [],
  }),
  VITE_MEDIA_URL: 'https://media.example.test/files',
});
const variants = { bare: {}, deployment, popups: { ...deployment, popupDomain: 'demo.firebaseapp.com' } };

describe('the policy', () => {
  it.each(Object.entries(variants))('%s: nothing inline, nothing evaluated, no wildcard', (_name, options) => {
    const policy = contentSecurityPolicy(options);
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?!\/\/)|strict-dynamic/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('allows only the deployment’s origins', () => {
    expect(contentSecurityPolicy(deployment)).toContain(
      "connect-src 'self' https://api.example.test wss://demo-default-rtdb.firebaseio.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(contentSecurityPolicy(deployment)).toContain("img-src 'self' data: blob: https://media.example.test;");
  });

  it.each([
    ['https://tiles.example.test/{z}/{x}/{y}.png?key=1', 'https://tiles.example.test'],
    [
      'https://{s}.tiles.example.test/{z}/{x}/{y}.png',
      'https://a.tiles.example.test https://b.tiles.example.test https://c.tiles.example.test',
    ],
  ])('map tiles from %s: %s', (VITE_TILES_URL, sources) => {
    expect(contentSecurityPolicy(headerOptions({ VITE_TILES_URL }))).toContain(
      `img-src 'self' data: blob: ${sources};`,
    );
  });

  it.each([[{}], [{ VITE_TILES_URL: '/tiles/{z}/{x}/{y}.png' }]])(
    'no other origin for a map without tiles or with its own: %o',
    (env) => {
      expect(contentSecurityPolicy(headerOptions(env))).toContain("img-src 'self' data: blob:;");
    },
  );

  const key = '0123456789abcdef0123456789abcdef';
  it.each([
    ['the service’s host', { VITE_BUGSNAG_KEY: key }, "connect-src 'self' https://notify.bugsnag.com;"],
    [
      'its newer host, by the key',
      { VITE_BUGSNAG_KEY: key.replace('01234', '00000') },
      "connect-src 'self' https://notify.bugsnag.smartbear.com;",
    ],
    [
      'another host',
      { VITE_BUGSNAG_KEY: key, VITE_ERROR_REPORTER_URL: 'https://reports.example.test/errors' },
      "connect-src 'self' https://reports.example.test;",
    ],
    ['none without a key', { VITE_ERROR_REPORTER_URL: 'https://reports.example.test/errors' }, "connect-src 'self';"],
    ['none with an invalid key [ERR-20]', { VITE_BUGSNAG_KEY: key.slice(1) }, "connect-src 'self';"],
  ])('error reports: %s', (_host, env, sources) => {
    expect(contentSecurityPolicy(headerOptions(env))).toContain(sources);
  });

  it.each([
    ['with a sender and a key', { messagingSenderId: '1', vapidKey: 'BKey' }, true],
    ['without a key', { messagingSenderId: '1' }, false],
    ['over the realtime database', { messagingSenderId: 'local', vapidKey: 'local' }, false],
  ])('[PWA-23] the hosts of push, only of a project that has it: %s', (_, keys, expected) => {
    const env = { VITE_FIREBASE: JSON.stringify({ databaseURL: 'wss://d.firebaseio.com', ...keys }) };
    const sources = /connect-src ([^;]*);/.exec(contentSecurityPolicy(headerOptions(env)))?.[1]?.split(' ') ?? [];
    for (const host of ['firebaseinstallations', 'fcmregistrations'])
      expect(sources.includes(`https://${host}.googleapis.com`)).toBe(expected);
  });

  it('has one Trusted Types policy, two with social popups', () => {
    expect(contentSecurityPolicy(deployment)).toMatch(/trusted-types app$/);
    expect(contentSecurityPolicy(variants.popups)).toMatch(/trusted-types app default$/);
    expect(contentSecurityPolicy(variants.popups)).toContain("script-src 'self' https://apis.google.com;");
    expect(contentSecurityPolicy(deployment)).toContain("script-src 'self';");
  });

  it('allows the popup of a deployment with social sign-in', () => {
    const social = {
      databaseURL: 'wss://d.firebaseio.com',
      authDomain: 'd.firebaseapp.com',
      socialProviders: ['google'],
    };
    expect(headerOptions({ VITE_FIREBASE: JSON.stringify(social) }).popupDomain).toBe('d.firebaseapp.com');
    expect(
      headerOptions({ VITE_FIREBASE: JSON.stringify({ ...social, authEmulatorUrl: '{origin}' }) }).popupDomain,
    ).toBeUndefined();
  });

  it('needs no source for an API on its own origin', () => {
    expect(contentSecurityPolicy(headerOptions({ VITE_API_URL: '/api' }))).toContain("connect-src 'self';");
  });
});

describe('the other headers', () => {
  it('are all present', () => {
    expect(Object.keys(securityHeaders())).toEqual([
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
    ]);
    expect(securityHeaders({ reportTo: 'https://reports.example.test/csp' })['Reporting-Endpoints']).toBe(
      'csp="https://reports.example.test/csp"',
    );
  });

  it.each([
    '/app/',
    '/app/index.html',
    '/app/shell.html',
    '/app/venues',
    '/app/sw.js',
    '/app/manifest.webmanifest',
    '/app/icon.svg',
    '/app/icons/icon-192.png',
    '/app/screenshots/venues-wide.png',
    '/app/share/football.png',
  ])('%s is asked again', (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  });

  it('never keeps the build id', () => {
    expect(cacheControl('/app/builds/latest.json')).toBe(NEVER);
  });

  it('caches hashed files forever', () => {
    expect(cacheControl('/app/assets/index-C0ffee.js')).toBe(IMMUTABLE);
  });
});

const missing = [
  '/app/assets/gone.js',
  '/app/gone.webmanifest',
  '/app/gone.js',
  '/app/gone.css',
  '/app/venue/gone.png',
];

/** Served files whose caching matters, each kept as `cacheControl` says. */
const files = [
  '/app/index.html',
  '/app/shell.html',
  '/app/sw.js',
  '/app/manifest.webmanifest',
  '/app/icon.svg',
  '/app/icons/icon-192.png',
  '/app/screenshots/venues-wide.png',
  '/app/share/football.png',
  '/app/builds/latest.json',
  '/app/assets/index-C0ffee.js',
];

describe('every host gets the same headers', () => {
  const values = Object.entries(securityHeaders(deployment));

  it('Netlify and Cloudflare', () => {
    const text = netlifyHeaders(deployment);
    for (const [name, value] of values) expect(text).toContain(`  ${name}: ${value}\n`);
    const blocks = text.split('\n\n').map((block) => block.trim().split('\n  '));
    const fits = (pattern: string, path: string) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const path of ['/app/', ...files]) {
      const lines = blocks.filter(([pattern = '']) => fits(pattern, path)).flatMap(([, ...rest]) => rest);
      // all blocks that fit apply: one of them may say it
      expect(
        lines.filter((line) => line.startsWith('Cache-Control')),
        path,
      ).toEqual([`Cache-Control: ${cacheControl(path)}`]);
    }
  });

  it('firebase hosting', () => {
    const { hosting } = JSON.parse(firebaseJson(deployment));
    expect(hosting.headers[0].headers).toEqual([
      ...values.map(([key, value]) => ({ key, value })),
      { key: 'Cache-Control', value: 'no-cache' },
    ]);
    const [, ...folders] = hosting.headers;
    for (const path of files) {
      const fitting = folders.filter(({ source }: { source: string }) => path.startsWith(source.replace('**', '')));
      const [{ value }] = fitting.at(-1)?.headers ?? [{ value: 'no-cache' }];
      expect(value, path).toBe(cacheControl(path));
    }
    const [rewrite] = hosting.rewrites;
    const isPage = (path: string) => new RegExp(rewrite.regex).test(path);
    for (const path of ['/app/', '/app/venues', '/app/venue/fusha-e-liqenit', '/app/a.b/c/'])
      expect(isPage(path), path).toBe(true);
    for (const path of missing) expect(isPage(path), path).toBe(false);
    expect(rewrite.regex, 'RE2 cannot look ahead').not.toContain('(?!');
    expect([hosting.public, hosting.ignore]).toEqual(['public', ['**/.*', '_headers']]);
  });

  // what a real one makes of it: nginx.test.ts
  it('nginx, once and for all locations', () => {
    const text = nginxConf(deployment);
    const [above = '', ...below] = text.split(/^location /m);
    for (const [name, value] of values)
      expect(above.split(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`)).toHaveLength(2);
    expect(below.join(''), 'a location with one of its own would lose all others').not.toContain('add_header');
    for (const type of Object.values(FILE_TYPES)) expect(above).toContain(`  ${type} `);
    const locations = [
      ...text.matchAll(/^location (?:(~|=) )?(\S+) \{\s+set \$fusha_cache "([^"]*)";\s+([^}]*?)\s+\}/gm),
    ];
    expect(locations).toHaveLength(below.length);
    const expressions = locations.filter(([, kind]) => kind === '~');
    /** The first expression that fits wins, over a plain prefix too. */
    const chosen = (path: string) => {
      const found = expressions.find(([, , pattern = '']) => new RegExp(pattern).test(path));
      return found ? [found[3], found[4]] : undefined;
    };
    for (const path of files) expect(chosen(path), path).toEqual([cacheControl(path), 'try_files $uri @missing;']);
    for (const path of missing) expect(chosen(path)?.[1], path).toBe('try_files $uri @missing;');
    for (const path of ['/app/', '/app/venues', '/app/venue/fusha-e-liqenit', '/app/a.b/c', '/app/icons'])
      expect(chosen(path), path).toBeUndefined();
    for (const path of ['/api/media/a.png', '/.well-known/security.txt'])
      expect(chosen(path), `${path} is not the app’s`).toBeUndefined();
    for (const path of [
      '/app/_headers',
      '/app/nginx.conf',
      '/app/firebase.json',
      '/_headers',
      '/app/.vite/manifest.json',
      '/app/assets/.cache/a.js',
    ])
      expect(chosen(path), path).toEqual(['no-cache', 'return 404;']);
    expect(chosen('/app/assets/firebase.json-1.js')?.[1]).toBe('try_files $uri @missing;');
  });
});
