import { createWatch, scopeBind, type Scope } from 'effector';
import { leaveProfile, rereadProfiles } from '../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import { realtimeEventReceived } from '../../models/realtime-events/realtime-events.model.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';
import { profileOf } from './realtime-notice.ts';

const changed = new Set<RealtimeEvent['type']>(['VenueRoleChanged', 'TeamRoleChanged', 'OrganizationRoleChanged']);
const lost = new Set<RealtimeEvent['type']>(['VenueRoleLost', 'TeamRoleLost', 'OrganizationRoleLost']);

/**
 * Follows what others make of this user's roles at venues, in teams and in organizations: the profiles are read again, and who was at
 * work in one that is lost is at the home of their own profile (decisions 020, 037, 039). Returns a function that stops it.
 */
export function followOwnRoles(scope: Scope): () => void {
  const choose = scopeBind(profileChosen, { scope });
  const setUser = scopeBind(userChanged, { scope });
  return createWatch({
    unit: realtimeEventReceived,
    scope,
    fn: (event) => {
      const session = { user: scope.getState($user), active: scope.getState($activeProfile), choose, setUser };
      const left = lost.has(event.type) ? profileOf(event) : null;
      if (changed.has(event.type)) void rereadProfiles(session);
      if (left) void leaveProfile(session, left);
    },
  });
}
