import { useQuery } from '@tanstack/react-query';
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

/** What can be done about a notification without opening it; nothing that is over. */
export function NotificationActions(props: NotificationActionsProps) {
  const { notification, now } = props;
  // a group is about several, what was collapsed about the last one (decision 044)
  if (notification.count !== 1 && notification.group_key !== null) return null;
  switch (notification.type) {
    case 'handover-offered':
      return isInTime(notification, now) && <Offered {...props} />;
    case 'closure-choice':
      return <ClosureChoice {...props} isInTime={isInTime(notification, now)} />;
    case 'slot-available':
      return <FreeTime {...props} isToCome={isToCome(notification, now)} />;
    case 'team-invited':
      return <Invited {...props} />;
    case 'community-invited':
      return <InvitedToCommunity {...props} />;
    case 'event-invited':
      return <InvitedToEvent {...props} />;
    case 'event-requested':
      return <RequestedToCome {...props} />;
    case 'team-join-requested':
    case 'community-join-requested':
      return <Requested {...props} />;
    case 'result-entered':
      return <ResultEntered {...props} />;
    default:
      return null;
  }
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
