export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Source: specification §9. */
export const SWIPE_THRESHOLD_PX = 30;

/** Direction of a movement by its dominant axis (an exact diagonal is horizontal); null when it is too short. Source: specification §5. */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) >= SWIPE_THRESHOLD_PX) {
    if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left';
    return dy > 0 ? 'down' : 'up';
  }
  return null;
}
