import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { transitionCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { Reason, ReasonMax as REASON_MAX } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { object } from 'zod';

const schema = object({ reason: Reason });

interface CancelCompetitionDialogProps {
  competition: Competition;
  onClose: () => void;
}

/** Asks before a competition is cancelled, and why: the teams are told (CMP-05, design §9). */
export function CancelCompetitionDialog({ competition: { id, name }, onClose }: CancelCompetitionDialogProps) {
  const t = useT('competitionform');
  const form = useApiForm({
    operation: 'transitionCompetition',
    schema,
    defaults: { reason: '' },
    draft: { form: 'cancel-competition', entity: id },
    send: ({ reason }) => transitionCompetition(id, { to: 'cancelled', reason }),
    success: { key: 'competitionform:cancel.done' },
    onDone: onClose,
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'competitionform:cancel.title', params: { name } },
        message: { key: 'competitionform:cancel.message' },
        positiveText: { key: 'competitionform:cancel.action' },
        negativeText: { key: 'competitionform:cancel.stay' },
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
      </FormBody>
    </ConfirmationDialog>
  );
}
