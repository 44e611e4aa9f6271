import { ArrowLeftRight, CircleDot, Flag, Goal } from 'lucide-react';
import type { ReactNode } from 'react';
import { eventKinds, shootoutPeriod } from '../../live/index.ts';
import type { Game, GameEvent } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { SwipeDirection } from '../../shared/lib/swipe.ts';
import { cx } from '../../shared/ui/cx.ts';
import { FirstRows } from '../../shared/ui/first-rows.tsx';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { CardMark } from './card-mark.tsx';
import { liveRulesOf } from './game-log.ts';
import { partName } from './score-table.tsx';
import { sideName } from './side-name.ts';
import { useSwipe } from '../../shared/ui/use-swipe.ts';
import * as css from './timeline.css.ts';
import { type TimelineRow, timelineRows } from './timeline-rows.ts';

/** Rows that are shown at once: a set of volleyball alone has fifty. */
const FIRST = 15;

interface TimelineProps {
  game: Game;
  events: readonly GameEvent[];
  /** What its tracker may do about an entry: a control at the end of its row, and a swipe for who has only a thumb. */
  tools?: TimelineTools;
}

export interface TimelineTools {
  control: (row: TimelineRow, name: string) => ReactNode;
  onSwipe: (row: TimelineRow, direction: SwipeDirection) => void;
}

/** What happened in a game that is or was tracked, latest first (CMP-04, design §10). */
export function Timeline({ game, events, tools }: TimelineProps) {
  const t = useT('tracking');
  const rows = timelineRows(game, events);
  return (
    <FirstRows label={t('timeline.title')} rows={rows} first={FIRST} all={t('timeline.all', { count: rows.length })}>
      {(row) => <Row key={row.event.client_id} game={game} row={row} tools={tools} />}
    </FirstRows>
  );
}

function Row({ game, row, tools }: { game: Game; row: TimelineRow; tools: TimelineTools | undefined }) {
  const t = useT('tracking');
  const games = useT('games');
  const words = useT('fixtures');
  const swipe = useSwipe((direction) => tools?.onSwipe(row, direction));
  const { event, minute, score } = row;
  const name = nameOf(game, event, t, games);
  const side = event.side !== null && event.type !== 'period-start' ? sideName(game, event.side, words) : null;
  const title = side === null ? name : t('timeline.entry', { event: name, side });
  return (
    <ListRow
      icon={game.rules.period_minutes === null ? undefined : <span className={css.minute}>{minute}</span>}
      title={
        <span className={cx(css.what, score !== null && css.major)}>
          <Mark type={event.type} />
          {event.isVoid ? <s>{title}</s> : title}
        </span>
      }
      meta={detailOf(event, t)}
      item={tools && { ...swipe, style: { touchAction: 'pan-y pinch-zoom' } }}
      value={
        (score !== null || tools) && (
          <span className={css.end}>
            {score !== null && <span className={css.score}>{score}</span>}
            {tools?.control(row, title)}
          </span>
        )
      }
    />
  );
}

/** "Goal"; of a period its name: "Half 1: Start". */
function nameOf(
  game: Game,
  { type, period }: TimelineRow['event'],
  t: Translate<'tracking'>,
  games: Translate<'games'>,
) {
  if (type !== 'period-start' && type !== 'period-end') return t(`events.${type}`);
  const part = period === shootoutPeriod(liveRulesOf(game)) ? t('shootout') : partName(game, period, games);
  return `${part}: ${t(`events.${type}`)}`;
}

/** Who did it, and what else is known; of an entry that was taken back why. */
function detailOf(event: TimelineRow['event'], t: Translate<'tracking'>): string | null {
  const { player, related_player, how, minutes, note, isVoid, void_reason } = event;
  if (isVoid) return void_reason === null ? t('timeline.voided') : t('timeline.because', { reason: void_reason });
  const who =
    player && related_player
      ? t('timeline.on', { on: related_player.name, off: player.name })
      : (player?.name ?? related_player?.name);
  const what = how && t(`how.${how}`);
  const time = minutes !== null && t('timeline.minutes', { count: minutes });
  return [who, what, time, note].filter(Boolean).join(' · ') || null;
}

function Mark({ type }: { type: GameEvent['type'] }) {
  switch (type) {
    case 'yellow-card':
      return <CardMark kind="yellow" />;
    case 'second-yellow':
    case 'red-card':
      return <CardMark kind="red" />;
    case 'goal':
    case 'penalty-goal':
    case 'own-goal':
    case 'shootout-goal':
      return <Goal className={css.icon} aria-hidden />;
    case 'substitution':
      return <ArrowLeftRight className={css.icon} aria-hidden />;
    case 'period-start':
    case 'period-end':
    case 'game-end':
      return <Flag className={css.icon} aria-hidden />;
    default:
      return eventKinds[type].points > 0 ? <CircleDot className={css.icon} aria-hidden /> : null;
  }
}
