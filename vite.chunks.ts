import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Which modules travel together. HTTP/1.1 loads six files at a time and small files compress badly, so a chunk is what its
 * roots import statically; the first chunk of this list that reaches a module gets it. Everything else is grouped by the pages
 * that share it. Adding a page, a feature or a model changes no chunk but its own.
 */
const ROOTS = {
  /** Runs first, and requests what the address needs while the rest is on its way. */
  boot: ['src/app/boot.ts'],
  /** The frame, its libraries, and what a list of venues needs: nearly every first visit. Its texts weigh less than a request. */
  core: [
    'src/app/main.tsx',
    'node_modules/react-dom/client.js', // imported dynamically, to be evaluated in a task of its own
    'src/pages/venues/venues.page.tsx',
    'src/shared/i18n/languages/en.ts',
    'src/shared/i18n/locales/en/venues.ts',
  ],
  /** With its configuration, which must run before the first schema is made. */
  zod: ['src/shared/lib/zod-setup.ts'],
  albanian: ['src/shared/i18n/languages/sq.ts', 'src/shared/i18n/locales/sq/venues.ts'],
  /** Starts once the first page is shown. */
  later: ['src/app/later.ts'],
  /** What a shared link to a venue opens; the list of bookings uses most of it. */
  booking: ['src/pages/venue/venue.page.tsx'],
} as const;

type ChunkName = keyof typeof ROOTS;
const names = Object.keys(ROOTS) as ChunkName[]; // the keys of the record

const OURS = /\/src\/|\/lucide-react\//;
/** A page's own files stay with the page. */
const OF_A_PAGE = /\/src\/pages\//;
/** Styles of the design system stay in one file: their order must not depend on which page came first. */
const DESIGN_STYLES = /\/src\/shared\/ui\/.*\.vanilla\.css/;
/** It re-exports every icon; only those that a module names count as its imports. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

const chunkOf = new Map<string, ChunkName>();
/** Icons and other modules of a few lines that need nothing but the start and each other (docs/decisions/079). */
const pieces = new Set<string>();
/** In characters, before the code is minified. */
const PIECE_LENGTH = 2000;
/** A module that so many pages and dialogs use is a piece that all of them get. */
const PIECE_PAGES = 4;

/** Finds what the roots of each chunk reach, and the pieces, once all modules are known. */
export const findChunks = (): Plugin => ({
  name: 'find-chunks',
  apply: 'build',
  buildEnd() {
    chunkOf.clear();
    knownImports.clear();
    for (const name of names) {
      const roots = ROOTS[name].map((root) => join(import.meta.dirname, root));
      for (const id of reach(this, roots)) if (!chunkOf.has(id)) chunkOf.set(id, name);
    }
    pieces.clear();
    const isThere = (id: string) => chunkOf.get(id) === 'boot' || chunkOf.get(id) === 'core';
    const isSmall = (id: string) =>
      OURS.test(id) &&
      !OF_A_PAGE.test(id) &&
      !/\.css/.test(id) &&
      !chunkOf.has(id) &&
      (this.getModuleInfo(id)?.code?.length ?? Infinity) < PIECE_LENGTH;
    for (const id of this.getModuleIds())
      if (isSmall(id) && [...reach(this, [id])].every((one) => isSmall(one) || isThere(one))) pieces.add(id);
  },
});

/** The modules themselves and all that they import statically. */
function reach(context: Modules, roots: string[]): Set<string> {
  const seen = new Set(roots);
  for (const id of seen) for (const file of importsOf(context, id)) seen.add(file);
  return seen;
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
const knownImports = new Map<string, string[]>();

function importsOf({ getModuleInfo }: Modules, id: string): string[] {
  const known = knownImports.get(id);
  if (known) return known;
  const { importedIds = [], code } = getModuleInfo(id) ?? {};
  const files = importedIds.flatMap((imported) =>
    ICONS.test(imported) ? iconsIn(code ?? '', imported, getModuleInfo(imported)?.code ?? '') : [imported],
  );
  knownImports.set(id, files);
  return files;
}

/** Files of the icons that a module with this code imports by name. */
function iconsIn(code: string, index: string, indexCode: string): string[] {
  const imports = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(' ')[0] ?? ''));
  return names.flatMap((name) => {
    const file = name && new RegExp(`\\bdefault as ${name}\\b[^;]*from ['"]\\./([^'"]+)['"]`).exec(indexCode)?.[1];
    return file ? [join(index, '..', file)] : [];
  });
}

/** The list of venues is the page that most first visits show: a file of its own would cost them two requests. */
const FIRST_PAGE = /\/src\/pages\/venues\//;
const isIn = (name: ChunkName) => (id: string) =>
  (chunkOf.get(id) === name && (!OF_A_PAGE.test(id) || FIRST_PAGE.test(id))) ||
  (name === 'core' && DESIGN_STYLES.test(id));

export const chunkGroups = [
  ...names.map((name, index) => ({ name, priority: names.length - index, test: isIn(name) })),
  {
    name: 'pieces',
    priority: 0.5,
    minShareCount: PIECE_PAGES,
    includeDependenciesRecursively: false,
    test: (id: string) => pieces.has(id),
  },
  // shared by several pages: one file for each set of pages
  {
    name: 'shared',
    priority: 0,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    entriesAware: true,
    test: (id: string) => !OF_A_PAGE.test(id) && OURS.test(id),
  },
];

