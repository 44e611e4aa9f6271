import { useSyncExternalStore } from 'react';
import { AddedTime } from '../../entities/game/added-time.tsx';
import { minutesAndSeconds } from '../../entities/game/live-clock.ts';
import { elapsedAt } from '../../live/index.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { everySecond } from '../../shared/platform/timers.ts';
import * as css from './track-board.css.ts';
import type { Tracking } from './use-tracking.ts';

/** The clock of who keeps it, to the second: how much has passed, or what is left; nothing where the sport has none. */
export function BoardClock({ tracking: { tracked, serverNow } }: { tracking: Tracking }) {
  const t = useT('tracker');
  const { clock } = tracked;
  const text = useSyncExternalStore(everySecond, () => {
    if (!clock) return null;
    const elapsed = elapsedAt(clock, serverNow());
    return minutesAndSeconds(clock.mode === 'down' ? Math.max(0, clock.period_ms - elapsed) : elapsed);
  });
  if (text === null) return null;
  return (
    <p className={css.clock} data-stopped={!clock?.running || undefined}>
      <span role="timer" aria-label={t('clock')}>
        {text}
      </span>
      <AddedTime live={tracked.game.live} />
    </p>
  );
}
