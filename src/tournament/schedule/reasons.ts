import { type Board, MINUTE, type Node } from './board.ts';
import type { UnplacedGame, UnplacedReason } from './problem.ts';

type Reason = Omit<UnplacedGame, 'game'>;

/** Why a game has no place, by the kick-off at which the least is in its way. */
export function reasonFor(board: Board, node: Node): UnplacedGame {
  const { game, before } = node;
  const { id, matchday, notBefore = -Infinity, notAfter = Infinity } = game;
  const kickoffs = board.problem.matchdays.get(matchday) ?? [];
  const inside = kickoffs.filter((at) => at >= notBefore && at + board.length <= notAfter);
  if (kickoffs.length === 0) return { game: id, ...only('kick-off') };
  if (inside.length === 0 || before.some(({ slot }) => slot === null)) return { game: id, ...only('order') };
  const found = inside.map((at) => atKickoff(board, node, at));
  const [first = only('court')] = order.flatMap((reason) => found.filter((one) => one.reason === reason));
  return { game: id, ...first };
}

/** What is said first, as it is mended most easily. */
const order: readonly UnplacedReason[] = ['court', 'official', 'rest', 'order', 'kick-off'];
const only = (reason: UnplacedReason): Reason => ({ reason, team: null, official: null });

function atKickoff(board: Board, node: Node, at: number): Reason {
  if (!board.isInOrder(node, at)) return only('order');
  const time = board.times.find((one) => one.at === at);
  const taken = node.persons.filter(({ blocked }) => time !== undefined && (blocked[time.index] ?? 0) > 0);
  const team = taken.find(({ isTeam }) => isTeam);
  if (team) return { ...only('rest'), team: team.id };
  const official = taken.find(({ isTeam }) => !isTeam);
  return official ? { ...only('official'), official: official.id } : only('court');
}

/** What the unplaced games of a matchday lack. */
export interface Missing {
  readonly matchday: number;
  readonly games: number;
  /** Of those that lack a court. */
  readonly courtMinutes: number;
  /** Who would not have their rest. */
  readonly teams: readonly number[];
}

/** What is missing, by matchday. */
export function missingOf(board: Board, unplaced: readonly UnplacedGame[]): Missing[] {
  const matchdayOf = new Map(board.nodes.map(({ game }) => [game.id, game.matchday]));
  const byDay = Map.groupBy(unplaced, ({ game }) => matchdayOf.get(game) ?? 0);
  return [...byDay]
    .map(([matchday, games]) => ({
      matchday,
      games: games.length,
      courtMinutes: (games.filter(({ reason }) => reason === 'court').length * board.length) / MINUTE,
      teams: [...new Set(games.flatMap(({ team }) => team ?? []))],
    }))
    .toSorted((a, b) => a.matchday - b.matchday);
}
