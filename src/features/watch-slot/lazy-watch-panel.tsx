import { useEffect } from 'react';
import { lateModule } from '../../shared/platform/late-module.ts';
import { whenIdle } from '../../shared/platform/when-idle.ts';
import type * as WatchPanelModule from './watch-panel.tsx';

const { load, useLoaded } = lateModule<typeof WatchPanelModule>(() => import('./watch-panel.tsx'));
/** Reports nothing: a missing chunk reloads the app. */
const preload = (): void => void load().catch(() => {});

interface LazyWatchPanelProps extends Omit<WatchPanelModule.WatchPanelProps, 'asked'> {
  asked: WatchPanelModule.WatchPanelProps['asked'] | null;
}

/** The panel of a taken time, in a chunk of its own that comes when the browser is idle. */
export function LazyWatchPanel({ asked, ...props }: LazyWatchPanelProps) {
  const loaded = useLoaded();
  useEffect(() => whenIdle(preload), []);
  const isWanted = asked !== null;
  useEffect(() => {
    if (isWanted) preload();
  }, [isWanted]);
  return asked && loaded && <loaded.WatchPanel key={props.buttonId} asked={asked} {...props} />;
}
