import { type TouchEvent, useRef } from 'react';
import { type SwipeDirection, swipeOf } from '../lib/swipe.ts';

/**
 * Properties of an element that is swiped with one finger. Give it `touch-action: pan-y pinch-zoom` where left and right are meant, else
 * the browser takes the movement; and a button beside it, for those who cannot swipe (UI-12, UI-13, UI-33).
 */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current;
      start.current = null;
      const touch = changedTouches[0];
      const direction = from && touch && swipeOf(touch.clientX - from.x, touch.clientY - from.y);
      if (direction) onSwipe(direction);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
