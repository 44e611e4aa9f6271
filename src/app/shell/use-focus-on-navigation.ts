import { useEffect, useRef } from 'react';

/** Moves the focus to the new page's content, as a full load would; a change of the query alone does not move it. */
export function useFocusOnNavigation(id: string, page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // the router sets the scroll position: the top, or where the page was left
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [page, id]);
}
