import { useQuery } from '@tanstack/react-query';
import { InvitationAnswers } from '../../features/answer-invitation/invitation-answers.tsx';
import { ApplicationAnswers } from '../../features/decide-application/application-answers.tsx';
import { getGetApplicationQueryOptions } from '../../shared/api/generated/endpoints/applications/applications.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import * as css from './notifications.css.ts';

/** The answers to a team's invitation, while it is open (design §6). */
export function Invited({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const { team } = data;
  if (team?.invitation !== 'open') return null;
  const done = () => {
    focusById(linkId); // the buttons go
    onDone();
  };
  return (
    <div className={css.actions}>
      <InvitationAnswers team={team} describedBy={linkId} onDone={done} />
    </div>
  );
}

/** The answers to a request to join one's team, while it waits: somebody else may have decided (design §9). */
export function Requested({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const id = data.team?.application_id;
  const query = useQuery(skipUnless(id !== undefined, getGetApplicationQueryOptions(id ?? 0)));
  const application = query.data?.application;
  if (query.isLoading) return <WaitingActions />;
  if (!application?.permissions['decide']) return null;
  const done = () => {
    focusById(linkId); // the buttons go
    onDone();
  };
  return (
    <div className={css.actions}>
      <ApplicationAnswers application={application} describedBy={linkId} onDone={done} />
    </div>
  );
}
