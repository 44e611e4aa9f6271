import { useUnit } from 'effector-react';
import { Component, type ReactNode } from 'react';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { errorPorts } from '../errors/error-ports.ts';
import {
  $confirmation,
  confirmationCancelled,
  confirmationConfirmed,
  confirmationFailed,
  confirmationMounted,
  confirmationTyped,
  confirmationUnmounted,
} from '../../models/confirmation/confirmation.model.ts';

/** Where `confirm(preset)` shows its question; one per app. It is loaded after the page, or with the first question (ERR-17). */
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
          preset={shown.preset}
          typed={shown.typed}
          onTyped={typed}
          isRunning={shown.isRunning}
          onConfirm={() => confirmed()}
          onCancel={() => cancelled()}
        />
      )}
    </ConfirmationBoundary>
  );
}

interface ConfirmationBoundaryProps {
  isOpen: boolean;
  onMounted: () => void;
  onUnmounted: () => void;
  /** The dialog threw while it was drawn; React has logged the error. */
  onFailed: () => void;
  children: ReactNode;
}

/** Reports to the model when questions can be shown and when a dialog broke (ERR-24); only a class can catch. */
class ConfirmationBoundary extends Component<ConfirmationBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Once the model has closed the broken dialog, the next one may be drawn. */
  static getDerivedStateFromProps({ isOpen }: ConfirmationBoundaryProps): { failed: boolean } | null {
    return isOpen ? null : { failed: false };
  }

  override componentDidMount(): void {
    this.props.onMounted();
  }

  override componentWillUnmount(): void {
    this.props.onUnmounted();
  }

  override componentDidCatch(error: unknown): void {
    errorPorts.report(error);
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
