import { type SyntheticEvent, useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { updateEvent } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-event.css.ts';
import { eventChanges, eventValues, rulesOf } from './event-body.ts';
import { fieldOf } from './event-form.ts';
import { eventSchema, PLACES } from './event-schema.ts';
import { isReading, pickerOf, type RenderPicker, useCourt } from './use-court.ts';
import { WhatFields } from './what-fields.tsx';
import { WhereFields } from './where-fields.tsx';
import { WhoFields } from './who-fields.tsx';

interface EditEventDialogProps {
  /** Only what differs from how it was when the dialog opened is sent. */
  event: Event;
  onClose: () => void;
  /** Draws the search for a court, which shows while it is open. */
  renderPicker: RenderPicker;
  /** Opens it; null where no court can be booked. */
  onPick: (() => void) | null;
}

/** Everything about an event, for its host and who runs its owner; whether the others are told (COM-08, decision 041). `key` it by the event. */
export function EditEventDialog({ event, onClose, renderPicker, onPick }: EditEventDialogProps) {
  const t = useT('eventform');
  const isUploading = useIsUploading();
  const [before] = useState(event);
  const [schema] = useState(() => eventSchema(rulesOf(event)));
  const form = useApiForm({
    operation: 'updateEvent',
    schema,
    defaults: eventValues(before),
    draft: { form: 'event', entity: event.id },
    fieldOf,
    send: (values) => updateEvent(event.id, eventChanges(values, before, chosen)),
    success: { key: 'eventform:edit.done' },
    onDone: onClose,
  });
  const court = useCourt(form, before.place?.booking_id ?? null);
  const { booking, unread } = court;
  const chosen = booking?.id === before.place?.booking_id ? null : booking;
  // what is not known cannot be sent
  const readCourt = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    await unread?.refetch();
  };
  return (
    <>
      <DialogForm
        title={t('edit.title')}
        closeButton
        wide
        onClose={onClose}
        form={unread ? { ...form, submit: readCourt } : form}
        busy={isUploading || isReading(court)}
        submitLabel={t('edit.save')}
      >
        <Stack className={css.part}>
          <h3 className={css.partTitle}>{t('steps.what')}</h3>
          <WhatFields form={form} owners={null} />
        </Stack>
        <Stack className={css.part}>
          <h3 className={css.partTitle}>{t('steps.where')}</h3>
          <WhereFields
            form={form}
            kinds={PLACES}
            court={court}
            onBook={onPick}
            sportId={before.sport.id}
            kept={before.place?.booking_id === null ? before.place : null}
          />
        </Stack>
        <Stack className={css.part}>
          <h3 className={css.partTitle}>{t('steps.who')}</h3>
          <WhoFields form={form} communities={null} courtPrice={booking?.price ?? null} />
        </Stack>
        <Checkbox label={t('edit.notify')} hint={t('edit.notifyHint')} {...form.field('notify')} />
      </DialogForm>
      {renderPicker(pickerOf(form, court))}
    </>
  );
}
