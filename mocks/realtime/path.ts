/** A path in the tree, key by key. */
export type Path = readonly string[];

export const pathOf = (text: string): Path => text.split('/').filter(Boolean);
export const textOf = (path: Path): string => path.join('/');
export const isWithin = (path: Path, outer: Path): boolean => outer.every((key, n) => path[n] === key);
export const isSame = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);
