import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { CallVenue } from '../../entities/booking/call-venue.tsx';
import { deadlineText } from '../../entities/booking/deadline-text.ts';
import type { Booking, BookingClosure, BookingProposal } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './booking-details.css.ts';
import { useClosureAnswer } from './use-closure-answer.ts';

export interface ClosureDialogProps {
  booking: Booking;
  closure: BookingClosure;
  onClose: () => void;
  /** It is answered and the lists are up to date. */
  onDone: () => void;
  /** The question is settled: the booking as it is now. */
  onSeeBooking: () => void;
}

/** The venue has closed the court of a booking: another time in one press, or cancelled free of charge (R31). */
export function ClosureDialog({ booking, closure, onClose, onDone, onSeeBooking }: ClosureDialogProps) {
  const t = useT('bookings');
  const { answer, isBusy, error } = useClosureAnswer(booking, onDone);
  const isOpen = closure.can_answer || isBusy;
  return (
    <Dialog
      title={t('closure.title')}
      closeButton
      onClose={onClose}
      busy={isBusy}
      actions={
        isOpen ? (
          <Button
            variant="secondary"
            className={css.danger}
            disabled={isBusy}
            onClick={() => answer({ choice: 'cancel' })}
          >
            {t('cancel.action')}
          </Button>
        ) : (
          <Button onClick={onSeeBooking}>{t('closure.see')}</Button>
        )
      }
    >
      <Stack gap={4}>
        {isOpen ? (
          <Question booking={booking} closure={closure} isBusy={isBusy} error={error} onChoose={answer} />
        ) : (
          <Banner tone="warning">{t(`closure.state.${closure.state}`)}</Banner>
        )}
      </Stack>
    </Dialog>
  );
}

interface QuestionProps extends Pick<ClosureDialogProps, 'booking' | 'closure'> {
  isBusy: boolean;
  error: string | null;
  onChoose: (answer: { choice: 'move'; to: BookingProposal }) => void;
}

function Question({ booking, closure, isBusy, error, onChoose }: QuestionProps) {
  const t = useT('bookings');
  const format = useFormat();
  const { venue, court, date, price } = booking;
  const { reason, answer_until: until, proposals } = closure;
  return (
    <>
      <p>
        {t('closure.intro', {
          venue: venue.name,
          court: court.name,
          date: format.dateMedium(date),
          time: bookingTimes(booking, format),
        })}
      </p>
      <Facts>
        <Fact term={t('cancel.reason')}>{reason}</Fact>
        <Fact term={t('common:fields.price')}>{format.price(price)}</Fact>
      </Facts>
      <Banner tone="warning">
        {t('closure.deadline', {
          when: deadlineText(until, now(), format),
          relative: format.relative(Date.parse(until), now()),
        })}
      </Banner>
      <Stack gap={2}>
        <h3 className={css.partTitle}>{t('closure.times')}</h3>
        {error !== null && <Banner tone="danger">{error}</Banner>}
        {proposals.length === 0 ? (
          <p>{t('closure.noTimes')}</p>
        ) : (
          <ListRows label={t('closure.times')}>
            {proposals.map((to) => (
              <ListRow
                key={`${to.court_id} ${to.starts_at}`}
                title={
                  <span className={css.option}>
                    {format.dateBrief(to.date, now())}, {bookingTimes(to, format)}
                  </span>
                }
                meta={to.court_name}
                value={format.price(to.price)}
                acts
                disabled={isBusy}
                onClick={() => onChoose({ choice: 'move', to })}
              />
            ))}
          </ListRows>
        )}
      </Stack>
      <CallVenue venue={venue} />
    </>
  );
}
