import { useWatch } from 'react-hook-form';
import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import { ConfirmationDialog } from '../../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../../entities/form/form.tsx';
import { colorPresets } from '../../../models/confirmation/presets.ts';
import type { Booking, Id } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { bookerText, isOfGame } from '../booker.ts';
import { ReasonField } from '../reason-field.tsx';
import { titles } from '../titles.ts';
import type { Question } from './desk-booking.tsx';
import { useReasonForm } from './use-reason-form.ts';

interface ReasonDialogProps {
  venueId: Id;
  booking: Booking;
  kind: Question;
  onClose: () => void;
}

/** Declines a request, cancels a session, or ends a weekly booking, with the reason that the player reads (design §5). */
export function ReasonDialog({ venueId, booking, kind, onClose }: ReasonDialogProps) {
  const t = useT('desk');
  const format = useFormat();
  const form = useReasonForm({ venueId, booking, kind, onDone: onClose });
  const { reason, scope } = useWatch({ control: form.control });
  const mayEnd = kind !== 'decline' && booking.permissions['end_series'] === true;
  const message = t('cancel.message', {
    who: bookerText(booking, t),
    court: booking.court.name,
    date: format.dateMedium(booking.date),
    time: bookingTimes(booking, format),
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: `desk:${titles[kind]}` },
        message: { text: message },
        positiveText: { key: `desk:${scope === 'series' && kind !== 'decline' ? 'end' : kind}.action` },
        negativeText: { key: 'desk:cancel.keep' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        {kind === 'decline' && booking.weekly && <p>{t('decline.whole')}</p>}
        {mayEnd && (
          <SegmentedControl
            label={t('cancel.scope')}
            segments={(['session', 'series'] as const).map((value) => ({ value, label: t(`cancel.${value}`) }))}
            value={scope ?? 'session'}
            onChange={(value) => form.set('scope', value)}
            block
          />
        )}
        <ReasonField
          of={kind === 'decline' ? 'decline' : 'cancel'}
          reader={isOfGame(booking) ? 'organizers' : 'player'}
          field={form.field('reason')}
          value={reason}
          onChoose={(text) => form.set('reason', text)}
        />
      </FormBody>
    </ConfirmationDialog>
  );
}