/** The bundler names a shared chunk after all of its pages, and the start script carries the names of all files. */
const fileName = (name: string | undefined, rest: string): string =>
  `assets/${name?.startsWith('shared~') ? 'shared' : '[name]'}-${rest}`;

export const fileNames = {
  chunkFileNames: ({ name }: Rolldown.PreRenderedChunk) => fileName(name, '[hash:7].js'),
  assetFileNames: ({ names: [name] }: Rolldown.PreRenderedAsset) => fileName(name, '[hash:7][extname]'),
};

/** What a file that is loaded later needs besides: what every page starts with is there, and its names are bytes of the first visit. */
export const withoutStart = (_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? needed : needed.filter((file) => !/\/(boot|core|rolldown-runtime)-/.test(file));

/** Modules that do nothing when they are evaluated: an export that nobody uses takes its imports along. */
export const inert = { test: /\/src\/shared\/(i18n\/formats|api\/generated)\//, sideEffects: false };

/** react-router's components for links and forms: nobody uses them here, but the bundler cannot tell that making them does nothing. */
const UNUSED_COMPONENTS = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;

/** Lets the bundler drop them: 3 kB of every first visit. */
export const dropUnusedComponents = (): Plugin => ({
  name: 'drop-unused-components',
  apply: 'build',
  transform: {
    filter: { id: UNUSED_COMPONENTS },
    handler(code) {
      const next = code
        .replaceAll(/(?<== )(?=React\$1\.forwardRef\()/g, '/* @__PURE__ */ ')
        .replaceAll(/^\w+\.displayName = ".*";$/gm, '');
      if (next === code) this.warn('react-router is written differently: its unused components are in the core again');
      return { code: next, map: null };
    },
  },
});

/** What every dynamic import of a build passes through, written by Vite. */
const PRELOAD_HELPER = /vite\/preload-helper/;

/**
 * A piece that is missing while the app is being reloaded for it (`vite:preloadError`, prevented) never arrives. Vite would answer with
 * undefined, and whoever waits for the piece would show an error until the reload is through.
 */
export const waitForReload = (): Plugin => ({
  name: 'wait-for-reload',
  apply: 'build',
  transform: {
    filter: { id: PRELOAD_HELPER },
    handler(code) {
      const next = code.replace(/if \(!e\.defaultPrevented\) throw err;/, '$& return new Promise(() => {});');
      if (next === code) throw new Error('Vite’s preload helper is written differently');
      return { code: next, map: null };
    },
  },
});

/**
 * effector-react brings a stand-in for a hook that React has itself since version 18. Its other part is for `useStoreMap`, which nobody
 * uses here: who does finds it missing at once.
 */
export const ownExternalStore = (): Plugin => ({
  name: 'own-external-store',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-sync-external-store\// },
    handler: (_id, importer) => (importer && /[\\/]effector-react[\\/]/.test(importer) ? OWN_STORE : undefined),
  },
  load: {
    filter: { id: /own-external-store$/ },
    handler: () => `import { useSyncExternalStore } from 'react'; export default { useSyncExternalStore };`,
  },
});
const OWN_STORE = '\0own-external-store';

/**
 * Icons as the library draws them, without what it can do besides: a context, strokes that do not scale and classes by name are asked for by
 * nobody, and every first visit would carry them.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => PLAIN_ICON,
  },
  load: {
    filter: { id: /plain-icon$/ },
    handler: () => `
      import { createElement, forwardRef } from 'react';
      export default ({ size: box, node }) =>
        forwardRef(({ size = 24, color = 'currentColor', children, ...rest }, ref) =>
          createElement(
            'svg',
            {
              ref, xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: \`0 0 \${box} \${box}\`, fill: 'none', stroke: color,
              strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
              'aria-hidden': Object.keys(rest).some((name) => /^(aria-|role|title)/.test(name)) ? undefined : true,
              ...rest,
            },
            node.map(([tag, attributes]) => createElement(tag, attributes)),
            children,
          ),
        );`,
  },
});
const PLAIN_ICON = '\0plain-icon';

/**
 * The start script asks for the core by itself; with this the browser has asked before, and paints with its styles. At low
 * priority: the styles and the start script, which paint the frame, go first.
 */
export const announceCore = (): Plugin => ({
  name: 'announce-core',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const core = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'core');
      if (core?.type !== 'chunk') throw new Error('the build has no chunk named core');
      const link = (attrs: Record<string, string | boolean>) => ({
        tag: 'link',
        attrs: { crossorigin: true, ...attrs },
        injectTo: 'head' as const,
      });
      return [
        link({ rel: 'modulepreload', href: `/app/${core.fileName}`, fetchpriority: 'low' }),
        ...[...(core.viteMetadata?.importedCss ?? [])].map((name) => link({ rel: 'stylesheet', href: `/app/${name}` })),
      ];
    },
  },
});

/**
 * Tells the browser to compile the whole core on another thread while it arrives: the start calls most of it. Otherwise the main
 * thread stops to compile each function when it is first called. Chromium reads the comment at the top of a file, other browsers
 * ignore it (docs/decisions/035).
 */
export const compileCoreEarly = (): Plugin => ({
  name: 'compile-core-early',
  apply: 'build',
  generateBundle: {
    order: 'post', // whatever writes to the top of a file has written
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'core') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});
