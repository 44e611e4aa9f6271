/** The list with one item at another place, both counted from 0; as it was when `from` is -1, for an item that has gone. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (from === -1) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
