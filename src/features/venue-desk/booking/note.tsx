import { useState } from 'react';
import { Form } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import {
  getVenueBooking,
  updateVenueBooking,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, Id } from '../../../shared/api/generated/model';
import { NoteMax as NOTE_MAX } from '../../../shared/api/generated/zod/schemas/note.zod.ts';
import { UpdateVenueBookingBody } from '../../../shared/api/generated/zod/schemas/updateVenueBookingBody.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx';
import { isOfGame } from '../booker.ts';
import * as css from './details.css.ts';

interface NoteProps {
  venueId: Id;
  booking: Booking;
}

/** The note of a booking, edited in its place. */
export function Note({ venueId, booking }: NoteProps) {
  const t = useT('desk');
  const [state, setState] = useState<'shown' | 'edited' | 'left'>('shown');
  const mayEdit = booking.permissions['note'] === true;
  if (state === 'edited' && mayEdit) return <NoteForm {...{ venueId, booking }} onClose={() => setState('left')} />;
  if (!mayEdit && !booking.note) return null;
  return (
    <Stack gap={2}>
      <h3 className={css.partTitle}>{t('note.title')}</h3>
      {booking.note && <p className={css.noteText}>{booking.note}</p>}
      {mayEdit && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            ref={state === 'left' ? takeFocus : undefined}
            onClick={() => setState('edited')}
          >
            {t(booking.note ? 'note.edit' : 'note.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();
const focusField = (form: HTMLElement | null): void => form?.querySelector('textarea')?.focus();

const schema = UpdateVenueBookingBody.pick({ note: true });

function NoteForm({ venueId, booking, onClose }: NoteProps & { onClose: () => void }) {
  const { id, note: before } = booking;
  const t = useT('desk');
  const form = useApiForm({
    operation: 'updateVenueBooking',
    schema,
    defaults: { note: before ?? '' },
    draft: { form: 'desk-note', entity: id },
    send: (body) => {
      const note = body.note || null;
      return settleLostAnswer(
        () => updateVenueBooking(venueId, id, { note }),
        async () => (await getVenueBooking(venueId, id)).booking.note === note,
      );
    },
    success: { key: 'desk:note.done' },
    onDone: onClose,
  });
  return (
    <Stack gap={2} ref={focusField}>
      <Form form={form} submitLabel={t('note.save')} label={t('note.title')}>
        <TextAreaField
          label={t('note.title')}
          hint={isOfGame(booking) ? undefined : t('note.hint')}
          rows={3}
          maxLength={NOTE_MAX}
          {...form.field('note')}
        />
      </Form>
      <Button variant="ghost" block onClick={onClose} disabled={form.isBusy}>
        {t('common:actions.cancel')}
      </Button>
    </Stack>
  );
}
