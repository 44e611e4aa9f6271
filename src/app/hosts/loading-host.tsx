import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { $loadingProgress, navigationFinished, navigationStarted } from '../../models/loading/loading.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { monotonicNow } from '../../shared/platform/timers.ts';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';

/** The loading indicator of navigations. */
export function LoadingHost() {
  const t = useT();
  const progress = useUnit($loadingProgress);
  const [started, finished] = useUnit([navigationStarted, navigationFinished]);
  const isBusy = useNavigation().state !== 'idle';
  // the router is another system whose state the machine follows
  useEffect(() => {
    if (!isBusy) return undefined;
    started(monotonicNow());
    return () => {
      finished(monotonicNow());
    };
  }, [isBusy, started, finished]);
  return <ProgressBar value={progress} label={t('states.loading')} />;
}
