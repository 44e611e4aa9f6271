import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { getListCompetitionCourtsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { CourtsField } from './courts-field.tsx';
import { KickoffsField } from './kickoffs-field.tsx';
import { PlanView } from './plan-view.tsx';
import * as css from './schedule.css.ts';
import { UnplacedView } from './unplaced-view.tsx';
import { useScheduleForm } from './use-schedule-form.ts';

interface GenerateDialogProps {
  competition: Pick<Competition, 'id' | 'starts_on'>;
  stageId: Id;
  onClose: () => void;
}

/** Times and courts for the games of a stage: what is wished, a preview that writes nothing, and creating exactly that (decision 057). */
export function GenerateDialog({
  competition: { id: competitionId, starts_on },
  stageId,
  onClose,
}: GenerateDialogProps) {
  const t = useT('schedule');
  const courts = useQuery(getListCompetitionCourtsQueryOptions(competitionId));
  const today = tiraneDate(now());
  const tomorrow = addDays(today, 1);
  const { form, plan, lostOf, isCurrent, isLooking, preview, take } = useScheduleForm({
    competitionId,
    stageId,
    firstDay: starts_on !== null && starts_on > tomorrow ? starts_on : tomorrow,
    onDone: onClose,
  });
  const { field } = form;
  const hasVenues = useWatch({ control: form.control, name: 'venues' }).length > 0;
  const canCreate = isCurrent && plan !== null && plan.games.length > 0;
  const busy = isPending(form);
  return (
    <Dialog
      title={t('generate.action')}
      wide
      closeButton
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button
            variant={canCreate ? 'secondary' : 'primary'}
            disabled={busy}
            loading={isLooking}
            onClick={() => void preview()}
          >
            {t('generate.preview')}
          </Button>
          {canCreate && (
            <Button type="submit" form={form.id} loading={busy} disabled={isLooking}>
              {t('generate.create')}
            </Button>
          )}
        </>
      }
    >
      {/* Enter does what the main button does */}
      <FormBody form={canCreate ? form : { ...form, submit: preview }}>
        <div className={css.pair}>
          <DatePicker label={t('generate.start')} required {...field('start_date')} min={today} max={undefined} />
          <NumberStepper
            label={t('generate.interval')}
            hint={t('generate.intervalHint')}
            required
            {...field('matchday_interval_days')}
            min={0}
            max={60}
          />
        </div>
        <div className={css.pair}>
          <NumberStepper label={t('generate.rest')} required {...field('rest_hours')} min={0} max={336} step={12} />
          <NumberStepper label={t('generate.days')} required {...field('matchday_days')} min={1} max={28} />
        </div>
        <KickoffsField form={form} />
        <QueryView query={courts} skeleton={<Skeleton shape="box" width="100%" height={72} />}>
          {({ venues }) => <CourtsField form={form} venues={venues} />}
        </QueryView>
        <Switch
          label={t('generate.book')}
          hint={t('generate.bookHint')}
          disabled={!hasVenues}
          {...form.register('book_courts')}
        />
      </FormBody>
      {plan && (
        <section className={css.plan} aria-label={t('plan.title')}>
          <h3 className={css.heading}>{t('plan.title')}</h3>
          {isCurrent ? (
            <>
              <PlanView plan={plan} lostOf={lostOf} />
              <UnplacedView plan={plan} busy={isLooking || busy} onTake={(offer) => void take(offer)} />
            </>
          ) : (
            <p className={css.quiet}>{t('generate.outdated')}</p>
          )}
        </section>
      )}
    </Dialog>
  );
}
