import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NoticeAction } from '../../entities/notification/notice.ts';
import { noticeRow } from '../../entities/notification/notices.ts';
import { OfferAnswers } from '../../features/manage-booking/handover/offer-answers.tsx';
import { getListHandoversQueryOptions } from '../../shared/api/generated/endpoints/handovers/handovers.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import { ClosureChoice } from './closure-choice.tsx';
import { FreeTime } from './free-time.tsx';
import { ResultEntered } from './game-actions.tsx';
import { isInTime, isToCome } from './notification-deadlines.ts';
import * as css from './notifications.css.ts';
import { Invited, InvitedToCommunity, InvitedToEvent, Requested, RequestedToCome } from './group-actions.tsx';

const actions: Readonly<Record<NoticeAction, (props: NotificationActionsProps) => ReactNode>> = {
  'answer-offer': (props) => isInTime(props.notification, props.now) && <Offered {...props} />,
  'answer-closure': (props) => <ClosureChoice {...props} isInTime={isInTime(props.notification, props.now)} />,
  'book-free-time': (props) => <FreeTime {...props} isToCome={isToCome(props.notification, props.now)} />,
  'answer-team': (props) => <Invited {...props} />,
  'answer-community': (props) => <InvitedToCommunity {...props} />,
  'answer-event': (props) => <InvitedToEvent {...props} />,
  'decide-participant': (props) => <RequestedToCome {...props} />,
  'decide-application': (props) => <Requested {...props} />,
  'answer-result': (props) => <ResultEntered {...props} />,
};

/** What can be done about a notification without opening it; nothing that is over. */
export function NotificationActions(props: NotificationActionsProps) {
  const { type, count, group_key } = props.notification;
  // a group is about several, what was collapsed about the last one (decision 044)
  const action = count === 1 || group_key === null ? noticeRow(type)?.action : null;
  return action ? actions[action](props) : null;
}

/** The answers to an offer, while it is open. */
function Offered({ notification, linkId, onDone }: NotificationActionsProps) {
  const offers = useQuery(getListHandoversQueryOptions());
  const booking = offers.data?.bookings.find(({ id }) => id === notification.data.entity_id);
  if (offers.isLoading) return <WaitingActions />;
  if (!booking) return null;
  const done = () => {
    focusById(linkId); // the buttons go, or have gone with a live event
    onDone();
  };
  return (
    <div className={css.actions}>
      <OfferAnswers booking={booking} describedBy={linkId} onDone={done} />
    </div>
  );
}
