// What scripts/worker-build.ts writes into the worker.

/** The files of the build that are there without a network. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** The build's id, as in the page's `meta` and in `builds/latest.json`. */
declare const __BUILD__: string;
