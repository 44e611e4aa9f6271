import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pad } from '../../shared/lib/time/wall-time.ts';
import { everySecond, monotonicNow } from '../../shared/platform/timers.ts';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './booking-sheet.css.ts';
import type { Hold } from './model/booking-process.ts';

/** How long the time is still held, or that it is no longer; a refusal stands beside the button. */
export function HoldNotice({ hold, onRenew }: { hold: Hold; onRenew: () => void }) {
  const t = useT('venue');
  if (hold.kind === 'held') return <Countdown until={hold.until} />;
  return (
    <div role="status" className={css.notice}>
      {hold.kind === 'expired' && (
        <>
          <p>{t('sheet.holdExpired')}</p>
          <Button variant="secondary" size="sm" onClick={onRenew}>
            {t('sheet.holdAgain')}
          </Button>
        </>
      )}
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const t = useT('venue');
  const seconds = useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((until - monotonicNow()) / 1000)));
  return (
    <p role="timer" className={css.hold}>
      <Clock size={16} />
      {t('sheet.held', { time: `${Math.floor(seconds / 60)}:${pad(seconds % 60)}` })}
    </p>
  );
}
