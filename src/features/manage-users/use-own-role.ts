import { useUnit } from 'effector-react';
import { leaveVenue, rereadProfiles } from '../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';
import type { Id } from '../../shared/api/generated/model';

/** What follows when one changes one's own role at a venue: the profiles of the session are those of the server again. */
export function useOwnRole() {
  const session = useUnit({ user: $user, active: $activeProfile, choose: profileChosen, setUser: userChanged });
  return {
    isMe: (id: Id): boolean => id === session.user?.id,
    /** After a change of role. */
    reread: () => rereadProfiles(session),
    /** After leaving: to the home of the player's own profile, and the venue's one is gone. */
    goHome: (venueId: Id) => leaveVenue(session, venueId),
  };
}
