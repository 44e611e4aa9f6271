import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The front page, and what every other address gets (decision 078). */
const PAGES = ['index.html', 'shell.html'] as const;

/** What a visitor needs to open the app without a network: the frame, both languages, and the pages one looks at on the way to a game. */
const FIRST = [
  '_boot',
  '_core',
  '_later',
  '_zod',
  '_albanian',
  'src/app/hosts/overlay-views.ts',
  'src/app/updates/start-updates.ts',
  'src/shared/i18n/later-dictionaries.ts',
  'src/shared/i18n/locales/',
  'src/shared/ui/fonts/',
  'src/pages/auth/login.page.tsx',
  'src/pages/home/home.page.tsx',
  'src/pages/explore/explore.page.tsx',
  'src/pages/venue/venue.page.tsx',
  'src/pages/bookings/bookings.page.tsx',
  'src/pages/games/games.page.tsx',
  'src/pages/fixture/fixture.page.tsx',
  'src/pages/track/track.page.tsx',
  'src/pages/account/account.page.tsx', // one signs out without a network too
];

/**
 * After a build: gives it an id, which the page and `builds/latest.json` hold (PWA-08, R25), and writes the service worker with the
 * files it is to keep. The id is a hash of all files: two builds of one commit have the same bytes.
 */
export const workerBuild = (): Plugin => ({
  name: 'worker-build',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      if (dir === undefined) return;
      const id = buildId(dir);
      for (const page of PAGES.map((name) => join(dir, name)))
        writeFileSync(
          page,
          readFileSync(page, 'utf8').replace('</head>', `<meta name="build" content="${id}" />\n  </head>`),
        );
      mkdirSync(join(dir, 'builds'), { recursive: true });
      writeFileSync(join(dir, 'builds/latest.json'), `${JSON.stringify({ id })}\n`);
      await buildWorker(dir, id);
    },
  },
});

function buildId(dir: string): string {
  const hash = createHash('sha256');
  for (const path of filesIn(dir)) hash.update(`${relative(dir, path)}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** The worker is one file of its own: browsers compare its bytes, and modules in workers are not everywhere. */
async function buildWorker(dir: string, id: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __PRECACHE__: JSON.stringify(precache(dir)), __BUILD__: JSON.stringify(id) },
    build: {
      target: 'es2022',
      outDir: dir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** Files with a hash in their name need no revision. */
function precache(dir: string): { url: string; revision: string | null }[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
  const keys = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const one of manifest[key]?.imports ?? []) add(one);
  };
  for (const first of FIRST) {
    const found = Object.keys(manifest).filter((key) => isNamed(key, first));
    if (found.length === 0) throw new Error(`the build has no ${first}, which the worker is to keep`);
    found.forEach(add);
  }
  // what these pages load when they are drawn, or when something on them is pressed; the start and what follows it name all pages
  for (const key of [...keys].filter((one) => !/^_(boot|later)-/.test(one)))
    for (const later of manifest[key]?.dynamicImports ?? []) if (!NOT_AHEAD.test(later)) add(later);
  const files = new Set<string>();
  for (const key of keys) {
    const { file, css = [], assets = [] } = manifest[key] ?? {};
    for (const one of [file, ...css, ...assets]) if (one !== undefined) files.add(one);
  }
  for (const [, file = ''] of readFileSync(join(dir, 'index.html'), 'utf8').matchAll(/"\/app\/(assets\/[^"]+)"/g))
    files.add(file);
  const revision = (page: string) =>
    createHash('sha256')
      .update(readFileSync(join(dir, page)))
      .digest('hex')
      .slice(0, 16);
  return [
    ...PAGES.map((page) => ({ url: `/app/${page}`, revision: revision(page) })),
    ...[...files].toSorted().map((file) => ({ url: `/app/${file}`, revision: null })),
  ];
}

/** Pages are named in `FIRST`; a map is empty without a network. */
const NOT_AHEAD = /\/pages\/.*\.page\.tsx$|^_[\w-]+\.page-|\/venue-maps\.tsx$/;

/**
 * By its module, all modules of a folder, or a chunk without a module of its own: `_later-x7Gh2aB.js`, also that of a page whose content is
 * in a chunk which it shares: `_venue.page-Wc1s2_0.js`.
 */
function isNamed(key: string, name: string): boolean {
  if (name.endsWith('/')) return key.startsWith(name);
  return key === name || key.startsWith(`${name.startsWith('_') ? name : `_${basename(name, '.tsx')}`}-`);
}
