import type { Plugin } from 'vite';

/**
 * Which modules travel together. HTTP/1.1 knows six requests at a time, and small files compress badly: what starts the app
 * is one chunk, what every page needs is another, what the pages of a venue and of bookings share is one more, and
 * the rest stays with the page that uses it.
 */
const BOOT =
  /\/src\/(app\/(boot|chunk-errors|early-links|first-requests|page-at|route-table)|shared\/(lib\/time\/(tirane|wall-time)|api\/(early|context)|i18n\/(load-dictionary|locale)|platform\/(after-paint|chunk-reload|clock|storage-keys|storage|browser-storage|theme|unsaved-work)))\.ts$|vite\/preload-helper/;
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|@tanstack|i18next|ofetch|destr|ufo|cookie|use-sync-external-store|@vanilla-extract)\//;
const FOUNDATION =
  /\/src\/(app|models)\/|\/src\/shared\/(api\/[a-z-]+\.ts|api\/generated\/unscoped|i18n\/[a-z-]+\.tsx?|lib\/time|platform|routing)/;
const COMMON =
  /\/src\/(shared\/ui|entities\/venue|features\/bookmark)\/|lucide-react\/.*\/icons\/(calendar-check|check|chevron-(left|right)|circle-exclamation-point|heart|search)\.mjs$/;
const ON_DEMAND =
  /inter\.css|app\/preload-on-touch|\/src\/models\/(confirmation|deep-links|drafts|initialization|loading|module-links|notifications|presence|realtime-events|rooms|session-end)\/|models\/snackbars\/(snackbars|wording)|\/src\/entities\/draft\/|features\/(sign-out|switch-profile)|platform\/(alarm|chunk-load-error|clipboard|crawler|firebase|page-leave|page-signals)|api\/lost-answer|entities\/venue\/tonight|\/src\/app\/(later|account-language|confirm|deep-links|module-links|drafts|initialization|kept-language|other-tabs|presence|realtime-|dev-panel|mock\.ts|error-view|not-found|status-page|update-dialog|shell\/(sidebar|notifications-link)|hosts\/(confirmation-|loading-|overlay-views|sign-in-prompt\.|snackbar-list|say))|zod-setup|features\/sign-in-prompt|shared\/ui\/(empty-drawing|progress-bar|snackbar|text-area-field|dialog|modal|drawer|form-summary|password-field|switch|checkbox|tab-links)\.|\/i18n\/(locales|languages|formats)\/|generated\/zod|node_modules\/(zod|leaflet|react-hook-form|@hookform|firebase|@firebase)\//;

/** What `app/later.ts` starts, and what it shares with pages that come after it. */
const LATER =
  /\/src\/(app\/(later|account-language|confirm|deep-links|drafts|initialization|kept-language|other-tabs|presence|realtime-|update-dialog)|models\/(deep-links|module-links|drafts|initialization|notifications|presence|realtime-events|rooms|session-end)\/|shared\/(platform\/(alarm|page-leave|page-signals)|api\/generated\/endpoints\/(mod-|notifications|realtime|settings)))/;
const BOOKING =
  /\/src\/(entities\/venue-map|pages\/venue\/|features\/(book-court|share-link)\/|entities\/(slot|booking|court)\/|shared\/platform\/clipboard|shared\/api\/generated\/endpoints\/bookings)|lucide-react\/.*\/(calendar-(clock|plus)|navigation|phone|share-2|clock)\.mjs$/;
const PAGES = /\/src\/(shared|entities|features)\/|node_modules\/lucide-react\//;

/** Three kilobytes that most visitors need; on their own they would hold up the core by as much as they weigh. */
const ENGLISH = /\/i18n\/((languages|formats)\/en|locales\/en\/(common|venues))\.ts$/;

/** All but those of rare pages: two kilobytes more at first, and a request less for every piece of a page. */
const STYLES =
  /\/src\/(shared\/ui|entities|features|app\/shell|pages\/(home|explore|venues|venue|bookings))\/.*\.vanilla\.css$/;

const alone = (test: (id: string) => boolean) => (id: string) => test(id) && !ON_DEMAND.test(id);

const isCore = alone((id) => LIBRARIES.test(id) || FOUNDATION.test(id) || COMMON.test(id));

export const chunkGroups = [
  { name: 'boot', priority: 5, test: BOOT },
  {
    name: 'albanian',
    priority: 5,
    test: /\/i18n\/(languages\/sq|locales\/sq\/(common|venues)|formats\/(sq|albanian-order))\.ts$/,
  },
  { name: 'core', priority: 4, test: (id: string) => ENGLISH.test(id) || STYLES.test(id) || isCore(id) },
  { name: 'later', priority: 3, test: LATER },
  // only what several pages use: the rest stays in the chunk of its page
  { name: 'booking', priority: 2, minShareCount: 2, test: alone((id) => BOOKING.test(id)) },
  {
    name: 'pages',
    priority: 1,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    test: alone((id) => PAGES.test(id)),
  },
];

/** Modules that do nothing when they are evaluated: an export that nobody uses takes its imports along. */
export const inert = { test: /\/src\/shared\/(i18n\/formats|api\/generated)\//, sideEffects: false };

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
