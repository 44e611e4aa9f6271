import { Board, type Node } from './board.ts';
import { placeGreedily, turnsOf } from './greedy.ts';
import { makeRoom } from './make-room.ts';
import type { PlacedGame, Schedule, ScheduleProblem } from './problem.ts';
import { type Missing, missingOf, reasonFor } from './reasons.ts';
import { placeMost, SMALL } from './search.ts';

/** A schedule, and what its unplaced games lack by matchday. */
export interface Planned extends Schedule {
  readonly missing: readonly Missing[];
}

/**
 * Gives games their times and courts (design §14.6): greedily first, then what is left by making room. Of up to 8 games as many are placed
 * as can be, of more also the matchdays that have so few and no game that waits for another.
 */
export function schedule(problem: ScheduleProblem): Planned {
  const board = new Board(problem);
  placeGreedily(board);
  if (left(board.nodes)) makeRoom(board);
  if (board.nodes.length <= SMALL) searchIn(board, board.nodes);
  else
    for (const games of turnsOf(board.nodes))
      if (games.length <= SMALL && games.every(({ before, after }) => before.length + after.length === 0))
        searchIn(board, games, LOOKS_IN_MATCHDAY);
  const unplaced = board.nodes.filter(({ slot }) => slot === null).map((node) => reasonFor(board, node));
  return { placed: placedOf(board), unplaced, missing: missingOf(board, unplaced) };
}

const LOOKS_IN_MATCHDAY = 3000;
const left = (nodes: readonly Node[]): boolean => nodes.some(({ slot }) => slot === null);
function searchIn(board: Board, nodes: readonly Node[], looks?: number): void {
  if (left(nodes)) placeMost(board, nodes, looks);
}

const placedOf = ({ nodes }: Board): PlacedGame[] =>
  nodes
    .flatMap(({ game, slot }) => (slot ? [{ game: game.id, starts: slot.time.at, court: slot.court }] : []))
    .toSorted((a, b) => a.starts - b.starts || a.game - b.game);

/** A change of a problem: which kind of change, what it is, and the problem after it. */
export interface Change<Kind, What> {
  readonly kind: Kind;
  readonly what: What;
  readonly problem: () => ScheduleProblem;
}
/** A change that was tried, and how many games it leaves without a place. */
export interface Offer<Kind, What> {
  readonly kind: Kind;
  readonly what: What;
  readonly unplaced: number;
}

/** Tries each change. Answers of each kind the one that places the most, of equals the first; without those that place no more than before. */
export function offersOf<Kind, What>(unplaced: number, changes: readonly Change<Kind, What>[]): Offer<Kind, What>[] {
  const best = new Map<Kind, Offer<Kind, What>>();
  for (const { kind, what, problem } of changes) {
    const fewest = best.get(kind)?.unplaced ?? unplaced;
    if (fewest === 0) continue;
    const left = schedule(problem()).unplaced.length;
    if (left < fewest) best.set(kind, { kind, what, unplaced: left });
  }
  return [...best.values()].toSorted((a, b) => a.unplaced - b.unplaced);
}
