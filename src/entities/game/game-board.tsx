import type { Game, GameSideKey } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { momentText } from './game-when.ts';
import * as css from './game.css.ts';
import { LiveNow } from './live-now.tsx';
import { ResultBadge } from './result-badge.tsx';
import { sideName } from './side-name.ts';
import { SideMark } from './side-mark.tsx';

/** The score first: both sides, what stands between them, and how far it is settled (RT-50, design §8). `receivedAt`: when the answer came, by the device's own clock. */
export function GameBoard({ game, receivedAt }: { game: Game; receivedAt: number }) {
  return (
    <div className={css.board}>
      <Side side="home" game={game} />
      <div className={css.middle}>
        <Score game={game} />
        <Shootout game={game} />
        <State game={game} />
        <LiveNow game={game} receivedAt={receivedAt} />
        <ResultBadge game={game} />
      </div>
      <Side side="away" game={game} />
    </div>
  );
}

function Side({ side, game }: { side: GameSideKey; game: Game }) {
  const t = useT('games');
  const words = useT('fixtures');
  const of = game[side];
  return (
    <div className={css.side}>
      <SideMark of={of} side={side} large />
      <p className={css.name}>{sideName(game, side, words)}</p>
      {of.forfeited && <p className={css.quiet}>{t('board.forfeited')}</p>}
      {of.is_winner === true && <Badge tone="success">{t('board.won')}</Badge>}
    </div>
  );
}

function Score({ game: { score, home, away } }: { game: Game }) {
  const t = useT('games');
  if (score.home === null || score.away === null) return null;
  return (
    <p className={css.score}>
      <VisuallyHidden>{t('board.score')}</VisuallyHidden>
      <span className={cx(away.is_winner === true && css.less)}>{score.home}</span>
      <span aria-hidden>–</span>
      <span className={cx(home.is_winner === true && css.less)}>{score.away}</span>
    </p>
  );
}

/** Of a game that was level who won the shoot-out. */
function Shootout({ game: { score } }: { game: Game }) {
  const t = useT('games');
  return score.shootout && <p className={css.quiet}>{t('board.shootout', { ...score.shootout })}</p>;
}

/** Of a game to come when it starts, else what became of it. */
function State({ game: { status, starts_at, ends_at, result_status } }: { game: Game }) {
  const t = useT('games');
  const words = useT('fixtures');
  const format = useFormat();
  const at = now();
  switch (status) {
    case 'unscheduled':
      return <p className={css.quiet}>{t('states.unscheduled')}</p>;
    case 'scheduled':
      if (ends_at !== null && Date.parse(ends_at) <= at) return <p className={css.quiet}>{t('states.ended')}</p>;
      return (
        <p className={css.quiet}>{starts_at === null ? t('states.scheduled') : momentText(starts_at, format, at)}</p>
      );
    case 'finished':
      return result_status === 'none' || result_status === 'official' ? (
        <p className={css.quiet}>{t('states.finished')}</p>
      ) : null;
    default:
      return (
        <Badge tone={status === 'live' || status === 'break' ? 'accent' : 'neutral'}>{words(`states.${status}`)}</Badge>
      );
  }
}
