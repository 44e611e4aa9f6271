import { Check, Repeat2, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import type { Booking } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { bookerText } from '../booker.ts';
import { expiryOf } from '../expiry.ts';
import * as css from './requests.css.ts';

interface RequestItemProps {
  booking: Booking;
  /** In place of who asks, where that is said above: the game. */
  title?: string | null | undefined;
  /** Confirmed here: it keeps its place, and nothing is left to do. */
  isAnswered: boolean;
  onOpen: () => void;
  onConfirm: () => void;
  onDecline: () => void;
}

/** Who asks for what, for how much and until when, in three short lines, and the two answers: the calendar below matters more. */
export function RequestItem({ booking, title: said, isAnswered, onOpen, onConfirm, onDecline }: RequestItemProps) {
  const t = useT('desk');
  const format = useFormat();
  const [timeId, courtId] = [useId(), useId()];
  const title = useRef<HTMLButtonElement>(null);
  const { court, date, price, weekly, permissions } = booking;
  const at = now();
  return (
    <li className={css.item}>
      <button ref={title} type="button" className={css.open} onClick={onOpen}>
        <span className={css.head}>
          <span className={css.who}>{said ?? bookerText(booking, t)}</span>
          {/* keeps its place: nothing below may move */}
          <span className={cx(css.small, isAnswered && css.gone)}>
            {t('requests.expires', { when: format.relative(expiryOf(booking), at) })}
          </span>
        </span>
        <span id={timeId}>
          {format.dateBrief(date, at)}, {bookingTimes(booking, format)}
          {weekly && (
            <>
              <Repeat2 size={16} aria-hidden className={css.weekly} />
              <VisuallyHidden>{t('details.everyWeek')}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={css.small}>
          <span id={courtId}>{court.name}</span> · {format.price(price)}
        </span>
      </button>
      <div className={css.answers}>
        {isAnswered ? (
          <p role="status" className={css.answered}>
            <Check size={20} aria-hidden />
            {t('common:bookingStatus.Confirmed')}
          </p>
        ) : (
          <>
            {permissions['decline'] && (
              <IconButton
                aria-label={t('decline.action')}
                title={t('decline.action')}
                aria-describedby={`${timeId} ${courtId}`}
                onClick={onDecline}
              >
                <X size={22} />
              </IconButton>
            )}
            {permissions['confirm'] && (
              <IconButton
                aria-label={t('common:actions.confirm')}
                title={t('common:actions.confirm')}
                aria-describedby={`${timeId} ${courtId}`}
                variant="tonal"
                onClick={() => {
                  title.current?.focus({ preventScroll: true }); // the button goes
                  onConfirm();
                }}
              >
                <Check size={22} />
              </IconButton>
            )}
          </>
        )}
      </div>
    </li>
  );
}
