import { Component, type ReactNode } from 'react';
import { PlainFailure } from './plain-failure.tsx';

/** The last net: whatever broke outside the router leaves a sentence and a way on, never a white page. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <PlainFailure />
      </main>
    );
  }
}
