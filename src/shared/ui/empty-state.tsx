import { lazy, Suspense, type ReactNode } from 'react';
import type { EmptyDrawingKind } from './empty-drawing.tsx';
import { drawing as drawingPlace, sentence, state } from './empty-state.css.ts';

// most lists have something in them
const EmptyDrawing = lazy(() => import('./empty-drawing.tsx').then((module) => ({ default: module.EmptyDrawing })));

export interface EmptyStateProps {
  drawing?: EmptyDrawingKind;
  /** One sentence. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** A list with nothing in it: a drawing, one sentence, one action. */
export function EmptyState({ drawing = 'court', children, action }: EmptyStateProps) {
  return (
    <div className={state}>
      <Suspense fallback={<div className={drawingPlace} />}>
        <EmptyDrawing kind={drawing} />
      </Suspense>
      <p className={sentence}>{children}</p>
      {action}
    </div>
  );
}
