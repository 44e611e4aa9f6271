import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useOnlineUsers } from '../../entities/person/use-online-users.ts';
import { $complete } from '../../models/session/session.model.ts';
import type { Community, CommunityMember } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { watchedMembersQuery } from './community.data.ts';

interface OnlineMembers {
  /** Those of them that are watched: the first members, who run the community among them. */
  members: readonly CommunityMember[];
  /** All of them: as the server said, and live as far as they are watched. */
  count: number;
}

/** Who of a community is online now (RTM-01); guests are not told, nor whoever may not see its people. */
export function useOnlineMembers({ id, online_count, permissions }: Community): OnlineMembers {
  const complete = useUnit($complete);
  const isTold = complete && permissions['read'] === true;
  const { data } = useQuery(skipUnless(isTold, watchedMembersQuery(id)));
  const watched = isTold && data ? data.members : [];
  const online = useOnlineUsers(watched.map(({ user, is_online: isOnline }) => ({ id: user.id, isOnline })));
  const members = watched.filter(({ user }) => online.has(user.id));
  const isComplete = data !== undefined && data.pagination.last_page === 1;
  return { members, count: isComplete ? members.length : Math.max(online_count, members.length) };
}
