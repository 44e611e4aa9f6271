import { createWatch, scopeBind, type Scope } from 'effector';
import { profileOf } from '../../entities/notification/live/live-event.ts';
import { liveEvents } from '../../entities/notification/live/live-events.ts';
import { leaveProfile, rereadProfiles } from '../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { realtimeEventReceived } from '../../models/realtime-events/realtime-events.model.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';

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
    fn: ({ type, data }) => {
      const session = { user: scope.getState($user), active: scope.getState($activeProfile), choose, setUser };
      const { role } = liveEvents[type];
      const left = role === 'lost' ? profileOf(data) : null;
      if (role === 'changed') void rereadProfiles(session);
      if (left) void leaveProfile(session, left);
    },
  });
}
