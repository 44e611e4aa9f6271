import { useEffect, useRef } from 'react';

/** Moves the focus to the new page's content, as a full load would; a change of query alone leaves it where it is. */
export function useFocusOnNavigation(id: string, page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // where the page stands is the router's to say: at its top, or where it was left
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [page, id]);
}
