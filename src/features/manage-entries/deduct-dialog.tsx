import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { updateCompetitionTeam } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id, TeamRef } from '../../shared/api/generated/model';
import { ReasonMax as REASON_MAX } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { NewDeduction } from '../../shared/api/generated/zod/schemas/newDeduction.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

interface DeductDialogProps {
  competitionId: Id;
  team: TeamRef;
  onClose: () => void;
}

/** Takes points from a team, with a reason that everybody reads (design §9). */
export function DeductDialog({ competitionId, team, onClose }: DeductDialogProps) {
  const t = useT('entries');
  const form = useApiForm({
    operation: 'updateCompetitionTeam',
    schema: NewDeduction,
    defaults: { points: 1, reason: '' },
    draft: { form: 'deduct-points', entity: `${competitionId}-${team.id}` },
    fieldOf: (field) => field.replace('deduction.', ''),
    send: (deduction) => updateCompetitionTeam(competitionId, team.id, { deduction }),
    success: { key: 'entries:deduct.done', params: { name: team.name } },
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('deduct.title', { name: team.name })}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('deduct.action')}
    >
      <p>{t('deduct.message')}</p>
      <NumberStepper label={t('deduct.points')} required {...form.field('points')} min={1} max={99} />
      <TextAreaField
        label={t('reason')}
        hint={t('reasonHint')}
        rows={2}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
