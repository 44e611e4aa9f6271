import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What the library says about a change of its open state: the event, and a way to refuse it. */
interface OpenChange {
  event: Event;
  cancel: () => void;
}

/** Ways out of what is open beside its control. */
export interface FloatingFrame {
  /** Where it is put: beside a modal dialog everything is inert. */
  container: HTMLElement | undefined;
  positionMethod: 'fixed' | 'absolute';
  /** Takes it out of the page and gives the focus back to the control. */
  leave: () => void;
  onOpenChange: (open: boolean, change: OpenChange) => void;
}

/** Joins what is open while mounted to its control. */
export function floatingFrame(anchor: RefObject<HTMLElement | null>, onClose: () => void): FloatingFrame {
  const dialog = anchor.current?.closest('dialog') ?? undefined;
  const leave = () => {
    // at once: the library moves the focus as long as it is there
    flushSync(onClose);
    anchor.current?.focus({ preventScroll: true });
  };
  return {
    container: dialog,
    positionMethod: dialog ? 'fixed' : 'absolute',
    leave,
    onOpenChange: (open, { event, cancel }) => {
      // the control's own click follows, and closes
      if (event.type !== 'keydown' && event.target instanceof Node && anchor.current?.contains(event.target)) cancel();
      else if (!open) leave();
    },
  };
}
