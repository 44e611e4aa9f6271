import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { deadlineText } from '../../entities/booking/deadline-text.ts';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import * as css from './notifications.css.ts';

const ClosureQuestion = lazy(async () => ({
  default: (await import('../../features/manage-booking/closure-question.tsx')).ClosureQuestion,
}));

/** The notification whose question is open over the list: `?choose=7`. */
const dialogs = searchDialogs({ about: ['choose'] });

interface ClosureChoiceProps extends NotificationActionsProps {
  /** The deadline is still to come. */
  isInTime: boolean;
}

/** The question about a closed time, which is answered over the list; nothing once there is nothing to answer (R31). */
export function ClosureChoice({ notification, target, linkId, now, isInTime, onDone }: ClosureChoiceProps) {
  const t = useT('notifications');
  const words = useT('bookings');
  const format = useFormat();
  const navigate = useNavigate();
  const bookingId = notification.data.entity_id;
  const dialog = useSearchDialogs(dialogs, { focusAfter: linkId, mayOpen: ({ id }) => id === notification.id });
  const isOpen = dialog.shown !== null;
  const [isAnswered, setIsAnswered] = useState(false);
  const asked = useQuery(skipUnless(isInTime || isOpen, getGetBookingQueryOptions(bookingId)));
  const booking = asked.data?.booking;
  const mayChoose = isInTime && !isAnswered && booking?.permissions['answer_closure'] === true;
  const until = booking?.closure?.answer_until;
  const { close } = dialog;
  const done = () => {
    setIsAnswered(true); // the button must not get the focus and go with it
    close();
    onDone();
  };
  return (
    <>
      {isInTime && asked.isLoading && <WaitingActions />}
      {mayChoose && (
        <div className={css.actions}>
          {until !== undefined && (
            <p className={css.deadline}>{words('closure.answerUntil', { when: deadlineText(until, now, format) })}</p>
          )}
          <Button size="sm" aria-describedby={linkId} onClick={() => dialog.open('choose', notification.id)}>
            {t('choose')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ClosureQuestion
            bookingId={bookingId}
            onClose={close}
            onDone={done}
            onSeeBooking={() => void navigate(target, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
