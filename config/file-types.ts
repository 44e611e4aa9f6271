/** Content type by ending: hosts' own lists differ on scripts and often lack the manifest. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** Sent with `charset=utf-8`. */
export const UTF8_TYPES: readonly string[] = [
  'text/html',
  'text/javascript',
  'text/css',
  'application/json',
  'application/manifest+json',
  'text/plain',
];

/** Worth compressing; pictures and fonts are compressed already. */
export const COMPRESSED_TYPES: readonly string[] = [...UTF8_TYPES, 'image/svg+xml'];

/** Below this size compression does not pay. */
export const COMPRESSED_FROM = 1_000;
