import { useUnit } from 'effector-react';
import { $snackbarRequests } from '../../models/snackbars/snackbar-requests.model.ts';
import { useOverlays } from './overlays.ts';

/** Shows the snackbars; one per app. */
export function SnackbarHost() {
  const isWanted = useUnit($snackbarRequests).length > 0;
  const overlays = useOverlays(isWanted);
  return overlays && <overlays.SnackbarList />;
}
