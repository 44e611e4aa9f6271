import { useState } from 'react';
import { useOverlays } from './hosts/overlays.ts';
import { PlainFailure } from './plain-failure.tsx';

/** Stands where a page failed. What it says comes with the other overlays; without a network there is a sentence at least. */
export function ErrorPage() {
  const [hasFailed, setFailed] = useState(false);
  const [onFailed] = useState(() => () => setFailed(true));
  const overlays = useOverlays(true, onFailed);
  if (overlays) return <overlays.ErrorView />;
  return hasFailed ? <PlainFailure /> : null;
}
