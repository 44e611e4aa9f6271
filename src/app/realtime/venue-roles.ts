import { createWatch, scopeBind, type Scope } from 'effector';
import { leaveVenue, rereadProfiles } from '../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { realtimeEventReceived } from '../../models/realtime-events/realtime-events.model.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';
import { venueIdOf } from './realtime-notice.ts';

/**
 * Follows what others make of this user's roles at venues: the profiles are read again, and who was at work in a venue that is lost
 * is at the home of their own profile (decision 020). Returns a function that stops it.
 */
export function followVenueRoles(scope: Scope): () => void {
  const choose = scopeBind(profileChosen, { scope });
  const setUser = scopeBind(userChanged, { scope });
  return createWatch({
    unit: realtimeEventReceived,
    scope,
    fn: (event) => {
      const session = { user: scope.getState($user), active: scope.getState($activeProfile), choose, setUser };
      const venueId = venueIdOf(event);
      if (event.type === 'VenueRoleChanged') void rereadProfiles(session);
      if (event.type === 'VenueRoleLost' && venueId !== null) void leaveVenue(session, venueId);
    },
  });
}
