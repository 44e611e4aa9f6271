import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { $onlineUsers, usersAsked, usersDropped } from '../../models/online-users/online-users.model.ts';
import type { Id } from '../../shared/api/generated/model';
import { useSubscription } from '../../shared/platform/use-subscription.ts';

interface AnsweredUser {
  id: Id;
  /** What the answer that names the user said. */
  isOnline: boolean;
}

/**
 * The ids of those among these users who are online now: as the answer said until the realtime service knows better, and live from
 * then on (RTM-01, RTM-11). Each is a subscription while the component is mounted: give those on screen, not all there are.
 */
export function useOnlineUsers(users: readonly AnsweredUser[]): ReadonlySet<Id> {
  const { known, ask, drop } = useUnit({ known: $onlineUsers, ask: usersAsked, drop: usersDropped });
  const ids = JSON.stringify(users.map(({ id }) => id));
  const follow = useCallback(() => {
    const userIds = JSON.parse(ids) as Id[]; // written one line above
    ask(userIds);
    return () => void drop(userIds);
  }, [ids, ask, drop]);
  useSubscription(follow);
  return new Set(users.filter(({ id, isOnline }) => known[id] ?? isOnline).map(({ id }) => id));
}
