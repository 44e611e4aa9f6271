import type { Board, Node, Slot } from './board.ts';

const DEPTH = 3;
const GAMES_AT_ONCE = 2;
const LOOKS_PER_GAME = 3000;
const LOOKS = 60_000;

/** Places what was left by moving others out of the way, who find another place by the same way; a game that nobody makes room for stays out. */
export function makeRoom(board: Board): void {
  let looks = LOOKS;
  for (const node of board.nodes) {
    if (node.slot !== null || looks <= 0) continue;
    const budget = { looks: Math.min(looks, LOOKS_PER_GAME) };
    const before = budget.looks;
    moveFor(board, node, { depth: DEPTH, held: new Set(), trail: [], budget });
    looks -= before - budget.looks;
  }
}

interface Moving {
  readonly depth: number;
  /** Games that this chain has placed: they stay. */
  readonly held: Set<Node>;
  /** What was moved from where, to undo it. */
  readonly trail: [Node, Slot | null][];
  readonly budget: { looks: number };
}

function moveFor(board: Board, node: Node, moving: Moving): boolean {
  const { depth, held, trail, budget } = moving;
  held.add(node);
  for (const time of node.times)
    for (const slot of time.slots) {
      budget.looks -= 1;
      if (budget.looks <= 0) break;
      if (node.before.some((one) => one.slot === null && !held.has(one))) continue;
      const others = board.inTheWay(node, slot);
      if (others.length > (depth > 0 ? GAMES_AT_ONCE : 0) || others.some((one) => held.has(one))) continue;
      const mark = trail.length;
      for (const one of others) move(board, one, null, trail);
      move(board, node, slot, trail);
      if (others.every((one) => moveFor(board, one, { ...moving, depth: depth - 1 })) && isWhole(node)) return true;
      undo(board, moving, mark);
      held.add(node);
    }
  held.delete(node);
  return false;
}

/** No game stands without those that come before it. */
const isWhole = ({ before, after }: Node): boolean =>
  before.every(({ slot }) => slot !== null) &&
  after.every(({ slot, before: all }) => !slot || all.every((one) => one.slot));

function move(board: Board, node: Node, slot: Slot | null, trail: Moving['trail']): void {
  trail.push([node, node.slot]);
  board.remove(node);
  if (slot) board.place(node, slot);
}

function undo(board: Board, { trail, held }: Moving, mark: number): void {
  for (const [node, slot] of trail.splice(mark).toReversed()) {
    board.remove(node);
    if (slot) board.place(node, slot);
    held.delete(node);
  }
}
