/** A storage in memory, so that each story starts as a first visit. */
export function memoryArea(): () => Storage {
  const values = new Map<string, string>();
  const area: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (name) => values.get(name) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (name) => void values.delete(name),
    setItem: (name, value) => void values.set(name, value),
  };
  return () => area;
}
