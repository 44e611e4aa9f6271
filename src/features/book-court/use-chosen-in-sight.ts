import { useCallback, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { afterPaint } from '../../shared/platform/after-paint.ts';
import { isFreshEntry, usedEntry } from '../../shared/platform/fresh-entry.ts';

interface ChosenInSight {
  /** For the first button of the chosen time. */
  slotRef: (button: HTMLElement | null) => void;
  /** To be called when a time is pressed. */
  pressed: () => void;
}

/**
 * Brings the chosen time into sight: once, when the page was opened for that time, and whenever another one is pressed, because
 * the bar that then appears would cover it. A page that was gone back to stands where it stood (the router's business), and one
 * that was opened without a time begins at its top.
 */
export function useChosenInSight(asksForTime: boolean): ChosenInSight {
  const type = useNavigationType();
  // to the router a load of the whole page is going back too
  const isArriving = useRef(asksForTime && (type !== NavigationType.Pop || isFreshEntry()));
  const isPressed = useRef(false);
  const slotRef = useCallback((button: HTMLElement | null) => {
    if (!button || !(isArriving.current || isPressed.current)) return;
    const block = isArriving.current ? 'center' : 'nearest';
    usedEntry();
    isArriving.current = false;
    isPressed.current = false;
    // after the router has put the page to its top and the focus has moved
    afterPaint(() => button.scrollIntoView({ block }));
  }, []);
  const pressed = useCallback(() => void (isPressed.current = true), []);
  return { slotRef, pressed };
}
