import { followGame, getGame, unfollowGame } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { FollowButton, type FollowKind } from './follow-button.tsx';

const kind: FollowKind = {
  operations: ['followGame', 'unfollowGame'],
  follow: (id) => followGame(id, {}),
  unfollow: unfollowGame,
  isFollowed: async (id) => (await getGame(id)).game.is_followed,
};

/** Follows a game, whose start and end are told then (the score comes with live tracking; RT-50). */
export function FollowGame({ game }: { game: Pick<Game, 'id' | 'is_followed'> }) {
  const t = useT('games');
  return (
    <FollowButton
      kind={kind}
      item={game}
      labels={{ follow: t('follow.action'), following: t('follow.following') }}
      guest={{ reason: { key: 'games:follow.guest' }, returnTo: paths.fixture(game.id) }}
    />
  );
}
