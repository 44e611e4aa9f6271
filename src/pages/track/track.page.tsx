import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { gameQuery, readGameId } from '../../entities/game/game.data.ts';
import { sideName } from '../../entities/game/side-name.ts';
import { useRoom } from '../../entities/room/use-room.ts';
import '../../features/share-link/qr-code.tsx'; // the code is shown where there is no network, too
import { QrCodeButton } from '../../features/share-link/qr-code-button.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { Claim } from '../../features/track-game/claim.tsx';
import { TrackBoard } from '../../features/track-game/track-board.tsx';
import { AskedFor } from '../../features/track-game/asked-for.tsx';
import { useHeartbeat } from '../../features/track-game/use-heartbeat.ts';
import { useUnsent } from '../../features/track-game/use-unsent.ts';
import { pageRefused } from '../../models/routing/refusals.model.ts';
import { $user } from '../../models/session/session.model.ts';
import type { GetGameData } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSubscription } from '../../shared/platform/use-subscription.ts';
import { paths } from '../../shared/routing/paths.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import * as css from './track.css.ts';

export { gameLoader as loader } from '../../entities/game/game.data.ts';

/** Where the log of a game is kept, at the touchline (RT-51, CMP-04). Who may not sees the game instead (R6). */
export function Component() {
  const t = useT('games');
  const id = readGameId(useParams());
  const query = useQuery(skipUnless(id !== null, gameQuery(id ?? 0)));
  const { status } = query.error ?? {};
  if (id === null || status === 404 || status === 422)
    return <UnknownPage next={{ to: paths.explore(), label: t('unknown.explore') }}>{t('unknown.text')}</UnknownPage>;
  return (
    <QueryView query={query} failure="page" errorTitle={t('common:states.errorTitle')} skeleton={<TrackSkeleton />}>
      {(data) => <Track key={id} {...data} receivedAt={query.dataUpdatedAt} readAgain={query.refetch} />}
    </QueryView>
  );
}

interface TrackProps extends Pick<GetGameData, 'game' | 'events'> {
  receivedAt: number;
  readAgain: () => unknown;
}

function Track({ game, events, receivedAt, readAgain }: TrackProps) {
  const words = useT('fixtures');
  const user = useUnit($user);
  const code = useSearchParams()[0].get('code');
  useRoom('fixture', game.id);
  const isOwn = user !== null && game.tracker?.user?.id === user.id;
  const isOver = game.result !== null;
  const { unsent, isRead } = useUnsent(game.id);
  // its tracker sees how it ended, and what was not taken
  const [hasTracked, setTracked] = useState(isOwn);
  if (isOwn && !hasTracked) setTracked(true);
  if (isOver && !hasTracked && unsent.length === 0) return <Navigate to={paths.fixture(game.id)} replace />;
  if (!isOwn && !isOver && !game.permissions['track'] && code === null) return <Refused game={game} />;
  // what is pressed must be kept, and comes after what was left here before
  if (!isRead) return <TrackSkeleton isWaiting />;
  const title = `${words('track')}: ${sideName(game, 'home', words)} – ${sideName(game, 'away', words)} · Fusha`;
  return (
    <>
      <title>{title}</title>
      {isOwn || isOver ? (
        <Tracking game={game} events={events} receivedAt={receivedAt} />
      ) : (
        <Claim game={game} receivedAt={receivedAt} code={code} userId={user?.id ?? 0} readAgain={readAgain} />
      )}
    </>
  );
}

function Tracking({ game, events, receivedAt }: Omit<TrackProps, 'readAgain'>) {
  const t = useT('tracker');
  const { tracker, id } = game;
  return (
    <>
      {tracker && <Heartbeat gameId={id} />}
      <TrackBoard
        game={game}
        events={events}
        receivedAt={receivedAt}
        notice={tracker?.asked_by && <AskedFor game={game} by={tracker.asked_by} />}
        tools={
          tracker &&
          tracker.code !== null && (
            <QrCodeButton
              label={t('code.button')}
              title={t('code.title')}
              hint={t('code.hint')}
              url={shareAddress(paths.trackGame(id, tracker.code))}
            />
          )
        }
      />
    </>
  );
}

function Heartbeat({ gameId }: { gameId: number }) {
  useHeartbeat(gameId);
  return null;
}

function Refused({ game: { id } }: Pick<GetGameData, 'game'>) {
  const refuse = useUnit(pageRefused);
  // said once, when the page turns away
  const turnAway = useCallback(() => {
    refuse({ address: paths.trackGame(id), switchTo: null });
    return () => {};
  }, [id, refuse]);
  useSubscription(turnAway);
  return <Navigate to={paths.fixture(id)} replace />;
}

/** `isWaiting`: for something else than the answer of a query, which says itself that it is on its way. */
function TrackSkeleton({ isWaiting }: { isWaiting?: true }) {
  const t = useT();
  return (
    <div
      className={css.skeleton}
      {...(isWaiting && { role: 'status', 'aria-busy': true, 'aria-label': t('states.loading') })}
    >
      <title>Fusha</title>
      <Skeleton width="60%" />
      <Skeleton shape="box" width="100%" height={120} />
      <Skeleton shape="box" width="100%" height={280} />
      <Skeleton shape="box" width="100%" height={200} />
    </div>
  );
}
