import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusById } from '../../shared/ui/focus-by-id.ts';

/** `#description` leads to a field of this form: the overview of a thing says what is missing. */
export function useFieldInHash({ id }: { id: string }): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) focusById(`${id}-${hash.slice(1)}`);
  }, [id, hash]);
}
