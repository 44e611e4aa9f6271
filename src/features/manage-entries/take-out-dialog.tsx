import { object } from 'zod';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { updateCompetitionTeam } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id, TeamRef } from '../../shared/api/generated/model';
import { Reason, ReasonMax as REASON_MAX } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

const schema = object({ reason: Reason });

interface TakeOutDialogProps {
  competitionId: Id;
  team: TeamRef;
  status: 'withdrawn' | 'disqualified';
  onClose: () => void;
}

/** Takes a team out of a competition for good, with a reason that its people are told (design §9). */
export function TakeOutDialog({ competitionId, team: { id, name }, status, onClose }: TakeOutDialogProps) {
  const t = useT('entries');
  const form = useApiForm({
    operation: 'updateCompetitionTeam',
    schema,
    defaults: { reason: '' },
    draft: { form: `team-${status}`, entity: `${competitionId}-${id}` },
    send: ({ reason }) => updateCompetitionTeam(competitionId, id, { status, reason }),
    success: { key: `entries:takeOut.${status}.done`, params: { name } },
    onDone: onClose,
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: `entries:takeOut.${status}.title`, params: { name } },
        message: { key: 'entries:takeOut.message' },
        positiveText: { key: `entries:takeOut.${status}.action` },
        negativeText: { key: 'actions.cancel' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        <TextAreaField
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          maxLength={REASON_MAX}
          {...form.field('reason')}
        />
      </FormBody>
    </ConfirmationDialog>
  );
}
