import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { bookingWhen } from '../../entities/booking/booking-times.ts';
import { refusalHelp } from '../../entities/booking/call-venue.tsx';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { getBooking, moveBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getGetVenueAvailabilityQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Booking } from '../../shared/api/generated/model';
import { MoveBookingBody } from '../../shared/api/generated/zod/schemas/moveBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { isValidDate } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { DateField } from '../../shared/ui/date-field.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { courtsFor, moveOptions } from './move-options.ts';
import { MoveTimes } from './move-times.tsx';
import * as css from './move.css.ts';

/** All parts are required, also those that do not change. */
const schema = MoveBookingBody.omit({ module: true }).required();

export interface MoveBookingDialogProps {
  booking: Booking;
  onClose: () => void;
  /** It is moved and the lists are up to date. */
  onDone: () => void;
}

/** Another day, court or time for one session, at the same venue (design §5). A refusal keeps the chosen values. */
export function MoveBookingDialog({ booking, onClose, onDone }: MoveBookingDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const say = useUnit(snackbarRequested);
  const form = useApiForm({
    operation: 'moveBooking',
    schema,
    defaults: { date: booking.date, court_id: booking.court.id, time_slot_id: undefined },
    draft: { form: 'move-booking', entity: booking.id },
    send: (body) =>
      settleLostAnswer(
        () => moveBooking(booking.id, body),
        async () => {
          const { court, date: day, time_slot } = (await getBooking(booking.id)).booking;
          return court.id === body.court_id && day === body.date && time_slot.id === body.time_slot_id;
        },
      ),
    onDone: () => {
      say({ message: { key: 'bookings:move.done' }, color: 'success' });
      onDone();
    },
  });
  const wish = useWatch({ control: form.control });
  const date = wish.date ?? '';
  const free = useQuery(skipUnless(isValidDate(date), getGetVenueAvailabilityQueryOptions(booking.venue.id, { date })));
  const courts = free.data ? courtsFor(free.data.courts, booking) : [booking.court];
  const options = free.data ? moveOptions(free.data.courts, Number(wish.court_id), booking) : [];
  const chosen = options.find(({ slotId }) => slotId === wish.time_slot_id);
  const time = form.field('time_slot_id');
  const submit = async (event?: SyntheticEvent) => {
    // another court or a newer list may no longer offer the time that was chosen
    if (!chosen) form.resetField('time_slot_id');
    await form.submit(event);
    if (!chosen) focusById(time.id);
  };
  return (
    <DialogForm
      wide
      title={t('move.title')}
      onClose={onClose}
      closeButton
      form={{ ...form, submit }}
      submitLabel={t('move.confirm')}
      failureDetail={(error) => refusalHelp(error, booking.venue)}
    >
      <p>
        {t('move.current', { when: bookingWhen(booking, format) })} · {booking.court.name}, {booking.venue.name}
      </p>
      <div className={css.fields}>
        <DateField label={t('common:fields.date')} {...form.field('date')} min={tiraneDate(now())} max={undefined} />
        <SelectField
          label={t('sheet.court')}
          options={courts.map(({ id: value, name }) => ({ value, label: name }))}
          {...form.field('court_id', { valueAsNumber: true })}
        />
      </div>
      <MoveTimes
        id={time.id}
        free={isValidDate(date) ? free : null}
        options={options}
        chosen={chosen?.slotId}
        onChoose={(slotId) => form.setValue('time_slot_id', slotId, { shouldValidate: form.formState.isSubmitted })}
        error={time.error}
      />
      {chosen && chosen.price !== booking.price && (
        <p>{t('move.price', { price: format.price(chosen.price), current: format.price(booking.price) })}</p>
      )}
    </DialogForm>
  );
}
