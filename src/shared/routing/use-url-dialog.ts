import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** History state of an entry whose dialog was opened on the page: the search of the entry before it. */
interface OpenedFrom {
  openedFrom?: string;
}

export interface UrlDialog {
  /**
   * Opens the dialog of this search ('?do=edit') as a step of its own in the history, so that the back gesture closes it. A dialog
   * that is open already is replaced, and closing it still leads back to the page.
   */
  open: (search: string) => void;
  /**
   * Closes to this search, the address without the dialog. Goes back in the history if that is the entry before, and replaces the
   * entry otherwise: after a link from elsewhere, a reload in a new tab, or a change of the page made in the dialog.
   */
  close: (search: string) => void;
}

/**
 * A dialog that is open while the URL says so. Opening and closing keep the scroll position. The browser gives the focus back to what
 * opened the dialog; `focusAfter` is the id of the element that gets it instead when the opener is drawn anew.
 */
export function useUrlDialog(isOpen: boolean, focusAfter?: string): UrlDialog {
  const navigate = useNavigate();
  const location = useLocation();
  /** The location whose dialog is being closed: a second close before the next location would leave the page. */
  const closing = useRef<Location>(null);
  /** What is on screen now: a call that takes its time closes from an older rendering, perhaps after Back has closed already. */
  const shown = useRef<Location>(null);
  useLayoutEffect(() => {
    shown.current = isOpen ? location : null;
    return () => {
      shown.current = null;
    };
  }, [isOpen, location]);

  // in the commit that closes it: a passive effect may run after `keepFocus` has given the focus to the heading
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && focusAfter !== undefined && document.activeElement === document.body)
      document.getElementById(focusAfter)?.focus({ preventScroll: true });
  }, [isOpen, focusAfter]);

  return {
    open: (search) => {
      // the state of a page's own entries is written by that page and by this hook only
      const state: unknown = isOpen ? location.state : ({ openedFrom: location.search } satisfies OpenedFrom);
      void navigate({ search }, { replace: isOpen, state, preventScrollReset: true });
    },
    close: (search) => {
      if (shown.current === null || closing.current === shown.current) return;
      closing.current = shown.current;
      // see above
      const { openedFrom } = (shown.current.state ?? {}) as OpenedFrom;
      void (openedFrom === search ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset: true }));
    },
  };
}
