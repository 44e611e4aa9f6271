import { useUnit } from 'effector-react';
import { Bell, BellRing } from 'lucide-react';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { followGame, getGame, unfollowGame } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';

/** Follows a game, whose start and end are told then (the score comes with live tracking); a guest is asked to sign in (RT-50). */
export function FollowButton({ game: { id, is_followed: isFollowed } }: { game: Pick<Game, 'id' | 'is_followed'> }) {
  const t = useT('games');
  const { complete, undecided, askToSignIn, say } = useUnit({
    complete: $complete,
    undecided: $undecided,
    askToSignIn: signInRequested,
    say: snackbarRequested,
  });
  const following = useWrite<unknown, ApiError, boolean>({
    mutationKey: ['followGame', 'unfollowGame'],
    mutationFn: (wanted) =>
      settleLostAnswer(
        () => (wanted ? followGame(id, {}) : unfollowGame(id)),
        async () => (await getGame(id)).game.is_followed === wanted,
      ),
    onError: ({ message }) => say({ message: { text: message }, color: 'error' }),
  });
  const press = () => {
    if (complete) following.mutate(!isFollowed);
    else askToSignIn({ returnTo: paths.fixture(id), reason: { key: 'games:follow.guest' } });
  };
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon size={18} />}
      aria-pressed={isFollowed}
      disabled={undecided}
      loading={following.isPending}
      onClick={press}
    >
      {t(isFollowed ? 'follow.following' : 'follow.action')}
    </Button>
  );
}
