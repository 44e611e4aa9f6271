import { useUnit } from 'effector-react';
import {
  $confirmation,
  confirmationCancelled,
  confirmationConfirmed,
  confirmationFailed,
  confirmationMounted,
  confirmationTyped,
  confirmationUnmounted,
} from '../../models/confirmation/confirmation.model.ts';
import { ConfirmationBoundary } from './confirmation-boundary.tsx';
import { useOverlays } from './overlays.ts';

/** Where confirmations appear; one per app. */
export function ConfirmationHost() {
  const shown = useUnit($confirmation);
  const { mounted, unmounted, failed, typed, confirmed, cancelled } = useUnit({
    mounted: confirmationMounted,
    unmounted: confirmationUnmounted,
    failed: confirmationFailed,
    typed: confirmationTyped,
    confirmed: confirmationConfirmed,
    cancelled: confirmationCancelled,
  });
  // a dialog that cannot be fetched is a dialog that broke
  const overlays = useOverlays(shown !== null, failed);
  return (
    <ConfirmationBoundary isOpen={shown !== null} onMounted={() => mounted()} onUnmounted={() => unmounted()} onFailed={() => failed()}>
      {shown && overlays && <overlays.ConfirmationDialog shown={shown} onTyped={typed} onConfirmed={() => confirmed()} onCancelled={() => cancelled()} />}
    </ConfirmationBoundary>
  );
}
