import type { GridPosition } from '../../entities/venue-calendar/grid-steps.ts';

/** The place of the cell that an event came from (`data-at="3:12"`), null for one from elsewhere. */
export function positionOf(target: EventTarget | null): GridPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  const [row, column] = cell?.dataset['at']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
