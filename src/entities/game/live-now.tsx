import type { Game } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { AddedTime } from './added-time.tsx';
import { serverAhead, useLiveText } from './live-clock.ts';
import { partName } from './score-table.tsx';
import { sideName } from './side-name.ts';
import * as css from './timeline.css.ts';

interface LiveNowProps {
  game: Game;
  /** When the answer came, by the device's own clock. */
  receivedAt: number;
}

/** How far a tracked game is: its half and clock, or its set, points and who serves; nothing of another (CMP-04). */
export function LiveNow({ game, receivedAt }: LiveNowProps) {
  const t = useT('tracking');
  const games = useT('games');
  const words = useT('fixtures');
  const { live } = game;
  const text = useLiveText(live, receivedAt);
  if (!live || live.period === 0) return null;
  const { period, part, current, serving } = live;
  return (
    <>
      <p className={css.live}>
        <span className={css.part}>{part === 'shootout' ? t('shootout') : partName(game, period, games)}</span>
        {text !== null && (
          <span className={css.moment}>
            <span className={css.clock} role="timer" aria-label={t('clock')}>
              {text}
            </span>
            <AddedTime live={live} />
          </span>
        )}
        {current && (
          <span className={css.clock}>
            {current.home}–{current.away}
          </span>
        )}
      </p>
      {serving && (
        <p className={css.part}>
          {t('serving')}: {sideName(game, serving, words)}
        </p>
      )}
      <TrackerOffline game={game} receivedAt={receivedAt} />
    </>
  );
}

/** Heard of within a minute: online (design §10). */
const ONLINE_MS = 60_000;

/** Whoever keeps the log has lost their network: the page says since when, instead of a score that stands still. */
function TrackerOffline({ game: { tracker, live }, receivedAt }: LiveNowProps) {
  const t = useT('tracking');
  const format = useFormat();
  const seenAt = tracker && live ? Date.parse(tracker.seen_at) - serverAhead(live, receivedAt) : null;
  useDeadlines([seenAt !== null && seenAt + ONLINE_MS]);
  if (seenAt === null || now() < seenAt + ONLINE_MS) return null;
  return (
    <p className={css.part} role="status">
      {t('offline', { time: format.time(seenAt) })}
    </p>
  );
}
