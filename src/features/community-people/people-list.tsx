import { useUnit } from 'effector-react';
import { useOnlineUsers } from '../../entities/person/use-online-users.ts';
import { $complete } from '../../models/session/session.model.ts';
import type { CommunityMember, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { CommunityPerson } from './community-person.tsx';
import { usePeopleActions } from './use-people-actions.ts';

interface PeopleListProps {
  communityId: Id;
  people: readonly CommunityMember[];
}

/** People of a community, live as to who is online for those who are signed in (COM-07, RTM-11). */
export function PeopleList({ communityId, people }: PeopleListProps) {
  const t = useT('communitypeople');
  const act = usePeopleActions(communityId);
  const complete = useUnit($complete);
  const watched = people.filter(({ status }) => complete && status === 'active');
  const online = useOnlineUsers(watched.map(({ user, is_online: isOnline }) => ({ id: user.id, isOnline })));
  return (
    <ListRows label={t('list')}>
      {people.map((person) => (
        <CommunityPerson key={person.id} person={person} isOnline={online.has(person.user.id)} act={act} />
      ))}
    </ListRows>
  );
}
