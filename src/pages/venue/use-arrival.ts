import { useCallback, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { afterPaint } from '../../shared/platform/after-paint.ts';

/**
 * For the first button of the chosen time: brings it into sight, once, when the page was opened for that time. A page that was
 * gone back to stands where it stood (the router's business), and one that was opened without a time begins at its top.
 */
export function useArrival(asksForTime: boolean): (button: HTMLElement | null) => void {
  const { key } = useLocation();
  const type = useNavigationType();
  // a load of the whole page counts as going back too, but has no key of its own
  const isArriving = useRef(asksForTime && (type !== NavigationType.Pop || key === 'default'));
  return useCallback((button) => {
    if (!button || !isArriving.current) return;
    isArriving.current = false;
    // after the router has put the page to its top and the focus has moved
    afterPaint(() => button.scrollIntoView({ block: 'center' }));
  }, []);
}
