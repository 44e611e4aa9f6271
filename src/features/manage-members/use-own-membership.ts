import { useUnit } from 'effector-react';
import { rereadProfiles } from '../../models/profile/own-profiles.ts';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { moduleHome } from '../../models/profile/module-home.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';
import type { Id, TeamMember } from '../../shared/api/generated/model';

/** What follows when one changes one's own roles in a team: the profiles of the session are those of the server again. */
export function useOwnMembership() {
  const session = useUnit({ user: $user, active: $activeProfile, choose: profileChosen, setUser: userChanged });
  const own = session.user?.profiles.find(({ type }) => type === 'base');
  return {
    isMe: (userId: Id): boolean => userId === session.user?.id,
    /** Without a role the team is no profile any more: to the home of one's own. */
    follow: async ({ roles }: TeamMember): Promise<void> => {
      if (roles.length === 0 && own)
        session.choose({ type: 'base', entity_id: own.entity_id, opens: moduleHome('base') });
      await rereadProfiles(session);
    },
  };
}
