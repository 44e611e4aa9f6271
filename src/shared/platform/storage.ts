import type { StorageKey } from './storage-keys.ts';

/** Storage that never throws. What the browser refuses to take is kept in memory until the page is left. */
export interface SafeStorage {
  read: (key: StorageKey) => string | null;
  write: (key: StorageKey, value: string) => void;
  remove: (key: StorageKey) => void;
  /** `parse` returns null for what it does not know (an older shape); that and broken JSON are removed. */
  readJson: <T>(key: StorageKey, parse: (value: unknown) => T | null) => T | null;
  writeJson: (key: StorageKey, value: unknown) => void;
  /** True when this key's value would survive a reload. */
  isKept: (key: StorageKey) => boolean;
}

/** Reading `window.localStorage` itself throws where the browser blocks it, hence getters. */
export type StorageAreas = Record<StorageKey['area'], () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>>;

const browserAreas: StorageAreas = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
};

export function createStorage(areas: StorageAreas = browserAreas): SafeStorage {
  /** Only what the browser refused: a value, or null for one that it would not remove. */
  const memory = new Map<string, string | null>();

  const stored = ({ area, name }: StorageKey): string | null => attempt(() => areas[area]().getItem(name)) ?? null;
  const settle = (key: StorageKey, value: string | null): void => {
    if (stored(key) === value) memory.delete(slot(key));
    else memory.set(slot(key), value);
  };

  const read = (key: StorageKey): string | null => {
    const kept = memory.get(slot(key));
    return kept === undefined ? stored(key) : kept;
  };
  const write = (key: StorageKey, value: string): void => {
    attempt(() => areas[key.area]().setItem(key.name, value));
    settle(key, value);
  };
  const remove = (key: StorageKey): void => {
    attempt(() => areas[key.area]().removeItem(key.name));
    settle(key, null);
  };

  return {
    read,
    write,
    remove,
    readJson: (key, parse) => {
      const text = read(key);
      if (text === null) return null;
      const value = attempt(() => parse(JSON.parse(text))) ?? null;
      if (value === null) remove(key);
      return value;
    },
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    isKept: (key) => !memory.has(slot(key)) && stored(key) !== null,
  };
}

/** The two areas may hold the same name. */
const slot = ({ area, name }: StorageKey): string => `${area}:${name}`;

/** The result, or undefined when the browser refused. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
