/** Where a finger was drawn to. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Px; a shorter movement is no swipe. */
const LEAST = 30;

/** The direction of a movement by so many px: that of its longer axis; null when it is too short or neither axis is longer. Source: UI-12, UI-13, UI-33. */
export function swipeOf(dx: number, dy: number): SwipeDirection | null {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (Math.max(across, along) < LEAST || across === along) return null;
  if (across > along) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
