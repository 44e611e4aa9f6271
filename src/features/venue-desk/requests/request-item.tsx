import { Check, Repeat2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import type { Booking } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { bookerText } from '../booker.ts';
import { expiryOf } from '../expiry.ts';
import * as css from './requests.css.ts';

interface RequestItemProps {
  booking: Booking;
  /** Confirmed here: it keeps its place, and nothing is left to do. */
  isAnswered: boolean;
  onOpen: () => void;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Who asks for what, for how much, since when and until when; and the two answers. */
export function RequestItem({ booking, isAnswered, onOpen, onConfirm, onDecline }: RequestItemProps) {
  const t = useT('desk');
  const format = useFormat();
  const id = useId();
  const title = useRef<HTMLButtonElement>(null);
  const { court, date, price, weekly, permissions, created_at } = booking;
  const at = now();
  return (
    <li className={css.item}>
      <div className={css.head}>
        <button ref={title} type="button" className={css.who} onClick={onOpen}>
          {bookerText(booking, t)}
        </button>
        <span className={css.price}>{format.price(price)}</span>
      </div>
      <p id={id}>
        {format.dateBrief(date, at)}, {bookingTimes(booking, format)} · {court.name}
        {weekly && (
          <>
            <Repeat2 size={16} aria-hidden className={css.weekly} />
            <VisuallyHidden>{t('details.everyWeek')}</VisuallyHidden>
          </>
        )}
      </p>
      <p className={css.times}>
        {t('requests.since', { when: format.relative(Date.parse(created_at), at) })}
        {/* keeps its place: nothing below may move */}
        <span className={isAnswered ? css.gone : undefined}>
          {' '}
          · {t('requests.expires', { when: format.relative(expiryOf(booking), at) })}
        </span>
      </p>
      {isAnswered ? (
        <p role="status" className={css.answered}>
          <Check size={18} aria-hidden />
          {t('common:bookingStatus.Confirmed')}
        </p>
      ) : (
        <div className={css.answers}>
          {permissions['decline'] && (
            <Button variant="secondary" size="sm" aria-describedby={id} onClick={onDecline}>
              {t('decline.action')}
            </Button>
          )}
          {permissions['confirm'] && (
            <Button
              size="sm"
              aria-describedby={id}
              onClick={() => {
                title.current?.focus({ preventScroll: true }); // the button goes
                onConfirm();
              }}
            >
              {t('common:actions.confirm')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
