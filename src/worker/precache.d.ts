/** The files of the build that are there without a network, written by scripts/worker-build.ts. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
