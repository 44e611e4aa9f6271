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
import { ConfirmationDialog } from './confirmation-dialog.tsx';

/** Where confirmations appear; one per app. Comes with the overlays: whoever asks before is answered false (specification §8). */
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
  return (
    <ConfirmationBoundary
      isOpen={shown !== null}
      onMounted={() => mounted()}
      onUnmounted={() => unmounted()}
      onFailed={() => failed()}
    >
      {shown && (
        <ConfirmationDialog
          shown={shown}
          onTyped={typed}
          onConfirmed={() => confirmed()}
          onCancelled={() => cancelled()}
        />
      )}
    </ConfirmationBoundary>
  );
}
