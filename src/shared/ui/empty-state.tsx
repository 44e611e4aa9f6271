import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingKind } from './empty-drawing.tsx';
import { sentence, state } from './empty-state.css.ts';

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
      <EmptyDrawing kind={drawing} />
      <p className={sentence}>{children}</p>
      {action}
    </div>
  );
}
