import { object, string } from 'zod';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { updateCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { Id } from '../../shared/api/generated/zod/schemas/id.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import type { Successor } from './use-successors.ts';

const schema = object({ owner_id: string().transform(Number).pipe(Id) });

interface HandOverDialogProps {
  competition: Competition;
  /** The organizations it can go to; at least one. */
  successors: readonly Successor[];
  onClose: () => void;
}

/** Gives a competition to an organization that its organizer runs, too; refusals of the server stand beside the field (decision 055). */
export function HandOverDialog({ competition: { id, name }, successors, onClose }: HandOverDialogProps) {
  const t = useT('competitionform');
  const [first] = successors;
  const form = useApiForm({
    operation: 'updateCompetition',
    schema,
    defaults: { owner_id: first?.value ?? '' },
    send: (body) => updateCompetition(id, body),
    success: { key: 'competitionform:handOver.done' },
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('handOver.title', { name })}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('handOver.action')}
    >
      <p>{t('handOver.message')}</p>
      <SelectField label={t('handOver.to')} options={[...successors]} {...form.field('owner_id')} />
    </DialogForm>
  );
}
