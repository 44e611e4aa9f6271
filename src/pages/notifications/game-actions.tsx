import { useQuery } from '@tanstack/react-query';
import { ResultAnswers } from '../../features/game-result/result-answers.tsx';
import { getGetGameQueryOptions } from '../../shared/api/generated/endpoints/games/games.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import * as css from './notifications.css.ts';

/** The answers to a result, while it waits for this person: somebody else of their side may have answered (decision 042). */
export function ResultEntered({ notification: { data }, linkId, onDone }: NotificationActionsProps) {
  const { game } = data;
  const isOpen = game?.waits === true;
  const query = useQuery(skipUnless(isOpen, getGetGameQueryOptions(game?.id ?? 0)));
  if (!isOpen) return null;
  if (query.isLoading) return <WaitingActions />;
  const known = query.data?.game;
  if (!known?.permissions['confirm_result']) return null;
  const done = () => {
    focusById(linkId);
    onDone();
  };
  return (
    <div className={css.actions}>
      <ResultAnswers game={known} describedBy={linkId} onDone={done} />
    </div>
  );
}
