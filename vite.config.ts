import { defineConfig } from 'vite';
import { LOOPBACK } from './mocks/addresses.ts';
import { mockBackend } from './mocks/hosts/vite-plugin.ts';
import { apiReference } from './scripts/api-reference.ts';
import { devWorker } from './scripts/dev-worker.ts';
import { errorReports } from './scripts/error-reports.ts';
import { firstPage } from './scripts/first-page.ts';
import { frontPage } from './scripts/front-page.ts';
import { currentTexts } from './scripts/generate-texts.ts';
import { missingFiles } from './scripts/missing-files.ts';
import { sharePages } from './scripts/share-pages.ts';
import { workerBuild } from './scripts/worker-build.ts';
import {
  announceCore,
  chunkGroups,
  compileCoreEarly,
  dropUnusedComponents,
  fileNames,
  findChunks,
  inert,
  ownExternalStore,
  plainIcons,
  waitForReload,
  withoutStart,
} from './vite.chunks.ts';
import { appPlugins, mockAliases } from './vite.shared.ts';

export default defineConfig(({ command, mode }) => {
  const demo = mode === 'demo';
  return {
    base: '/app/',
    plugins: [
      appPlugins(),
      findChunks(),
      announceCore(),
      compileCoreEarly(),
      dropUnusedComponents(),
      ownExternalStore(),
      plainIcons(),
      waitForReload(),
      errorReports(),
      frontPage(appPlugins),
      workerBuild(),
      ...(demo ? [sharePages()] : []),
      ...(command === 'serve'
        ? [devWorker(), mockBackend(), apiReference(), firstPage(), currentTexts(), missingFiles()]
        : []),
    ],
    // the in-page mock is in the demo build only; the dev server has its own over HTTP
    define: { __DEMO__: JSON.stringify(demo), __DEV_PANEL__: JSON.stringify(demo || command === 'serve') },
    resolve: { alias: demo ? mockAliases : [] },
    build: {
      target: 'es2022',
      manifest: true,
      outDir: demo ? 'dist-demo' : 'dist',
      modulePreload: { polyfill: false, resolveDependencies: withoutStart },
      rolldownOptions: {
        treeshake: { moduleSideEffects: [inert] },
        output: { codeSplitting: { groups: chunkGroups }, ...fileNames },
      },
      assetsInlineLimit: 0, // a data: address would need a wider policy
    },
    // this machine only: whoever reaches the mock can be anybody (`npm start -- --host` opens it to the network)
    server: { port: 5173, host: LOOPBACK },
    preview: { port: 4173, strictPort: true },
  };
});
