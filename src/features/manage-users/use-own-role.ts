import { useUnit } from 'effector-react';
import { profileChosen } from '../../models/profile/profile.model.ts';
import { moduleHome } from '../../models/routing/module-home.ts';
import { $user, userChanged } from '../../models/session/session.model.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import type { Id } from '../../shared/api/generated/model';

/** What follows when one changes one's own role at a venue: the profiles of the session are those of the server again. */
export function useOwnRole() {
  const { user, choose, setUser } = useUnit({ user: $user, choose: profileChosen, setUser: userChanged });
  return {
    isMe: (id: Id): boolean => id === user?.id,
    /** After a change of role. Without an answer the next start of the app learns it. */
    reread: async (): Promise<void> => {
      const now = await readCurrentUser().catch(() => user);
      if (now) setUser(now);
    },
    /** After leaving: to the home of the player's own profile, and the venue's one is gone. */
    goHome: async (venueId: Id): Promise<void> => {
      if (!user) return;
      const isLeft = ({ type, entity_id }: { type: string; entity_id: Id }) =>
        type === 'venue' && entity_id === venueId;
      const own = user.profiles.find(({ type }) => type === 'base');
      // first, so that nothing more is asked for in the profile that is lost
      if (own) choose({ type: 'base', entity_id: own.entity_id, opens: moduleHome('base') });
      const without = { ...user, profiles: user.profiles.filter((profile) => !isLeft(profile)) };
      setUser(await readCurrentUser().catch(() => without));
    },
  };
}
