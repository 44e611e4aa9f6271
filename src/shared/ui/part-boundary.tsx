import { Component, type ReactNode } from 'react';
import { ApiError } from '../api/errors.ts';
import { isChunkLoadError } from '../platform/chunk-load-error.ts';

interface PartBoundaryProps {
  /** What the part is drawn from: other data are tried anew. */
  data: unknown;
  /** Stands in place of the part. `redraw` tries it again. */
  failure: (redraw: () => void) => ReactNode;
  /** Draws the part; called within the boundary, so that its own errors are caught as well. */
  children: () => ReactNode;
}

/** An error while a part of a page is drawn costs that part only. Errors that the whole page answers for go on to it. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidUpdate({ data }: PartBoundaryProps): void {
    if (this.state.error !== null && data !== this.props.data) this.redraw();
  }

  readonly redraw = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    const { failure, children } = this.props;
    if (error === null) return <Drawn>{children}</Drawn>;
    if (!(error instanceof Error) || error instanceof ApiError || isChunkLoadError(error)) throw error; // the router's error page
    return failure(this.redraw);
  }
}

const Drawn = ({ children }: Pick<PartBoundaryProps, 'children'>) => children();
