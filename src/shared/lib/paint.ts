/**
 * Painting on a grid of cells that are on or off. A cell is its index in reading order: row × columns + column. A stroke begins
 * at one cell and covers the rectangle up to another; going back uncovers what it covered.
 */
export interface Stroke {
  readonly anchor: number;
  /** Whether the stroke turns its cells on or off. */
  readonly on: boolean;
  /** What was on before it. */
  readonly before: ReadonlySet<number>;
}

/** A press turns its cell over, and a drag on from there does the same to others. */
export const strokeByPress = (painted: ReadonlySet<number>, cell: number): Stroke => ({
  anchor: cell,
  on: !painted.has(cell),
  before: painted,
});

/** Shift and an arrow give the neighbours the state of the cell where the stroke begins. */
export const strokeByKeys = (painted: ReadonlySet<number>, cell: number): Stroke => ({
  anchor: cell,
  on: painted.has(cell),
  before: painted,
});

/** What is on when the stroke has come to this cell. */
export function paintTo({ anchor, on, before }: Stroke, cell: number, columns: number): ReadonlySet<number> {
  const painted = new Set(before);
  for (const covered of rectangle(anchor, cell, columns)) {
    if (on) painted.add(covered);
    else painted.delete(covered);
  }
  return painted;
}

function rectangle(a: number, b: number, columns: number): number[] {
  const [top, bottom] = inOrder(Math.floor(a / columns), Math.floor(b / columns));
  const [left, right] = inOrder(a % columns, b % columns);
  const width = right - left + 1;
  return Array.from(
    { length: (bottom - top + 1) * width },
    (_, n) => (top + Math.floor(n / width)) * columns + left + (n % width),
  );
}

const inOrder = (a: number, b: number): [number, number] => (a <= b ? [a, b] : [b, a]);
