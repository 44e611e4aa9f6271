import { useWatch } from 'react-hook-form';
import { boolean } from 'zod';
import { eventDate, eventTimes } from '../../entities/event/event-times.ts';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { cancelEvent } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Event } from '../../shared/api/generated/model';
import { CancelEventBody } from '../../shared/api/generated/zod/schemas/cancelEventBody.zod.ts';
import { ReasonMax as REASON_MAX } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { EventCourtChoice } from '../../shared/api/generated/zod/schemas/eventCourtChoice.zod.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

const schema = CancelEventBody.omit({ module: true }).extend({
  court: EventCourtChoice,
  ends_series: boolean(),
});

interface CancelEventDialogProps {
  event: Event;
  onClose: () => void;
  /** It is cancelled and what is on the screen is up to date. */
  onDone: () => void;
}

/** Asks before an event is cancelled: why, what becomes of the user's own booking, and of a weekly game (COM-08, decision 041). */
export function CancelEventDialog({ event, onClose, onDone }: CancelEventDialogProps) {
  const t = useT('eventform');
  const format = useFormat();
  const hasBooking = event.place !== null && event.place.booking_id !== null;
  const isWeekly = event.recurrence === 'weekly';
  const form = useApiForm({
    operation: 'cancelEvent',
    schema,
    defaults: { reason: '', court: 'keep', ends_series: false },
    draft: { form: 'cancel-event', entity: event.id },
    send: ({ reason, court, ends_series }) =>
      cancelEvent(event.id, { reason, ...(hasBooking && { court }), ...(isWeekly && { ends_series }) }),
    success: { key: 'eventform:cancel.done' },
    onDone,
  });
  const court = useWatch({ control: form.control, name: 'court' });
  const own = form.field('court');
  const params = { title: event.title, when: `${format.dateMedium(eventDate(event))}, ${eventTimes(event, format)}` };
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'eventform:cancel.title' },
        message: { key: 'eventform:cancel.message', params },
        positiveText: { key: 'eventform:cancel.action' },
        negativeText: { key: 'eventform:cancel.stay' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        <TextAreaField
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
          rows={2}
          maxLength={REASON_MAX}
          {...form.field('reason')}
        />
        {hasBooking && (
          <FieldGroup id={own.id} label={t('cancel.court')} error={own.error}>
            {(describedBy) => (
              <SegmentedControl
                id={own.id}
                label={t('cancel.court')}
                describedBy={describedBy}
                block
                segments={(['keep', 'free'] as const).map((value) => ({ value, label: t(`cancel.${value}`) }))}
                value={court}
                onChange={(value) => form.set('court', value)}
              />
            )}
          </FieldGroup>
        )}
        {isWeekly && (
          <Checkbox label={t('cancel.endsSeries')} hint={t('cancel.endsSeriesHint')} {...form.field('ends_series')} />
        )}
      </FormBody>
    </ConfirmationDialog>
  );
}
