import { MoveDown } from 'lucide-react';
import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import { fields } from '../../../entities/booking/start-times.css.ts';
import { StartTimes } from '../../../entities/booking/start-times.tsx';
import { DialogForm } from '../../../entities/form/form.tsx';
import type { Booking, Id } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { now } from '../../../shared/platform/clock.ts';
import { DatePicker } from '../../../shared/ui/date-picker.tsx';
import { Disclosure } from '../../../shared/ui/disclosure.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { bookerText } from '../booker.ts';
import type { DeskPlace } from '../desk-address.ts';
import { KeepPrice } from './keep-price.tsx';
import * as css from './move.css.ts';
import { useDeskMove } from './use-desk-move.ts';

interface MoveDialogProps {
  venueId: Id;
  booking: Booking;
  /** Where it was dropped: chosen already. */
  to: DeskPlace | null;
  onClose: () => void;
}

/** Another court, day or time for one session. A refusal keeps what was chosen, beside the times that are free now. */
export function MoveDialog({ venueId, booking, to, onClose }: MoveDialogProps) {
  const t = useT('desk');
  const format = useFormat();
  const { form, courts, court, date, chosen, keepsPrice, times } = useDeskMove({
    venueId,
    booking,
    to,
    onDone: onClose,
  });
  const place = (name: string, day: string, at: Pick<Booking, 'starts_at' | 'ends_at'>) =>
    `${name}, ${format.dateBrief(day, now())}, ${bookingTimes(at, format)}`;
  const choice = (
    <>
      <div className={fields}>
        <DatePicker label={t('common:fields.date')} {...form.field('date')} min={tiraneDate(now())} max={undefined} />
        <SelectField
          label={t('details.court')}
          options={courts.map(({ id: value, name }) => ({ value, label: name }))}
          {...form.field('court_id', { valueAsNumber: true })}
        />
      </div>
      <StartTimes {...times} priced />
    </>
  );
  return (
    <DialogForm wide title={t('move.title')} onClose={onClose} closeButton form={form} submitLabel={t('move.confirm')}>
      <div className={css.change}>
        <p>{bookerText(booking, t)}</p>
        <p>{place(booking.court.name, booking.date, booking)}</p>
        <p className={css.target} role="status">
          <MoveDown size={18} aria-hidden />
          {chosen && court ? place(court.name, date, chosen) : t('move.choose')}
        </p>
      </div>
      {booking.weekly && <p>{t('move.onlyThis')}</p>}
      {to === null ? (
        choice
      ) : (
        <Disclosure title={t('move.other')} wrong={times.error !== undefined}>
          {choice}
        </Disclosure>
      )}
      {chosen && chosen.price !== booking.price && (
        <KeepPrice
          before={booking.price}
          after={chosen.price}
          isKept={keepsPrice}
          onChange={(keeps) => form.set('keep_price', keeps)}
        />
      )}
    </DialogForm>
  );
}
