import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { paintTo, type Stroke, strokeByKeys, strokeByPress } from '../lib/paint.ts';
import { moveFocus } from './roving-focus.ts';

export interface Painting {
  /** The cells that are on, as indexes in reading order. */
  painted: ReadonlySet<number>;
  /** All cells that are on now; called for every cell that a stroke comes to. */
  onPaint: (painted: ReadonlySet<number>) => void;
}

const cellOf = (target: EventTarget | null): number | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return cell ? Number(cell.dataset['cell']) : null;
};

/**
 * Painting of a group of buttons that have `data-cell` (their index) and roving focus: a press turns a cell over, a drag paints
 * the rectangle, arrows move, Space and Enter turn over, Shift with an arrow carries on the state of the cell. Returns the
 * handlers of the group. A stroke that the browser takes for scrolling is undone.
 */
export function usePainting({ painted, onPaint }: Painting, columns: number) {
  const byPointer = useRef(false);
  const byKeys = useRef<Stroke>(null);

  const onPointerDown = ({ target, button, currentTarget: group }: PointerEvent<HTMLElement>) => {
    const first = cellOf(target);
    byPointer.current = first !== null;
    if (first === null || button !== 0) return;
    const stroke = strokeByPress(painted, first);
    let last = first;
    onPaint(paintTo(stroke, first, columns));
    const drag = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY);
      const cell = group.contains(under) ? cellOf(under) : null;
      if (cell === null || cell === last) return;
      last = cell;
      onPaint(paintTo(stroke, cell, columns));
    };
    const end = new AbortController();
    const { signal } = end;
    addEventListener('pointermove', drag, { signal });
    addEventListener('pointerup', () => end.abort(), { signal });
    addEventListener(
      'pointercancel',
      () => {
        onPaint(stroke.before);
        end.abort();
      },
      { signal },
    );
  };
  /** Of the keyboard or a screen reader: the pointer has painted already. */
  const onClick = ({ target }: MouseEvent) => {
    const cell = cellOf(target);
    if (!byPointer.current && cell !== null) onPaint(paintTo(strokeByPress(painted, cell), cell, columns));
    byPointer.current = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    byPointer.current = false;
    const from = cellOf(event.target);
    const to = cellOf(moveFocus(event, { withShift: true }) ?? null);
    if (!event.shiftKey) byKeys.current = null;
    if (!event.shiftKey || from === null || to === null) return;
    byKeys.current ??= strokeByKeys(painted, from);
    onPaint(paintTo(byKeys.current, to, columns));
  };
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Shift') byKeys.current = null;
  };
  return { onPointerDown, onClick, onKeyDown, onKeyUp };
}
