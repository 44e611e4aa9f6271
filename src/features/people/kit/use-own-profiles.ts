import { useUnit } from 'effector-react';
import { leaveProfile, rereadProfiles } from '../../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../../models/profile/profile.model.ts';
import type { ActiveProfile } from '../../../models/profile/profile.ts';
import { $user, userChanged } from '../../../models/session/session.model.ts';
import type { Id } from '../../../shared/api/generated/model';

/** What follows when one changes one's own role: the profiles of the session are those of the server again. */
export function useOwnProfiles() {
  const session = useUnit({ user: $user, active: $activeProfile, choose: profileChosen, setUser: userChanged });
  return {
    isMe: (id: Id): boolean => id === session.user?.id,
    /** After a change of role. */
    reread: () => rereadProfiles(session),
    /** After the last role is gone: to the home of the player's own profile, and the one that is left is gone. */
    goHome: (left: ActiveProfile) => leaveProfile(session, left),
  };
}
