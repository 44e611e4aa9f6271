import { useQuery } from '@tanstack/react-query';
import { InvitationAnswers } from '../../features/answer-invitation/invitation-answers.tsx';
import { InvitationAnswers as EventInvitationAnswers } from '../../features/answer-event/invitation-answers.tsx';
import { ParticipationAnswers } from '../../features/people/requests/participation-answers.tsx';
import { InvitationAnswers as CommunityInvitationAnswers } from '../../features/join-community/invitation-answers.tsx';
import { ApplicationAnswers } from '../../features/people/requests/application-answers.tsx';
import { getGetApplicationQueryOptions } from '../../shared/api/generated/endpoints/applications/applications.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import * as css from './notifications.css.ts';

/** The answers to a team's invitation, while it is open (design §6). */
export function Invited({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const { team } = data;
  if (team?.invitation !== 'open') return null;
  return (
    <div className={css.actions}>
      <InvitationAnswers team={team} describedBy={linkId} onDone={answered(linkId, onDone)} />
    </div>
  );
}

/** The same of a community. */
export function InvitedToCommunity({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const { community } = data;
  if (community?.invitation !== 'open') return null;
  return (
    <div className={css.actions}>
      <CommunityInvitationAnswers community={community} describedBy={linkId} onDone={answered(linkId, onDone)} />
    </div>
  );
}

/** The answers to an invitation to an event, while it is open (decision 041). */
export function InvitedToEvent({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const { event } = data;
  if (event?.invitation !== 'open') return null;
  return (
    <div className={css.actions}>
      <EventInvitationAnswers event={event} describedBy={linkId} onDone={answered(linkId, onDone)} />
    </div>
  );
}

/** The answers to somebody who wants to come to one's event, while they wait. */
export function RequestedToCome({ notification: { data, actor }, linkId, onDone }: NotificationActionsProps) {
  const { event } = data;
  if (event?.participant_id === undefined || !actor) return null;
  return (
    <div className={css.actions}>
      <ParticipationAnswers
        eventId={event.id}
        participantId={event.participant_id}
        name={actor.name}
        describedBy={linkId}
        onDone={answered(linkId, onDone)}
      />
    </div>
  );
}

/** The answers to a request to join one's team or community, while it waits: somebody else may have decided (design §9). */
export function Requested({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const id = (data.team ?? data.community)?.application_id;
  const query = useQuery(skipUnless(id !== undefined, getGetApplicationQueryOptions(id ?? 0)));
  const application = query.data?.application;
  if (query.isLoading) return <WaitingActions />;
  if (!application?.permissions['decide']) return null;
  return (
    <div className={css.actions}>
      <ApplicationAnswers application={application} describedBy={linkId} onDone={answered(linkId, onDone)} />
    </div>
  );
}

/** The buttons go, and the notification has the focus. */
const answered = (linkId: string, onDone: () => void) => () => {
  focusById(linkId);
  onDone();
};
