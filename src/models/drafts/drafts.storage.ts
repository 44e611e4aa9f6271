import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import { changeDrafts, withoutUsers, type Draft, type DraftChange, type Drafts } from './drafts.ts';

export const readDrafts = (storage: SafeStorage): Drafts => storage.readJson(storageKeys.drafts, toDrafts) ?? {};

/** Reads again before it writes: another tab may have saved meanwhile. */
export function saveDrafts(storage: SafeStorage, changes: readonly DraftChange[], now: number): void {
  const next = changeDrafts(readDrafts(storage), changes, now);
  if (Object.keys(next).length > 0) storage.writeJson(storageKeys.drafts, next);
  else storage.remove(storageKeys.drafts);
}

/**
 * The same for whoever holds `token` in this tab, null for a guest. Another tab's sign-out may not have been heard here yet: when
 * storage holds another token, the text of users is not written.
 */
export function saveDraftsOf(
  storage: SafeStorage,
  token: string | null,
  changes: readonly DraftChange[],
  now: number,
): void {
  const isGone = token !== null && storage.read(storageKeys.accessToken) !== token;
  saveDrafts(storage, isGone ? withoutUsers(changes) : changes, now);
}

/** A malformed draft is left out, the others stay. */
function toDrafts(value: unknown): Drafts | null {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
    : null;
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && isObject(value['values']) && Number.isFinite(value['savedAt']);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
