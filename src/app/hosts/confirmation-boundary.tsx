import { Component, type ReactNode } from 'react';

export interface ConfirmationBoundaryProps {
  /** Something is shown now. */
  isOpen: boolean;
  onMounted: () => void;
  onUnmounted: () => void;
  /** What is shown threw; the error itself is in the console already. */
  onFailed: () => void;
  children: ReactNode;
}

/** Tells the model that somebody can be asked, and that a dialog broke (specification §8). Only a class can catch. */
export class ConfirmationBoundary extends Component<ConfirmationBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  /** Once the model has closed the broken dialog, the next one may try. */
  static getDerivedStateFromProps({ isOpen }: ConfirmationBoundaryProps): { failed: boolean } | null {
    return isOpen ? null : { failed: false };
  }

  override componentDidMount(): void {
    this.props.onMounted();
  }

  override componentWillUnmount(): void {
    this.props.onUnmounted();
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
