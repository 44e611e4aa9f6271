import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { chosenNotification, withChosenNotification } from './choose-address.ts';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import * as css from './notifications.css.ts';

const ClosureQuestion = lazy(async () => ({
  default: (await import('../../features/manage-booking/closure-question.tsx')).ClosureQuestion,
}));

interface ClosureChoiceProps extends NotificationActionsProps {
  /** The deadline is still to come. */
  isInTime: boolean;
}

/** The question about a closed time, which is answered over the list; nothing once there is nothing to answer (R31). */
export function ClosureChoice({ notification, target, linkId, isInTime, onDone }: ClosureChoiceProps) {
  const t = useT('notifications');
  const { search } = useLocation();
  const navigate = useNavigate();
  const bookingId = notification.data.entity_id;
  const isOpen = chosenNotification(search) === notification.id;
  const dialog = useUrlDialog(isOpen, linkId);
  const [isAnswered, setIsAnswered] = useState(false);
  const asked = useQuery(skipUnless(isInTime || isOpen, getGetBookingQueryOptions(bookingId)));
  const mayChoose = isInTime && !isAnswered && asked.data?.booking.permissions['answer_closure'] === true;
  const close = () => dialog.close(withChosenNotification(search, null));
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
          <Button
            size="sm"
            aria-describedby={linkId}
            onClick={() => dialog.open(withChosenNotification(search, notification.id))}
          >
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
