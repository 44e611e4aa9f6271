import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { placeInStage } from '../../entities/competition/round-words.ts';
import { GameDays, sideOf } from '../../entities/game/game-days.tsx';
import { receivedAtOf } from '../../entities/game/live-clock.ts';
import { ResultDialogs } from '../../features/game-result/result-dialogs.tsx';
import { ResultActions, ResultMark } from '../../features/game-result/result-row.tsx';
import { ClosingCourt, CourtMark } from '../../features/schedule-games/court-booking.tsx';
import { MoveAction, ScheduleActions } from '../../features/schedule-games/schedule-actions.tsx';
import { scheduleDialogs } from '../../features/schedule-games/schedule-address.ts';
import { ScheduleDialogs } from '../../features/schedule-games/schedule-dialogs.tsx';
import { useGameDrag } from '../../features/schedule-games/use-game-drag.ts';
import type { Fixture } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { type GamesPage, gameSearch, gamesQuery } from './games.data.ts';
import { useCompetition } from './use-competition.ts';

interface CompetitionGamesProps {
  which: GamesPage;
  empty: ReactNode;
}

/** What this person can do about a game: its result, and its time. */
function GameFoot(props: { game: Fixture; linkId: string }) {
  return (
    <>
      <ResultActions {...props} />
      <ClosingCourt {...props} />
      <MoveAction {...props} />
    </>
  );
}

/** How far its result and its court are settled. */
function GameMark(props: { game: Fixture }) {
  return (
    <>
      <ResultMark {...props} />
      <CourtMark {...props} />
    </>
  );
}

/** Games of the competition under their days, all or those of the reader's team. */
export function CompetitionGames({ which, empty }: CompetitionGamesProps) {
  const t = useT('competition');
  const competition = useCompetition();
  const { id, my_team: mine } = competition;
  const { filters, change } = useFilters(gameSearch);
  const query = useQuery(gamesQuery(id, which, filters));
  const { open } = useSearchDialogs(scheduleDialogs);
  const drag = useGameDrag((game, day) => open('move', game, { to: day }));
  const isMine = mine !== null && filters.team_id === mine.id;
  return (
    <Stack gap={4}>
      {which === 'fixtures' && <ScheduleActions competition={competition} />}
      {mine && (
        <ChipGroup label={t('filter.label')}>
          <Chip pressed={!isMine} onClick={() => void change({ team_id: undefined })}>
            {t('filter.all')}
          </Chip>
          <Chip pressed={isMine} onClick={() => void change({ team_id: mine.id })}>
            {t('filter.mine')}
          </Chip>
        </ChipGroup>
      )}
      <ListView
        query={query}
        skeleton={<Skeleton shape="box" width="100%" height={420} />}
        empty={empty}
        paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
      >
        {({ fixtures }, stale) => (
          <GameDays
            label={t(`nav.${which}`)}
            fixtures={fixtures}
            receivedAt={receivedAtOf(query)}
            about={(game) => placeInStage(game, t)}
            mine={(game) => sideOf(game, mine?.id)}
            stale={stale}
            drag={drag}
            Mark={GameMark}
            Foot={GameFoot}
          />
        )}
      </ListView>
      <ResultDialogs />
      <ScheduleDialogs competition={competition} />
    </Stack>
  );
}
