import { useSearchParams } from 'react-router';
import { useUrlDialog } from './use-url-dialog.ts';

/** The search `current` with this dialog open, or (null) closed: `?do=invite`; other parameters stay. */
export function doSearch(name: string | null, current: URLSearchParams): string {
  const search = new URLSearchParams(current);
  if (name === null) search.delete('do');
  else search.set('do', name);
  return search.size > 0 ? `?${search}` : '';
}

/** A dialog of a page whose address holds other things as well: `?show=invited&do=invite`. */
export function useDoDialog(name: string) {
  const [search] = useSearchParams();
  const isOpen = search.get('do') === name;
  const dialog = useUrlDialog(isOpen);
  return {
    isOpen,
    open: () => dialog.open(doSearch(name, search)),
    close: () => dialog.close(doSearch(null, search)),
  };
}
