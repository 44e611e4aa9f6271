import { useUnit } from 'effector-react';
import { placeInStage } from '../../entities/competition/round-words.ts';
import { FixtureRows } from '../../entities/game/fixture-rows.tsx';
import { GameDays } from '../../entities/game/game-days.tsx';
import { ResultActions, ResultMark } from '../../features/game-result/result-row.tsx';
import { $user } from '../../models/session/session.model.ts';
import type { Game } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import type { StaleMark } from '../../shared/ui/query-view.tsx';

/** What all rows say: how far the result is settled; one that waits for this person is answered in its row (decision 042). */
const parts = {
  title: ({ event }: Game) => event?.title,
  mine: ({ my_side }: Game) => my_side,
  Mark,
  Foot: ResultActions,
};

interface GameListProps {
  label: string;
  games: readonly Game[];
  receivedAt: number | undefined;
  stale: StaleMark;
}

/** Games under their days and competitions, as the live scores that everybody knows. */
export function GameList({ label, games, receivedAt, stale }: GameListProps) {
  const t = useT('games');
  const words = useT('competition');
  return (
    <GameDays
      label={label}
      fixtures={games}
      receivedAt={receivedAt}
      namesCompetitions
      about={(game) => placeInStage(game, words) ?? t(`common:sports.${game.sport.key}`)}
      stale={stale}
      {...parts}
    />
  );
}

/** The results that wait for this person, the latest first. */
export function WaitingList({ label, games }: { label: string; games: readonly Game[] }) {
  const t = useT('games');
  return (
    <FixtureRows
      label={label}
      fixtures={games}
      about={({ sport, competition }) => competition?.name ?? t(`common:sports.${sport.key}`)}
      {...parts}
    />
  );
}

/** What the reader is appointed for, unless they play in the game; that a result stands needs no word in a list. */
function Mark({ game }: { game: Game }) {
  const t = useT('games');
  const me = useUnit($user);
  const mine = game.my_side === null ? game.officials.find(({ user }) => user.id === me?.id) : undefined;
  return (
    <>
      {mine && <Badge tone="info">{t(`facts.${mine.role}`)}</Badge>}
      {mine?.status === 'asked' && <Badge tone="warning">{t('officials.toAnswer')}</Badge>}
      <ResultMark game={game} />
    </>
  );
}
