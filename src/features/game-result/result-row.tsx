import type { Fixture } from '../../shared/api/generated/model';
import { ResultBadge } from '../../entities/game/result-badge.tsx';
import { TrackLink } from '../../entities/game/track-link.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Button } from '../../shared/ui/button.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import * as css from './game-result.css.ts';
import { resultDialogs } from './result-address.ts';
import { asksForAnswer, ResultAnswers } from './result-answers.tsx';

/** How far the result of a game in a list is settled; that it stands needs no word. */
export function ResultMark({ game }: { game: Pick<Fixture, 'result_status'> }) {
  return game.result_status === 'official' ? null : <ResultBadge game={game} />;
}

/** What this person can do about a game in a list: track it, enter or answer its result; nothing for others. The page has `ResultDialogs`. */
export function ResultActions({ game, linkId }: { game: Fixture; linkId: string }) {
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  const mayEnter = game.permissions?.['enter_result'] === true && game.result_status === 'none';
  if (!mayEnter && !asksForAnswer(game) && !game.permissions?.['track']) return null;
  return (
    <div className={css.answers}>
      <TrackLink game={game} describedBy={linkId} />
      {mayEnter && (
        <Button size="sm" variant="secondary" aria-describedby={linkId} onClick={() => open('result', game.id)}>
          {t('result.enter')}
        </Button>
      )}
      <ResultAnswers game={game} describedBy={linkId} onDone={() => focusById(linkId)} />
    </div>
  );
}
