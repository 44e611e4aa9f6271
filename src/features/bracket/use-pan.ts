import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/** Px; a shorter movement is a click. */
const LEAST = 4;

/** Properties of a scrolling frame that a mouse moves by dragging it; fingers and keys scroll it as the browser does. */
export function usePan() {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const hasMoved = useRef(false);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown: ({ pointerType, button, clientX: x, clientY: y, currentTarget: frame }: PointerEvent) => {
      hasMoved.current = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      start.current = { x, y, left: frame.scrollLeft, top: frame.scrollTop };
    },
    onPointerMove: ({ buttons, pointerId, clientX, clientY, currentTarget: frame }: PointerEvent) => {
      if (buttons === 0) end();
      if (start.current === null) return;
      const { x, y, left, top } = start.current;
      if (!hasMoved.current && Math.hypot(clientX - x, clientY - y) < LEAST) return;
      if (!hasMoved.current) frame.setPointerCapture(pointerId);
      hasMoved.current = true;
      frame.scrollLeft = left - (clientX - x);
      frame.scrollTop = top - (clientY - y);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // where the mouse is let go is no choice
    onClickCapture: (event: MouseEvent) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // a link would be dragged away
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
