import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { getGetGameQueryOptions } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Competition } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { scheduleDialogs } from './schedule-address.ts';

const GenerateDialog = lazy(async () => ({ default: (await import('./generate-dialog.tsx')).GenerateDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
const PostponeDialog = lazy(async () => ({ default: (await import('./postpone-dialog.tsx')).PostponeDialog }));

/** The dialogs about times and courts: once a page that shows games or stages of a competition. */
export function ScheduleDialogs({ competition }: { competition: Competition }) {
  const { id, permissions } = competition;
  const [search] = useSearchParams();
  const { shown, close } = useSearchDialogs(scheduleDialogs, { mayOpen: () => permissions['edit'] === true });
  const moving = shown?.name === 'move' ? shown.id : null;
  const game = useQuery(skipUnless(moving !== null, getGetGameQueryOptions(moving ?? 0))).data?.game;
  return (
    <Suspense>
      {shown?.name === 'generate' && (
        <GenerateDialog key={shown.id} competition={competition} stageId={shown.id} onClose={close} />
      )}
      {shown?.name === 'postpone-matchday' && <PostponeDialog competitionId={id} onClose={close} />}
      {game && game.id === moving && game.competition?.id === id && (
        <MoveDialog key={moving} game={game} to={search.get('to')} competitionId={id} onClose={close} />
      )}
    </Suspense>
  );
}
