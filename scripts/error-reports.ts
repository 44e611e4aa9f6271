import type { Plugin } from 'vite';

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of the error reporter in a page, from `VITE_BUGSNAG_KEY`, `VITE_BUGSNAG_MAX_EVENTS` and `VITE_ERROR_REPORTER_URL`; none without a key. */
export function withSettings(page: string, env: Env): string {
  const key = env['VITE_BUGSNAG_KEY'];
  if (!key) return page;
  const maxEvents = env['VITE_BUGSNAG_MAX_EVENTS'] || undefined;
  const address = env['VITE_ERROR_REPORTER_URL'] || undefined;
  const content = JSON.stringify({ key, maxEvents, address }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page.replace('</head>', `<meta name="error-reports" content="${content}" /></head>`);
}

/** Writes them into the page, so that the scripts are the same for every deployment. */
export function errorReports(): Plugin {
  let env: Env = {};
  return {
    name: 'error-reports',
    configResolved(config) {
      env = config.env;
    },
    transformIndexHtml: (page) => withSettings(page, env),
  };
}
