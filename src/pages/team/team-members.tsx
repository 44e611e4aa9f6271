import { useUnit } from 'effector-react';
import { PersonRow } from '../../entities/person/person-row.tsx';
import { useOnlineUsers } from '../../entities/person/use-online-users.ts';
import { $complete } from '../../models/session/session.model.ts';
import type { TeamMember } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './team.css.ts';

/** Who is in the team: number, roles, position, and who is online now, for those who are signed in (TEAM-07, TEAM-08). */
export function TeamMembers({ members }: { members: readonly TeamMember[] }) {
  const t = useT('team');
  const complete = useUnit($complete);
  const watched = complete ? members.map(({ user, is_online: isOnline }) => ({ id: user.id, isOnline })) : [];
  const online = useOnlineUsers(watched);
  return (
    <Section title={t('members.title', { count: members.length })}>
      <ListRows label={t('members.list')}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} isOnline={online.has(member.user.id)} />
        ))}
      </ListRows>
    </Section>
  );
}

function MemberRow({ member, isOnline }: { member: TeamMember; isOnline: boolean }) {
  const t = useT('team');
  const words = useT('teams');
  const { user, roles, is_player, jersey_number, position } = member;
  return (
    <PersonRow
      user={user}
      marks={roles.map((role) => (
        <Badge key={role} tone={role === 'admin' ? 'info' : 'neutral'} icon="none">
          {words(`roles.${role}`)}
        </Badge>
      ))}
      facts={position ?? words(is_player ? 'roles.player' : 'roles.member')}
      online={isOnline && t('members.online')}
      value={
        jersey_number !== null && (
          <span className={css.jersey}>
            <VisuallyHidden>{t('members.jersey')} </VisuallyHidden>
            {jersey_number}
          </span>
        )
      }
    />
  );
}
