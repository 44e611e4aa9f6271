import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusById } from '../../shared/ui/focus-by-id.ts';

/** Moves the focus to the new page's content, as a full load would; a change of query alone leaves it where it is. */
export function useFocusOnNavigation(id: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusById(id);
  }, [pathname, id]);
}
