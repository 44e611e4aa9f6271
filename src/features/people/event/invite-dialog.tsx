import { useQuery } from '@tanstack/react-query';
import { OWN_COMMUNITIES } from '../../../entities/community/own-communities.ts';
import { inviteToEvent } from '../../../shared/api/generated/endpoints/events/events.ts';
import { getListTeamsQueryOptions } from '../../../shared/api/generated/endpoints/teams/teams.ts';
import type { Event } from '../../../shared/api/generated/model';
import { InviteToEventBody } from '../../../shared/api/generated/zod/schemas/inviteToEventBody.zod.ts';
import { skipUnless } from '../../../shared/api/skip-unless.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { InviteDialog } from '../kit/invite-dialog.tsx';

/** The teams one plays in, in one page: few play in more than that. */
const TEAMS = getListTeamsQueryOptions({ mine: true, page: 1, per_page: 50 });

interface InviteToEventDialogProps {
  event: Event;
  onClose: () => void;
}

/**
 * Invites players to an event; who manages it also everybody in a team or a community that they belong to. Who has asked to come is in
 * at once (COM-06, decision 041).
 */
export function InviteToEventDialog({ event: { id, title, permissions }, onClose }: InviteToEventDialogProps) {
  const t = useT('eventpeople');
  const manages = permissions['manage'] === true;
  const team = useQuery(skipUnless(manages, TEAMS)).data?.teams ?? [];
  const communities = useQuery(skipUnless(manages, OWN_COMMUNITIES)).data?.communities ?? [];
  const community = communities.filter(({ my_role: role }) => role !== null);
  return (
    <InviteDialog
      name={title}
      operation="inviteToEvent"
      userIds={InviteToEventBody.shape.user_ids}
      send={async (invitees) => (await inviteToEvent(id, invitees)).participants}
      groups={manages ? { team, community } : {}}
      leftOut={t('invite.leftOut')}
      letIn={(count) => ({ key: 'eventpeople:invite.letIn', params: { count } })}
      nobodyNew={{ key: 'eventpeople:invite.nobodyNew' }}
      onClose={onClose}
    />
  );
}
