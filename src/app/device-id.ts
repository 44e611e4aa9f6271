import { storageKeys } from '../shared/platform/storage-keys.ts';
import type { KeyValueStore } from './app.ts';

/** This browser's id, made once and kept in local storage (specification §3). */
export function deviceId(local: KeyValueStore): string {
  const kept = local.get(storageKeys.deviceId);
  if (kept) return kept;
  const made = crypto.randomUUID();
  local.set(storageKeys.deviceId, made);
  return made;
}
