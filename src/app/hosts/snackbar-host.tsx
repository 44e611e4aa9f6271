import { useUnit } from 'effector-react';
import { $snackbars } from '../../models/snackbars/snackbars.model.ts';
import { useOverlays } from './overlays.ts';

/** Where snackbars appear; one per app. */
export function SnackbarHost() {
  const hasSnackbars = useUnit($snackbars).length > 0;
  const overlays = useOverlays(hasSnackbars);
  return overlays && <overlays.SnackbarList />;
}
