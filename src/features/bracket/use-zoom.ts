import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** As the frame allows: at first legible, then also the whole width; else in rem of its letters. */
export type Size = 'legible' | 'whole' | number;

const [LEAST, MOST, STEP] = [0.25, 2, 1.25];

/** The size of what is drawn in a scrolling frame: by buttons, and by the keys + - 0. What is in the middle stays there. */
export function useZoom() {
  const [size, setSize] = useState<Size>('legible');
  const frame = useRef<HTMLDivElement>(null);
  const resize = (next: (rem: number) => Size) => {
    const element = frame.current;
    if (!element) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const before = remOf(element);
    flushSync(() => setSize(next(before)));
    const ratio = remOf(element) / before;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * ratio - clientWidth / 2;
    element.scrollTop = (scrollTop + clientHeight / 2) * ratio - clientHeight / 2;
  };
  const zoomIn = () => resize((rem) => Math.min(MOST, rem * STEP));
  const zoomOut = () => resize((rem) => Math.max(LEAST, rem / STEP));
  const whole = () => resize(() => 'whole');
  const keys: Partial<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': whole };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return { frame, size, zoomIn, zoomOut, whole, onKeyDown, isLargest: size === MOST, isSmallest: size === LEAST };
}

/** Size of the letters of what the frame holds, in rem. */
function remOf({ firstElementChild: drawn, ownerDocument }: Element): number {
  const px = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return drawn ? px(drawn) / px(ownerDocument.documentElement) : 1;
}
