import '../../shared/lib/zod-setup.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { boolean, object, string } from 'zod';
import { roundName } from '../../entities/competition/round-words.ts';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { postponeMatchday } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Fixture, Id } from '../../shared/api/generated/model';
import { Reason, ReasonMax as REASON_MAX } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { RequestDate } from '../../shared/api/generated/zod/schemas/requestDate.zod.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { comingQuery } from './schedule-actions.tsx';

const schema = object({ matchday: string().min(1), to: RequestDate, reason: Reason, book: boolean() });

interface PostponeDialogProps {
  competitionId: Id;
  onClose: () => void;
}

/** Moves all games of a matchday that are to come to a later day, with a reason that its teams and followers read (decision 057). */
export function PostponeDialog({ competitionId, onClose }: PostponeDialogProps) {
  const t = useT('schedule');
  const coming = useQuery(comingQuery(competitionId));
  const [today] = useState(() => tiraneDate(now()));
  const form = useApiForm({
    operation: 'postponeMatchday',
    schema,
    defaults: { matchday: '', to: '', reason: '', book: true },
    draft: { form: 'postpone-matchday', entity: competitionId },
    send: ({ matchday, to, reason, book }) => {
      const [stage = 0, round = 0] = matchday.split(':').map(Number);
      return postponeMatchday(competitionId, { stage_id: stage, matchday: round, to, reason, book_courts: book });
    },
    success: { key: 'schedule:postpone.done' },
    onDone: onClose,
  });
  return (
    <DialogForm title={t('postpone.action')} closeButton onClose={onClose} form={form} submitLabel={t('postpone.save')}>
      <p>{t('postpone.message')}</p>
      <QueryView query={coming} skeleton={<Skeleton shape="box" width="100%" height={72} />}>
        {({ fixtures }) => <MatchdayField fixtures={fixtures} field={form.field('matchday')} />}
      </QueryView>
      <DatePicker
        label={t('postpone.to')}
        hint={t('postpone.toHint')}
        required
        {...form.field('to')}
        min={addDays(today, 1)}
        max={undefined}
      />
      <TextAreaField
        label={t('postpone.reason')}
        hint={t('postpone.reasonHint')}
        rows={2}
        maxLength={REASON_MAX}
        {...form.field('reason')}
      />
      <Switch label={t('postpone.book')} hint={t('postpone.bookHint')} {...form.register('book')} />
    </DialogForm>
  );
}

interface MatchdayFieldProps {
  fixtures: readonly Fixture[];
  field: Pick<Parameters<typeof SelectField>[0], 'id' | 'error'>;
}
/** The matchdays of the games to come, the next first. */
function MatchdayField({ fixtures, field }: MatchdayFieldProps) {
  const t = useT('schedule');
  const words = useT('competition');
  const format = useFormat();
  const groups = Map.groupBy(
    fixtures.filter(({ stage, starts_at }) => stage && starts_at !== null),
    ({ stage }) => `${stage?.id}:${stage?.round}`,
  );
  return (
    <SelectField
      label={t('postpone.matchday')}
      placeholder={t('common:fields.choose')}
      options={[...groups].flatMap(([value, games]) => {
        const [first] = games;
        if (!first?.stage || first.starts_at === null) return [];
        // sides of a bracket share the numbers of their rounds, and are postponed together
        const name = [...new Set(games.flatMap(({ stage }) => (stage ? roundName(stage, words) : [])))].join(', ');
        const date = format.dateBrief(tiraneDate(Date.parse(first.starts_at)), now());
        return {
          value,
          label: t('postpone.games', { name, date, count: games.length }),
        };
      })}
      {...field}
    />
  );
}
