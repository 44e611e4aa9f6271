import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import {
  getGetPipelineQueryOptions,
  getListCompetitionFixturesQueryOptions,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition, Fixture, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { scheduleDialogs } from './schedule-address.ts';
import * as css from './schedule.css.ts';

/** The next games that have a time: those of the matchdays that may be postponed. */
export const comingQuery = (competitionId: Id) =>
  getListCompetitionFixturesQueryOptions(competitionId, {
    page: 1,
    per_page: 50,
    status: ['scheduled'],
    sort: 'starts_at',
  });

/** Opens the dialog that gives the games of a stage their times. */
export function GenerateButton({ stage }: { stage: { id: Id; name?: string } }) {
  const t = useT('schedule');
  const { open } = useSearchDialogs(scheduleDialogs);
  return (
    <Button size="sm" variant="secondary" icon={<CalendarPlus size={18} />} onClick={() => open('generate', stage.id)}>
      {stage.name === undefined ? t('generate.action') : t('generate.of', { stage: stage.name })}
    </Button>
  );
}

/** Above the games, for who runs the competition: times for a stage whose games have none, and another day for a matchday. */
export function ScheduleActions({ competition }: { competition: Competition }) {
  return competition.permissions['edit'] === true ? <Actions competition={competition} /> : null;
}

function Actions({ competition: { id } }: { competition: Competition }) {
  const t = useT('schedule');
  const { open } = useSearchDialogs(scheduleDialogs);
  const stages = useQuery(getGetPipelineQueryOptions(id)).data?.stages ?? [];
  const coming = useQuery(comingQuery(id)).data?.fixtures ?? [];
  const ready = stages.filter(({ status }) => status === 'ready' || status === 'active');
  return (
    <div className={css.actions}>
      {ready.map(({ id: stageId, name }) => (
        <GenerateButton key={stageId} stage={ready.length > 1 ? { id: stageId, name } : { id: stageId }} />
      ))}
      {coming.length > 0 && (
        <Button
          size="sm"
          variant="secondary"
          icon={<CalendarClock size={18} />}
          onClick={() => open('postpone-matchday')}
        >
          {t('postpone.action')}
        </Button>
      )}
      {coming.length > 0 && <p className={css.dragHint}>{t('move.hint')}</p>}
    </div>
  );
}

/** Below the row of a game: another time or court for it, where this person may. */
export function MoveAction({ game, linkId }: { game: Fixture; linkId: string }) {
  const t = useT('schedule');
  const { open } = useSearchDialogs(scheduleDialogs);
  if (game.permissions?.['move'] !== true) return null;
  return (
    <div className={css.foot}>
      <Button size="sm" variant="ghost" aria-describedby={linkId} onClick={() => open('move', game.id)}>
        {t('move.action')}
      </Button>
    </div>
  );
}
