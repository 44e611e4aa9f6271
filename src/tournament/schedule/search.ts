import type { Board, Node, Slot } from './board.ts';

/** So few games are placed as well as is possible at all. */
export const SMALL = 8;
const LOOKS = 150_000;

/**
 * Places as many of these games as can be: branch and bound over every kick-off and court, the game with the fewest options first. Games
 * that are not among them stay where they are. What was there before stays when nothing better is found.
 */
export function placeMost(board: Board, nodes: readonly Node[], looks = LOOKS): void {
  let best = nodes.map(({ slot }) => slot);
  let most = best.filter((slot) => slot !== null).length;
  let left = looks;
  for (const node of nodes) board.remove(node);
  const all = nodes.filter((node) => node.times.length > 0).length;

  const visit = (open: readonly Node[], placed: number): void => {
    left -= 1;
    if (placed > most) {
      most = placed;
      best = nodes.map(({ slot }) => slot);
    }
    if (left <= 0 || most === all || open.length === 0 || placed + open.length <= most) return;
    const ready = open.filter(({ before }) => !before.some((one) => open.includes(one)));
    const [node, rest] = pick(board, ready, open);
    if (node === null || placed + bound(board, rest, ready) <= most) return;
    const others = rest.filter((one) => one !== node);
    for (const slot of differing(board, node)) {
      board.place(node, slot);
      visit(others, placed + 1);
      board.remove(node);
    }
    visit(others, placed);
  };
  visit(nodes, 0);
  for (const [index, node] of nodes.entries()) {
    const slot = best[index];
    if (slot) board.place(node, slot);
  }
}

/** The ready game with the fewest options, and the open games without those that have none left. */
function pick(board: Board, ready: readonly Node[], open: readonly Node[]): [Node | null, Node[]] {
  let node: Node | null = null;
  let fewest = Infinity;
  const lost = new Set<Node>();
  for (const one of ready) {
    const options = board.options(one);
    if (options === 0) lost.add(one);
    else if (options < fewest) [node, fewest] = [one, options];
  }
  return [node, open.filter((one) => !lost.has(one))];
}

/** At most so many can be placed: each on a slot of its own, whatever else is in the way. */
function bound(board: Board, open: readonly Node[], ready: readonly Node[]): number {
  if (board.problem.courts === null) return open.length;
  const holder = new Map<Slot, Node>();
  const isReady = new Set(ready);
  const seat = (node: Node, seen: Set<Slot>): boolean => {
    for (const time of node.times) {
      if (time.free === 0 || (isReady.has(node) && !board.fits(node, time))) continue;
      for (const slot of time.slots) {
        if (slot.taken > 0 || seen.has(slot)) continue;
        seen.add(slot);
        const other = holder.get(slot);
        if (other && !seat(other, seen)) continue;
        holder.set(slot, node);
        return true;
      }
    }
    return false;
  };
  return open.filter((node) => seat(node, new Set())).length;
}

/** The free slots it could take; of courts that are as free as each other only the first. */
function differing(board: Board, node: Node): Slot[] {
  return node.times.flatMap((time) => {
    if (time.free === 0 || !board.fits(node, time)) return [];
    const kinds = new Map<string, Slot>();
    for (const slot of time.slots) {
      if (slot.taken > 0) continue;
      const kind = slot.court === null ? '' : kindOf(board, slot);
      if (!kinds.has(kind)) kinds.set(kind, slot);
    }
    return [...kinds.values()];
  });
}

/** The free time of a slot and all that are free on its court. */
const kindOf = (board: Board, { court }: Slot): string =>
  board.times
    .flatMap(({ slots }) => slots)
    .filter((one) => one.court?.court === court?.court && one.taken === 0)
    .map((one) => `${one.time.index}:${one.court?.starts}-${one.court?.ends}`)
    .concat(`${court?.starts}-${court?.ends}`)
    .join();
