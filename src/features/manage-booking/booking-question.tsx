import type { ReactNode } from 'react';
import type { BookingVenue } from '../../shared/api/generated/model';
import { colorPresets, type ConfirmationPreset } from '../../models/confirmation/presets.ts';
import { refusalHelp } from '../../entities/booking/call-venue.tsx';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import type { ApiForm } from '../../entities/form/use-api-form.ts';

interface BookingQuestionProps {
  texts: Pick<ConfirmationPreset, 'title' | 'message' | 'positiveText' | 'negativeText'>;
  form: ApiForm;
  /** Whom to call once it is too late. */
  venue: BookingVenue;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something booked is given back, and sends the form. */
export function BookingQuestion({ texts, form, venue, onClose, children }: BookingQuestionProps) {
  return (
    <ConfirmationDialog
      preset={{ ...colorPresets.danger, ...texts }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form} failureDetail={(error) => refusalHelp(error, venue)}>
        {children}
      </FormBody>
    </ConfirmationDialog>
  );
}
