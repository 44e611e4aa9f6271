import type { LoggedUser, ModuleType, Profile } from '../../shared/api/generated/model';

/** The module this tab works in, and the entity whose profile it is; a guest works in base. */
export interface ActiveProfile {
  type: ModuleType;
  entity_id: number | null;
}

export const baseProfile: ActiveProfile = { type: 'base', entity_id: null };

/** The user's profile that `wanted` names, or undefined if they have none. Source: MOD-04, MOD-05. */
export function findProfile(user: LoggedUser, wanted: ActiveProfile): Profile | undefined {
  return user.profiles.find((profile) => profile.type === wanted.type && profile.entity_id === wanted.entity_id);
}

/**
 * The profile to work in: this tab's own, else the one last chosen in any tab, else base (R5).
 * Candidates that the user does not have are skipped.
 */
export function chooseProfile(user: LoggedUser | null, candidates: readonly (ActiveProfile | null)[]): ActiveProfile {
  if (!user) return baseProfile;
  for (const candidate of candidates) {
    const profile = candidate && findProfile(user, candidate);
    if (profile) return { type: profile.type, entity_id: profile.entity_id };
  }
  const base = user.profiles.find((profile) => profile.type === 'base');
  return base ? { type: 'base', entity_id: base.entity_id } : baseProfile;
}

/** True in super user mode: superuser module, a super user, verified (SEC-14, SEC-15). */
export function isSuperUserMode(user: LoggedUser | null, active: ActiveProfile): boolean {
  return active.type === 'superuser' && user !== null && user.is_super_user && user.is_verified;
}

export const sameProfile = (a: ActiveProfile, b: ActiveProfile): boolean =>
  a.type === b.type && a.entity_id === b.entity_id;
