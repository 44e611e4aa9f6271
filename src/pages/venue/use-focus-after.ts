import { useEffect } from 'react';

/** When what was open is gone and nothing has taken the focus, it goes to the element with this id. */
export function useFocusAfter(isOpen: boolean, id: string): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
    };
  }, [isOpen, id]);
}
