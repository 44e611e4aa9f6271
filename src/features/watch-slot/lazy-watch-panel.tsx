import { lateModule } from '../../shared/platform/late-module.ts';
import type * as WatchPanelModule from './watch-panel.tsx';

const { useLoaded } = lateModule<typeof WatchPanelModule>(() => import('./watch-panel.tsx'));

interface LazyWatchPanelProps extends Omit<WatchPanelModule.WatchPanelProps, 'asked'> {
  asked: WatchPanelModule.WatchPanelProps['asked'] | null;
}

/** The panel of a taken time, in a chunk of its own that comes when the browser is idle. */
export function LazyWatchPanel({ asked, ...props }: LazyWatchPanelProps) {
  const loaded = useLoaded(asked ? 'now' : 'when-idle');
  return asked && loaded && <loaded.WatchPanel key={props.buttonId} asked={asked} {...props} />;
}
