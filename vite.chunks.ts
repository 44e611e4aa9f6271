/**
 * Which modules travel together. A route needs about ten requests (HTTP/1.1 knows six at a time), and small files compress badly:
 * what every page needs is one chunk, what several pages share is another, and the rest stays with the page that uses it.
 */
const EVERY_PAGE = /node_modules\/(react|react-dom|scheduler|react-router|effector|effector-react|@tanstack|i18next|ofetch|destr|ufo|cookie|use-sync-external-store|@vanilla-extract)\/|\/src\/(app|models)\/|\/src\/shared\/(api\/[a-z-]+\.ts|api\/generated\/unscoped|i18n\/[a-z-]+\.tsx?|i18n\/formats|lib\/time|platform|routing)/;
const ON_DEMAND = /\/src\/app\/(dev-panel|mock\.ts)|zod-setup|\/locales\/|generated\/zod|node_modules\/(zod|leaflet|react-hook-form|@hookform|firebase|@firebase)\//;

export const chunkGroups = [
  { name: 'core', priority: 2, test: (id: string) => EVERY_PAGE.test(id) && !ON_DEMAND.test(id) },
  {
    name: 'shared',
    priority: 1,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 16_000,
    includeDependenciesRecursively: false,
    test: (id: string) => /\/src\/(shared|entities|features)\/|node_modules\/lucide-react\//.test(id) && !ON_DEMAND.test(id),
  },
];
