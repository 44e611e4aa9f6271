import { useEffect, useRef } from 'react';
import { focusById } from '../../shared/ui/focus-by-id.ts';

/** Moves the focus to the new page's content, as a full load would; a change of query alone leaves it where it is. */
export function useFocusOnNavigation(id: string, page: string): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusById(id);
  }, [page, id]);
}
