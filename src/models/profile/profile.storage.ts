import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import type { KeptProfile } from './profile.model.ts';
import type { ActiveProfile } from './profile.ts';

/** This tab's profile and the one last chosen in any tab, unchecked: the model compares them with the user's own (R5). */
export const readProfiles = (storage: SafeStorage): { tab: ActiveProfile | null; last: ActiveProfile | null } => ({
  tab: storage.readJson(storageKeys.activeProfile, toProfile),
  last: storage.readJson(storageKeys.lastProfile, toProfile),
});

export function saveProfile(storage: SafeStorage, { profile, isChosen }: KeptProfile): void {
  if (!profile) {
    storage.remove(storageKeys.activeProfile);
    if (isChosen) storage.remove(storageKeys.lastProfile);
    return;
  }
  storage.writeJson(storageKeys.activeProfile, profile);
  if (isChosen) storage.writeJson(storageKeys.lastProfile, profile);
}

function toProfile(value: unknown): ActiveProfile | null {
  const known = typeof value === 'object' && value !== null && 'type' in value && 'entity_id' in value;
  return known ? (value as ActiveProfile) : null; // an unknown type matches no profile of the user
}
