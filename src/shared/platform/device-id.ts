import { newId } from './new-id.ts';
import { storageKeys } from './storage-keys.ts';
import type { SafeStorage } from './storage.ts';

/** This browser's id, made once and kept in local storage (ENT-49). */
export function deviceId(storage: SafeStorage): string {
  const kept = storage.read(storageKeys.deviceId);
  if (kept) return kept;
  const made = newId();
  storage.write(storageKeys.deviceId, made);
  return made;
}
