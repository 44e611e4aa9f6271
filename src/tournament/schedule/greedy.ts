import type { Board, Node, Slot } from './board.ts';

/**
 * Design §14.6: matchday by matchday, the game with the fewest options first, as early as it can be. What must come before a game has
 * its turn before it.
 */
export function placeGreedily(board: Board): void {
  for (const games of turnsOf(board.nodes)) {
    let left = games;
    while (left.length > 0) {
      const next = fewestOptions(board, left);
      const slot = next && earliest(board, next);
      if (slot) board.place(next, slot);
      left = left.filter((node) => node !== next);
    }
  }
}

/** Games that are placed together: those of a matchday whose games before them have had their turn. */
export function turnsOf(nodes: readonly Node[]): Node[][] {
  const turns = new Map<Node, readonly [matchday: number, depth: number]>();
  const turnOf = (node: Node): readonly [number, number] => {
    const known = turns.get(node);
    if (known) return known;
    turns.set(node, [node.game.matchday, 0]); // a circle must not be followed for ever
    let [matchday, depth] = [node.game.matchday, 0];
    for (const [day, level] of node.before.map(turnOf)) {
      if (day > matchday) [matchday, depth] = [day, level + 1];
      else if (day === matchday) depth = Math.max(depth, level + 1);
    }
    turns.set(node, [matchday, depth]);
    return [matchday, depth];
  };
  const groups = Map.groupBy(nodes, (node) => turnOf(node).join(':'));
  return [...groups.values()].toSorted(([a], [b]) => {
    const [one, other] = [a, b].map((node) => (node && turns.get(node)) ?? [0, 0]);
    return (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0);
  });
}

function fewestOptions(board: Board, nodes: readonly Node[]): Node | null {
  let best: Node | null = null;
  let fewest = Infinity;
  for (const node of nodes) {
    const options = board.options(node);
    if (options >= fewest) continue;
    best = node;
    fewest = options;
  }
  return best;
}

/** The earliest kick-off, on the court that is of least use to others; without courts the games spread over the kick-offs. */
function earliest(board: Board, node: Node): Slot | null {
  let best: Slot | null = null;
  for (const time of node.times) {
    if (time.free === 0 || !board.fits(node, time)) continue;
    const slot = leastUsed(time.slots);
    if (!slot) continue;
    if (slot.court) return slot;
    if (best === null || time.games < best.time.games) best = slot;
  }
  return best;
}

const leastUsed = (slots: readonly Slot[]): Slot | null => {
  let best: Slot | null = null;
  let uses = Infinity;
  for (const slot of slots) {
    if (slot.taken > 0) continue;
    const free = slot.overlaps.reduce((sum, { taken }) => sum + (taken === 0 ? 1 : 0), 0);
    if (free < uses) [best, uses] = [slot, free];
  }
  return best;
};
