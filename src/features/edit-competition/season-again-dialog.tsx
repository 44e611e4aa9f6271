import '../../shared/lib/zod-setup.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { copyCompetition } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { CopyCompetitionBody } from '../../shared/api/generated/zod/schemas/copyCompetitionBody.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { nextSeason } from './next-season.ts';

const schema = CopyCompetitionBody.omit({ module: true });

interface SeasonAgainDialogProps {
  competition: Pick<Competition, 'id' | 'name' | 'starts_on'>;
  onClose: () => void;
}

/** Makes a draft of the next season with the rules, stages and, if wanted, the teams of this one; leads to its page (decision 061). */
export function SeasonAgainDialog({ competition, onClose }: SeasonAgainDialogProps) {
  const t = useT('competitionform');
  const navigate = useNavigate();
  const { id } = competition;
  const [today] = useState(() => tiraneDate(now()));
  const form = useApiForm({
    operation: 'copyCompetition',
    schema,
    defaults: { ...nextSeason(competition, today), with_teams: true },
    draft: { form: 'season-again', entity: id },
    send: (body, once) => copyCompetition(id, body, once),
    success: { key: 'competitionform:create.done' },
    onDone: ({ competition: next }) => void navigate(paths.competition(next.id)),
  });
  return (
    <DialogForm title={t('again.action')} closeButton onClose={onClose} form={form} submitLabel={t('again.submit')}>
      <p>{t('again.message')}</p>
      <TextField label={t('name')} autoComplete="off" {...form.field('name')} />
      <DatePicker label={t('starts')} required {...form.field('starts_on')} min={today} max={undefined} />
      <Switch label={t('again.teams')} hint={t('again.teamsHint')} {...form.field('with_teams')} />
    </DialogForm>
  );
}
