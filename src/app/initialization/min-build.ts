import { valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting } from '../../shared/api/generated/model';

/** The number of this build (`VITE_BUILD_NUMBER`, a whole number); null in a build that was given none, which is never refused. */
export const buildNumber = (given: string | undefined): number | null =>
  given !== undefined && /^\d+$/.test(given) ? Number(given) : null;

/** Whether this build may no longer be used. */
export function isOutdated(settings: readonly Setting[], build: number | null): boolean {
  const oldest = valueOf(settings, 'min_build');
  return build !== null && typeof oldest === 'number' && build < oldest;
}

/**
 * Tells whoever uses a build below `min_build` to update, once per start: "Not now" is an answer until the next one, and nothing
 * reloads by itself, so that a server that still serves the old build locks nobody in a loop (PWA-10, decision 072).
 */
export function watchBuild(tell: () => void, build = buildNumber(import.meta.env.VITE_BUILD_NUMBER)) {
  let hasTold = false;
  return (settings: readonly Setting[]): void => {
    if (hasTold || !isOutdated(settings, build)) return;
    hasTold = true;
    tell();
  };
}
