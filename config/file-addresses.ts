/**
 * Which addresses under /app/ are files: those whose last part has a dot. No address of a page has one there (slugs are
 * `[a-z0-9-]`), and a file that is missing must be a 404: answered with a page, a lost chunk or manifest looks like one
 * that is broken (ASVS 14.2.5).
 */
export const isFileAddress = (path: string): boolean => /\.[^/]*$/.test(path);

/** The pages, as an expression that RE2 (firebase hosting) reads too: it cannot look ahead. */
export const PAGES = '^/app/([^/]+/)*[^/.]*$';

/** What a host is told with, and no visitor is; `.vite` and its like are the build's own. */
export const HOST_FILES = ['_headers', 'nginx.conf', 'firebase.json'] as const;

/** Whether a file of a build, by its path inside it, is for visitors. */
export const isServed = (name: string): boolean =>
  !name.startsWith('.') && !HOST_FILES.some((hidden) => hidden === name);
