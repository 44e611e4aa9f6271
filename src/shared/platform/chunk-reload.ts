import { storageKeys } from './storage-keys.ts';
import type { SafeStorage } from './storage.ts';

/** Source: ERR-15, ERR-16. */
export const CHUNK_RELOAD_TTL_MS = 10_000;

/** `ask` = the "Update Required" dialog: a reload would destroy work (R2). `show-error` = the page's "Try again". */
export type ChunkReloadDecision = 'reload' | 'ask' | 'show-error';

export interface ChunkReloadInput {
  /** Wall-clock ms of this tab's last automatic reload. */
  lastReloadAt: number | null;
  now: number;
  hasUnsavedWork: boolean;
}

/** What to do when a piece of the program did not load: reload at most once in 10,000 ms. */
export function decideChunkReload({ lastReloadAt, now, hasUnsavedWork }: ChunkReloadInput): ChunkReloadDecision {
  const age = lastReloadAt === null ? Infinity : now - lastReloadAt;
  // A mark from the future means that the clock was set back: its age is unknown, and the reload makes a new mark.
  if (age >= 0 && age < CHUNK_RELOAD_TTL_MS) return 'show-error';
  return hasUnsavedWork ? 'ask' : 'reload';
}

export interface ChunkReloadPorts {
  storage: SafeStorage;
  now: () => number;
  hasUnsavedWork: () => boolean;
  reload: () => void;
}

/** Decides and, where that is the decision, reloads; where the mark cannot be kept there is no automatic reload. */
export function handleChunkError({ storage, now, hasUnsavedWork, reload }: ChunkReloadPorts): ChunkReloadDecision {
  const decision = decideChunkReload({
    lastReloadAt: lastReloadAt(storage),
    now: now(),
    hasUnsavedWork: hasUnsavedWork(),
  });
  if (decision !== 'reload') return decision;
  if (!markReload(storage, now())) return 'show-error';
  reload();
  return 'reload';
}

/** Wall-clock ms of this tab's last automatic reload, for whatever reason; null without one. */
export function lastReloadAt(storage: SafeStorage): number | null {
  const mark = storage.read(storageKeys.chunkReload);
  return mark !== null && /^\d+$/.test(mark) ? Number(mark) : null;
}

/** Before an automatic reload. False: the mark cannot be kept, and nothing would stop a second one. */
export function markReload(storage: SafeStorage, now: number): boolean {
  storage.write(storageKeys.chunkReload, String(now));
  return storage.isKept(storageKeys.chunkReload);
}
