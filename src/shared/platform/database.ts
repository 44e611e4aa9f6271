import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A database in IndexedDB, of one version, opened with its first use and kept open; anew after the browser has closed it or has
 * refused it. Rejects where the browser refuses storage. `upgrade` makes its tables.
 */
export function database<Tables extends DBSchema>(
  name: string,
  upgrade: (db: IDBPDatabase<Tables>) => void,
): () => Promise<IDBPDatabase<Tables>> {
  let opened: Promise<IDBPDatabase<Tables>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    opened ??= openDB<Tables>(name, 1, {
      upgrade,
      terminated: forget, // by the browser, e.g. when it frees room
    }).catch((error: unknown) => {
      forget(); // tried anew with the next use
      throw error;
    });
    return opened;
  };
}
