import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { getBooking, moveBooking } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getGetVenueAvailabilityQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Booking, MoveBookingBody } from '../../shared/api/generated/model';
import { MoveBookingBody as moveBookingBody } from '../../shared/api/generated/zod/schemas/moveBookingBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import type { TextKey } from '../../shared/i18n/i18n.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { isValidDate } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DateField } from '../../shared/ui/date-field.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { bookingWhen } from '../../entities/booking/booking-times.ts';
import { refreshBookings } from '../../entities/booking/refresh-bookings.ts';
import { Refusal } from '../../entities/booking/refusal.tsx';
import { DraftNotice } from '../../entities/draft/draft-notice.tsx';
import { useDraft } from '../../entities/draft/use-draft.ts';
import { courtsFor, moveOptions } from './move-options.ts';
import { MoveTimes } from './move-times.tsx';
import * as css from './move.css.ts';

const schema = moveBookingBody.omit({ module: true }).required();

/** What is wrong with a field (BK-05 to BK-07). */
const problems = {
  date: 'validation:booking.date',
  court_id: 'validation:booking.court',
  time_slot_id: 'validation:booking.timeSlot',
} as const satisfies Record<string, TextKey<'bookings'>>;

export interface MoveBookingDialogProps {
  booking: Booking;
  onClose: () => void;
  onDone: () => void;
}

/** Another day, court or time for one session, at the same venue (design §5). A refusal keeps all that was chosen. */
export function MoveBookingDialog({ booking, onClose, onDone }: MoveBookingDialogProps) {
  const t = useT('bookings');
  const format = useFormat();
  const id = useId();
  const client = useQueryClient();
  const say = useUnit(snackbarRequested);
  const form = useForm({
    resolver: zodResolver(schema),
    // the booking's own place, without a time
    defaultValues: { date: booking.date, court_id: booking.court.id },
  });
  const draft = useDraft(form, { form: 'move-booking', entity: booking.id });
  const { attach } = draft;
  const { errors } = form.formState;
  const wish = useWatch({ control: form.control });
  const date = wish.date ?? '';
  const free = useQuery({
    ...getGetVenueAvailabilityQueryOptions(booking.venue.id, { date }),
    enabled: isValidDate(date),
  });
  const courts = free.data ? courtsFor(free.data.courts, booking) : [booking.court];
  const options = free.data && moveOptions(free.data.courts, Number(wish.court_id), booking);
  const chosen = options?.find(({ slotId }) => slotId === wish.time_slot_id);

  const move = useMutation<void, ApiError, Required<MoveBookingBody>>({
    mutationFn: (body) =>
      settleLostAnswer(
        () => moveBooking(booking.id, body),
        () => isMoved(booking.id, body),
      ),
    onSuccess: async () => {
      draft.submitted();
      await refreshBookings(client);
      say({ message: { key: 'bookings:move.done' }, color: 'success' });
      onDone();
    },
    onError: () => refreshBookings(client),
  });
  const needTime = () => {
    form.setError('time_slot_id', { type: 'required' });
    focusById(`${id}-time`);
  };
  const submit = form.handleSubmit(
    async (values) => {
      // another court or a newer list may no longer offer the chosen time
      if (chosen) await move.mutateAsync(values).catch(shownBelow);
      else needTime();
    },
    (invalid) => {
      if (invalid.time_slot_id) needTime();
    },
  );
  // after success too, until the dialog is gone
  const busy = move.isPending || move.isSuccess || form.formState.isSubmitting;

  return (
    <Dialog
      wide
      title={t('move.title')}
      onClose={onClose}
      closeLabel={t('common:actions.close')}
      busy={busy}
      actions={
        <Button type="submit" form={id} loading={busy}>
          {t('move.confirm')}
        </Button>
      }
    >
      <form id={id} ref={attach} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <DraftNotice draft={draft} />
          <p>
            {t('move.current', { when: bookingWhen(booking, format) })} · {booking.court.name}, {booking.venue.name}
          </p>
          <div className={css.fields}>
            <DateField
              label={t('common:fields.date')}
              error={errors.date && t(problems.date)}
              {...form.register('date')}
              min={tiraneDate(now())}
              max={undefined}
            />
            <SelectField
              label={t('sheet.court')}
              options={courts.map(({ id: value, name }) => ({ value, label: name }))}
              error={errors.court_id && t(problems.court_id)}
              {...form.register('court_id', { valueAsNumber: true })}
            />
          </div>
          <MoveTimes
            id={`${id}-time`}
            options={isValidDate(date) ? options : []}
            chosen={chosen?.slotId}
            onChoose={(slotId) => form.setValue('time_slot_id', slotId, { shouldValidate: form.formState.isSubmitted })}
            error={errors.time_slot_id && t(problems.time_slot_id)}
            failure={free.error ? { retry: () => void free.refetch(), retrying: free.isFetching } : undefined}
          />
          {chosen && chosen.price !== booking.price && (
            <p>{t('move.price', { price: format.price(chosen.price), current: format.price(booking.price) })}</p>
          )}
          {move.error && <Refusal error={move.error} venue={booking.venue} />}
        </Stack>
      </form>
    </Dialog>
  );
}

async function isMoved(id: number, body: Required<MoveBookingBody>): Promise<boolean> {
  const { court, date, time_slot } = (await getBooking(id)).booking;
  return court.id === body.court_id && date === body.date && time_slot.id === body.time_slot_id;
}

/** The mutation keeps its error, and the dialog shows it. */
const shownBelow = (): void => undefined;
