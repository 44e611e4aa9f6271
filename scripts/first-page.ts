import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

/** Loaded by index.html; everything else is imported from it. */
const ENTRY = '/src/app/boot.ts';
/** Imported first by main.tsx: the styles of the frame in index.html. */
const FRAME = [
  '/src/shared/ui/fonts.css',
  '/src/shared/ui/theme.css.ts.vanilla.css',
  '/src/shared/ui/reset.css.ts.vanilla.css',
  '/src/app/first-visit/first-paint.css',
];

/**
 * Dev server only: the first visitor need not wait while Vite compiles a hundred modules one after the other. They are
 * compiled while the server starts, before its address is printed; the frame has its styles before any script.
 */
export function firstPage(): Plugin {
  return {
    name: 'fusha-first-page',
    configureServer(server) {
      const print = server.printUrls.bind(server);
      server.printUrls = () => void printWhenCompiled(server, print);
    },
    transformIndexHtml: () =>
      FRAME.map((path) => ({
        tag: 'link',
        attrs: { rel: 'stylesheet', href: `/app${path}` },
        injectTo: 'head-prepend',
      })),
  };
}

async function printWhenCompiled(server: ViteDevServer, print: () => void): Promise<void> {
  const { logger } = server.config;
  const from = performance.now();
  logger.info('  compiling the pages…');
  const count = await warm(server.environments.client);
  logger.info(`  ${count} modules in ${((performance.now() - from) / 1000).toFixed(1)} s; the app is ready at\n`);
  print();
}

/** Compiles everything the entry imports; Vite reports errors, and the page shows them. */
async function warm(client: DevEnvironment): Promise<number> {
  const seen = new Set<string>();
  for (let wave = [ENTRY]; wave.length > 0;) {
    for (const url of wave) seen.add(url);
    await Promise.all(wave.map((url) => client.warmupRequest(url)));
    const imported = wave.flatMap((url) =>
      [...(client.moduleGraph.urlToModuleMap.get(url)?.importedModules ?? [])].map((module) => module.url),
    );
    wave = [...new Set(imported)].filter((url) => !seen.has(url));
  }
  return seen.size;
}
