import type { Snapshot } from '../backend.ts';

const STORE = 'snapshots';

/** Stored data of the page host; in a browser that refuses (private window, quota) nothing is stored. */
export async function readKept(name: string): Promise<Snapshot | null> {
  return withStore('readonly', (store) => store.get(name)).then(
    (value) => (value ?? null) as Snapshot | null, // the backend validates version and records before use
    () => null,
  );
}

export async function writeKept(name: string, snapshot: Snapshot): Promise<void> {
  await withStore('readwrite', (store) => store.put(snapshot, name)).catch(() => undefined);
}

async function withStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const open = indexedDB.open('fusha-mock', 1);
  open.addEventListener('upgradeneeded', () => open.result.createObjectStore(STORE));
  await settled(open);
  try {
    return await settled(act(open.result.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    open.result.close();
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
