import { lazy, Suspense, type ReactNode } from 'react';
import type { EmptyDrawingKind } from './empty-drawing.tsx';
import { drawing as drawingPlace, hint as hintClass, sentence, state } from './empty-state.css.ts';

// most lists have something in them
const EmptyDrawing = lazy(() => import('./empty-drawing.tsx').then((module) => ({ default: module.EmptyDrawing })));

/** The drawing, in a place that it does not move when it comes. */
export const Drawing = ({ kind }: { kind: EmptyDrawingKind }) => (
  <Suspense fallback={<div className={drawingPlace} />}>
    <EmptyDrawing kind={kind} />
  </Suspense>
);

export interface EmptyStateProps {
  drawing?: EmptyDrawingKind;
  /** One sentence. */
  children: ReactNode;
  /** A second, quieter sentence: what the next step brings. */
  hint?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
}

/** A list with nothing in it: a drawing, one sentence, and the next step. */
export function EmptyState({ drawing = 'court', children, hint, action }: EmptyStateProps) {
  return (
    <div className={state}>
      <Drawing kind={drawing} />
      <div>
        <p className={sentence}>{children}</p>
        {hint != null && <p className={hintClass}>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
