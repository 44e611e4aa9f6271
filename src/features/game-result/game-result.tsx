import { RotateCcw } from 'lucide-react';
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
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import * as css from './game-result.css.ts';
import { resultDialogs } from './result-address.ts';
import { ResultAnswers } from './result-answers.tsx';

/**
 * How far the result is settled, and what this person can do about it: enter, confirm, dispute or settle it, decide the game without
 * playing or take the result back (COM-05, decisions 042 and 059). The page has `ResultDialogs`.
 */
export function GameResult({ game }: { game: Game }) {
  const t = useT('games');
  const { result, permissions } = game;
  const canAnswer = permissions['confirm_result'] === true || permissions['dispute_result'] === true;
  const canEnter = permissions['enter_result'] === true;
  const isBefore = game.starts_at === null || Date.parse(game.starts_at) > now();
  if (!isToldOf(game, isBefore)) return null;
  return (
    <Section title={t('result.title')}>
      <Card padded>
        <Stack gap={3}>
          <div className={css.top}>
            <Story game={game} isBefore={isBefore} />
            <ResultMenu game={game} />
          </div>
          {canAnswer && <p>{t('result.asksYou')}</p>}
          {(canAnswer || canEnter || permissions['settle_result'] || permissions['walkover']) && (
            <Inline>
              <ResultAnswers game={game} />
              {canEnter && <Enter game={game} isMain={!canAnswer && result === null && !permissions['track']} />}
              <Walkover game={game} />
            </Inline>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

const decisions = ['settle_result', 'walkover', 'reopen'] as const;

/** Before the start only who looks after the game is told when its result can be entered. */
function isToldOf({ kind, result, walkover_reason, reopened, permissions }: Game, isBefore: boolean): boolean {
  if (result || walkover_reason !== null || reopened) return true;
  if (permissions['enter_result'] || decisions.some((name) => permissions[name] === true)) return true;
  return gameKinds[kind].isEnteredHere && (!isBefore || permissions['manage_sides'] === true);
}

/** What has come of it so far. */
function Story({ game, isBefore }: { game: Game; isBefore: boolean }) {
  const t = useT('games');
  const { result, status, walkover_reason: reason, reopened, result_status } = game;
  if (status === 'walkover')
    return (
      <div className={css.texts}>
        <p>{t('walkover.decided')}</p>
        {reason !== null && <p className={css.quiet}>{t('walkover.because', { reason })}</p>}
      </div>
    );
  if (result) return <Standing game={game} result={result} />;
  if (reopened) return <Reopened of={reopened} />;
  if (result_status === 'official') return <p className={css.quiet}>{t('result.stands')}</p>;
  return <p className={css.quiet}>{t(isBefore && game.starts_at !== null ? 'result.fromStart' : 'result.none')}</p>;
}

function Reopened({ of: { by, at, reason } }: { of: NonNullable<Game['reopened']> }) {
  const t = useT('games');
  const when = momentText(at, useFormat(), now());
  return (
    <Banner tone="info" title={t('reopen.title')}>
      {[by ? t('reopen.by', { name: by.name, when }) : t('reopen.at', { when }), reason].join(' ')}
    </Banner>
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
        <p>{t(game.competition ? 'result.officialInCompetition' : 'result.official')}</p>
        <p className={css.quiet}>{entered}</p>
      </div>
    );
  }
  const waiting = (['home', 'away'] as const).filter((side) => !game[side].has_confirmed);
  return (
    <div className={css.texts}>
      <p>{entered}</p>
      <p className={css.quiet}>
        {[
          ...waiting.map((side) => t('result.waitsFor', { side: sideName(game, side, words) })),
          t('result.untouched', { when: momentText(official_at, format, now()) }),
        ].join(' ')}
      </p>
    </div>
  );
}

function Enter({ game: { id, result }, isMain }: { game: Game; isMain: boolean }) {
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  return (
    <Button size="sm" variant={isMain ? 'primary' : 'ghost'} onClick={() => open('result', id)}>
      {t(result ? 'result.change' : 'result.enter')}
    </Button>
  );
}

/** Decides the game without playing. */
function Walkover({ game: { id, permissions } }: { game: Game }) {
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  if (!permissions['walkover']) return null;
  return (
    <Button size="sm" variant="secondary" onClick={() => open('walkover', id)}>
      {t('walkover.open')}
    </Button>
  );
}

/** What who runs the competition seldom does with a result. */
function ResultMenu({ game: { id, permissions } }: { game: Game }) {
  const t = useT('games');
  const { open } = useSearchDialogs(resultDialogs);
  if (!permissions['reopen']) return null;
  const takeBack = {
    label: t('reopen.menu'),
    icon: <RotateCcw size={20} />,
    danger: true,
    onSelect: () => open('reopen', id),
  };
  return <OverflowMenu label={t('result.menu')} items={[takeBack]} />;
}
