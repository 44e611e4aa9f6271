import { useSearchParams } from 'react-router';
import type { Id } from '../api/generated/model';
import { MAX_ID, toWhole } from './search-params.ts';
import { toAddress, withParams } from './search-state.ts';
import { useUrlDialog } from './use-url-dialog.ts';

/** The dialog that an address names: by `?do=invite`, or about a thing by `?member=12`. */
export type ShownDialog<Plain extends string, About extends string> =
  // distributed, so that dialogs of one sort leave no trace of the other
  (Plain extends string ? { name: Plain; id: null } : never) | (About extends string ? { name: About; id: Id } : never);

export interface SearchDialogs<Plain extends string, About extends string> {
  /** Null for none. */
  read: (search: URLSearchParams) => ShownDialog<Plain, About> | null;
  /** The same search with this dialog open, or with none, including `?`; other parameters stay, but those beside the dialog before. */
  write: (
    search: URLSearchParams,
    shown: ShownDialog<Plain, About> | null,
    beside?: Readonly<Record<string, string>>,
  ) => string;
}

/**
 * The dialogs of a page, of which one is open at a time: `searchDialogs({ do: ['add'], about: ['member', 'invitation'] })`. `beside` names
 * what an address may say besides, e.g. where a game was dragged to: it goes with its dialog.
 */
export function searchDialogs<const Plain extends string = never, const About extends string = never>(names: {
  do?: readonly Plain[];
  about?: readonly About[];
  beside?: readonly string[];
}): SearchDialogs<Plain, About> {
  const { do: plain = [], about = [], beside = [] } = names;
  return {
    read: (search) => {
      type Shown = ShownDialog<Plain, About>;
      const asked = plain.find((name) => name === search.get('do'));
      if (asked !== undefined) return { name: asked, id: null } as Shown; // a name of the list of its sort
      for (const name of about) {
        const id = toWhole(search.get(name), MAX_ID);
        if (id !== undefined) return { name, id } as Shown; // likewise
      }
      return null;
    },
    write: (search, shown, said = {}) => {
      const own = [...(plain.length > 0 ? ['do'] : []), ...about, ...beside];
      const closed = Object.fromEntries(own.map((name) => [name, null]));
      const opened = shown && (shown.id === null ? { do: shown.name } : { [shown.name]: String(shown.id) });
      return toAddress(withParams(search, { ...closed, ...opened, ...said }));
    },
  };
}

interface Options<Shown> {
  /** As in `useUrlDialog`. */
  focusAfter?: string;
  /** One that may not be opened, or is not this component's, counts as not named. */
  mayOpen?: (shown: Shown) => boolean;
}

/** The dialog of these that the address names, and the ways into and out of it. */
export function useSearchDialogs<Plain extends string, About extends string>(
  dialogs: SearchDialogs<Plain, About>,
  { focusAfter, mayOpen }: Options<ShownDialog<Plain, About>> = {},
) {
  const [search] = useSearchParams();
  const named = dialogs.read(search);
  const shown = named && mayOpen?.(named) === false ? null : named;
  const dialog = useUrlDialog(shown !== null, focusAfter);
  function open(name: Plain): void;
  function open(name: About, id: Id, beside?: Readonly<Record<string, string>>): void;
  function open(name: Plain | About, id: Id | null = null, beside: Readonly<Record<string, string>> = {}): void {
    dialog.open(dialogs.write(search, { name, id } as ShownDialog<Plain, About>, beside)); // the overloads pair names and ids
  }
  return { shown, open, close: () => dialog.close(dialogs.write(search, null)) };
}
