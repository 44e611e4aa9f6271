import { momentText } from '../../entities/game/game-when.ts';
import { gameKinds } from '../../entities/game/game-kinds.ts';
import { sideName } from '../../entities/game/side-name.ts';
import type { Game, GameResult as Result } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import * as css from './game-result.css.ts';
import { resultDialogs } from './result-address.ts';
import { ResultAnswers } from './result-answers.tsx';

/** How far the result is settled, and what this person can do about it: enter, confirm, dispute or settle it (COM-05, decision 042). The page has `ResultDialogs`. */
export function GameResult({ game }: { game: Game }) {
  const t = useT('games');
  const { result, permissions } = game;
  const canAnswer = permissions['confirm_result'] === true || permissions['dispute_result'] === true;
  const canEnter = permissions['enter_result'] === true || permissions['settle_result'] === true;
  const isBefore = game.starts_at === null || Date.parse(game.starts_at) > now();
  // nobody enters the result of a league's game here, and before the start only who looks after the game is told when
  if (!result && (!gameKinds[game.kind].isEnteredHere || (isBefore && !permissions['manage_sides']))) return null;
  return (
    <Section title={t('result.title')}>
      <Card padded>
        <Stack gap={3}>
          {result ? (
            <Standing game={game} result={result} />
          ) : (
            <p className={css.quiet}>{t(isBefore ? 'result.fromStart' : 'result.none')}</p>
          )}
          {canAnswer && <p>{t('result.asksYou')}</p>}
          {(canAnswer || canEnter) && (
            <Inline>
              <ResultAnswers game={game} />
              {canEnter && <Enter game={game} isMain={!canAnswer} />}
            </Inline>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

/** Who entered it, who has not confirmed it, until when it can be disputed, and why it is. */
function Standing({ game, result }: { game: Game; result: Result }) {
  const t = useT('games');
  const words = useT('fixtures');
  const format = useFormat();
  const { entered_by: by, entered_at, official_at, disputed_by, dispute_reason: reason } = result;
  const when = momentText(entered_at, format, now());
  const entered = by ? t('result.entered', { name: by.name, when }) : t('result.enteredAt', { when });
  if (game.result_status === 'disputed') {
    const title =
      disputed_by && reason !== null
        ? t('result.disputed', { name: disputed_by.name, reason })
        : t('result.disputedBare');
    return (
      <Banner tone="warning" title={title}>
        {[entered, !game.permissions['settle_result'] && t('result.settling')].filter(Boolean).join(' ')}
      </Banner>
    );
  }
  if (game.result_status === 'official') {
    return (
      <div className={css.texts}>
        <p>{t('result.official')}</p>
        <p className={css.quiet}>{entered}</p>
      </div>
    );
  }
  const waiting = (['home', 'away'] as const).find((side) => !game[side].has_confirmed);
  return (
    <div className={css.texts}>
      <p>{entered}</p>
      <p className={css.quiet}>
        {[
          waiting && t('result.waitsFor', { side: sideName(game, waiting, words) }),
          t('result.untouched', { when: momentText(official_at, format, now()) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

function Enter({ game: { id, result, permissions }, isMain }: { game: Game; isMain: boolean }) {
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  const label = permissions['settle_result'] ? 'result.settle' : result ? 'result.change' : 'result.enter';
  return (
    <Button
      size="sm"
      variant={isMain && label !== 'result.change' ? 'primary' : 'ghost'}
      onClick={() => open('result', id)}
    >
      {t(label)}
    </Button>
  );
}
