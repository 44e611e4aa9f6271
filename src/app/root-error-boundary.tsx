import { Component, type ReactNode } from 'react';

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
    // no texts, no styles of ours: they may be what broke
    return (
      <main role="alert">
        <h1>Something went wrong. · Diçka shkoi keq.</h1>
        <a href="/app/">Go back home · Kthehu te kreu</a>
      </main>
    );
  }
}
