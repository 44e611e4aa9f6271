import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { $initializing } from '../../models/initialization/initialization.model.ts';
import { $loadingProgress, navigationFinished, navigationStarted } from '../../models/loading/loading.model.ts';
import { monotonicNow } from '../../shared/platform/timers.ts';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';

/** The loading indicator: of navigations, and of initialization (INIT-01, INIT-12). */
export function LoadingHost() {
  const progress = useUnit($loadingProgress);
  const [started, finished] = useUnit([navigationStarted, navigationFinished]);
  const initializing = useUnit($initializing);
  const isBusy = useNavigation().state !== 'idle' || initializing;
  // synchronises the machine with the router and initialization
  useEffect(() => {
    if (!isBusy) return undefined;
    started(monotonicNow());
    return () => {
      finished(monotonicNow());
    };
  }, [isBusy, started, finished]);
  return <ProgressBar value={progress} />;
}
