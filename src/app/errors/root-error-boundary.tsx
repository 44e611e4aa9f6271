import { Component, type ReactNode } from 'react';

/** A sentence in both languages and a link home, without dictionary or styles: those may be what failed. */
export function PlainFailure() {
  return (
    <div role="alert">
      <h1>Something went wrong. · Diçka shkoi keq.</h1>
      <a href="/app/">Go back home · Kthehu te kreu</a>
    </div>
  );
}

/** Catches errors outside the router: a sentence and a link home instead of an empty page. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error); // as if nobody had caught it: the console has it, and the error reporter (ERR-18)
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
