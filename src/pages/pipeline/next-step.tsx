import type { Competition, Pipeline } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import type { PipelineWrites } from './use-pipeline-writes.ts';

interface NextStepProps {
  competition: Competition;
  pipeline: Pipeline;
  writes: PipelineWrites;
}

/** How far the competition is, and what comes next. */
export function NextStep({ competition, pipeline: { permissions }, writes }: NextStepProps) {
  const t = useT('pipeline');
  const format = useFormat();
  const { phase, min_teams, teams_count, registration_closes_at, starts_on, champion } = competition;
  const action =
    permissions['close'] === true ? (
      <Button variant="secondary" size="sm" onClick={writes.closeRegistration}>
        {t('close.action')}
      </Button>
    ) : permissions['reopen'] === true ? (
      <Button variant="ghost" size="sm" onClick={writes.reopenRegistration}>
        {t('reopen.action')}
      </Button>
    ) : undefined;
  const text = () => {
    if (phase !== 'registration') return t(`next.${phase}`);
    if (permissions['close'] === true) {
      const when = registration_closes_at
        ? format.dateMedium(tiraneDate(Date.parse(registration_closes_at)))
        : format.dateMedium(starts_on);
      return t('next.registration', { when });
    }
    return teams_count < min_teams ? t('next.few', { count: min_teams }) : t('next.draw');
  };
  const won = phase === 'finished' && champion ? ` ${t('next.champion', { team: champion.name })}` : '';
  return (
    <Banner tone={phase === 'finished' ? 'success' : 'info'} action={action}>
      {text() + won}
    </Banner>
  );
}
