/** What the history says of an entry that a full page load has opened and nothing has been done with yet. */
interface EntryState {
  key?: string;
  isFresh?: boolean;
}

const read = (): EntryState | null => history.state as EntryState | null; // written here and by the router

/**
 * Gives the entry of a full page load the key under which its scroll position is stored, because the router gives all of them the
 * same one, and notes that it is new; one that is reloaded or gone back to has a key already.
 */
export function keyEntry(newKey: () => string): void {
  const state = read();
  if (!state?.key) history.replaceState({ ...state, key: newKey(), isFresh: true }, '');
}

/** The page was opened by a link from elsewhere: there is no position to return to. */
export const isFreshEntry = (): boolean => read()?.isFresh === true;

/** From now on the entry is one that is gone back to. */
export function usedEntry(): void {
  const state = read();
  if (state?.isFresh) history.replaceState({ ...state, isFresh: false }, '');
}
