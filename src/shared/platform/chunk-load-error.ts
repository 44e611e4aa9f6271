const messages = [
  /failed to fetch dynamically imported module/i, // Chromium
  /error loading dynamically imported module/i, // Firefox
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // Vite
  /is not a valid javascript mime type/i, // an HTML page in the place of a script
];

/** True for the errors browsers raise when a lazy chunk or its style sheet cannot be loaded. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && messages.some((message) => message.test(error.message));
