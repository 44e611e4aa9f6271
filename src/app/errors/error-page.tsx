import { useState } from 'react';
import { useOverlays } from '../hosts/overlays.ts';
import { PlainFailure } from './root-error-boundary.tsx';

/** Shown in place of a page that failed. The view is loaded with the other overlays; without a network a plain sentence is shown. */
export function ErrorPage() {
  const [hasFailed, setFailed] = useState(false);
  const [onFailed] = useState(() => () => setFailed(true));
  const overlays = useOverlays(true, onFailed);
  if (overlays) return <overlays.ErrorView />;
  return hasFailed ? <PlainFailure /> : null;
}
