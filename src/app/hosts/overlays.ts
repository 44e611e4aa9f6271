import { lateModule } from '../../shared/platform/late-module.ts';
import type * as OverlayViews from './overlay-views.ts';

type Overlays = typeof OverlayViews;

const { load, useLoaded } = lateModule<Overlays>(() => import('./overlay-views.ts'));

/** Loads the views; rejects when they cannot be fetched, and the next call tries again. */
export const loadOverlays = load;

/** The views once they are loaded, else null. Loads them when `isWanted`; `onFailed` must be stable. */
export const useOverlays = (isWanted: boolean, onFailed?: () => void): Overlays | null =>
  useLoaded(isWanted ? 'now' : 'by-others', onFailed);
