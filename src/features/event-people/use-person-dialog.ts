import { useSearchParams } from 'react-router';
import type { Id } from '../../shared/api/generated/model';
import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';

const NAME = 'person';

/** The dialog about one of the people of an event, as the address names it: `?person=12`; other parameters stay. */
export function usePersonDialog() {
  const [search] = useSearchParams();
  const participantId: Id | null = toWhole(search.get(NAME), MAX_ID) ?? null;
  const dialog = useUrlDialog(participantId !== null);
  const searchOf = (id: Id | null): string => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(NAME);
    else next.set(NAME, String(id));
    return next.size > 0 ? `?${next}` : '';
  };
  return {
    participantId,
    open: (id: Id) => dialog.open(searchOf(id)),
    close: () => dialog.close(searchOf(null)),
  };
}
