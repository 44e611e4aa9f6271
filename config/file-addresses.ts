/**
 * Addresses under /app/ whose last segment has a dot are files. No page address has one (slugs are
 * `[a-z0-9-]`), and a missing file must be a 404: answered with a page, a lost chunk or manifest would look
 * broken (ASVS 14.2.5).
 */
export const isFileAddress = (path: string): boolean => /\.[^/]*$/.test(path);

/** Page addresses, in a syntax that RE2 (firebase hosting) supports: no lookahead. */
export const PAGES = '^/app/([^/]+/)*[^/.]*$';

/** Files for the host, never served; dot folders such as `.vite` belong to the build. */
export const HOST_FILES = ['_headers', 'nginx.conf', 'firebase.json'] as const;

/** Whether a file of a build is public; `path` is relative to the build. */
export const isServed = (name: string): boolean =>
  !name.startsWith('.') && !HOST_FILES.some((hidden) => hidden === name);
