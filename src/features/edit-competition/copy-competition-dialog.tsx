import { useNavigate } from 'react-router';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { copyCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { EntityNameMax as NAME_MAX } from '../../shared/api/generated/zod/schemas/entityName.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { seasonSchema } from './competition-schema.ts';
import { nextName } from './next-name.ts';

interface CopyCompetitionDialogProps {
  competition: Competition;
  onClose: () => void;
}

/** The next season of a competition: what it has of its own, and what comes along. Its maker is taken to its page (decision 061). */
export function CopyCompetitionDialog({ competition, onClose }: CopyCompetitionDialogProps) {
  const t = useT('competitionform');
  const navigate = useNavigate();
  const { id, name, teams_count: teams } = competition;
  const form = useApiForm({
    operation: 'copyCompetition',
    schema: seasonSchema,
    defaults: { name: nextName(name), starts_on: '', with_teams: teams > 0 },
    draft: { form: 'copy-competition', entity: id },
    send: (body) => copyCompetition(id, body),
    success: { key: 'competitionform:create.done' },
    // going back must not lead to the form again
    onDone: (answer) => void navigate(paths.competition(answer.competition.id), { replace: true }),
  });
  return (
    <DialogForm title={t('again.title')} closeButton onClose={onClose} form={form} submitLabel={t('again.action')}>
      <p>{t('again.message', { name })}</p>
      <TextField label={t('name')} autoComplete="off" maxLength={NAME_MAX} {...form.field('name')} />
      <DatePicker
        label={t('again.starts')}
        hint={t('again.startsHint')}
        required
        {...form.field('starts_on')}
        min={tiraneDate(now())}
        max={undefined}
      />
      {teams > 0 && (
        <Switch label={t('again.teams')} hint={t('again.teamsHint', { count: teams })} {...form.field('with_teams')} />
      )}
      <p>{t('again.left')}</p>
    </DialogForm>
  );
}
