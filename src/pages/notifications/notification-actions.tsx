import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfferAnswers } from '../../features/manage-booking/handover/offer-answers.tsx';
import { getListHandoversQueryOptions } from '../../shared/api/generated/endpoints/handovers/handovers.ts';
import type { Notification } from '../../shared/api/generated/model';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './notifications.css.ts';

interface NotificationActionsProps {
  notification: Notification;
  /** Epoch ms. */
  now: number;
  /** Answered here. */
  onDone: () => void;
}

/** What can be done about a notification without opening it. */
export function NotificationActions(props: NotificationActionsProps) {
  const { type, count, data } = props.notification;
  const until = data.booking?.until;
  const isOpen = count === 1 && until !== undefined && Date.parse(until) > props.now;
  return type === 'handover-offered' && isOpen ? <Offered {...props} /> : null;
}

/** The answers to an offer, while it is open. */
function Offered({ notification, onDone }: NotificationActionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const offers = useQuery(getListHandoversQueryOptions());
  const booking = offers.data?.bookings.find(({ id }) => id === notification.data.entity_id);
  if (offers.isLoading)
    return (
      <div className={css.actions} aria-hidden>
        <Skeleton shape="box" width="180px" height="40px" />
      </div>
    );
  if (!booking) return null;
  const done = () => {
    place.current?.closest('li')?.querySelector('a')?.focus({ preventScroll: true }); // the buttons go
    onDone();
  };
  return (
    <div ref={place} className={css.actions}>
      <OfferAnswers booking={booking} onDone={done} />
    </div>
  );
}
