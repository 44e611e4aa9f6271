import type { BracketSide, Fixture, Id } from '../../shared/api/generated/model';
import { type BracketEntry, type BracketRound, byeKey, gameKey } from './bracket-rounds.ts';

/** Sizes in em of the bracket, which is drawn as large as there is room. */
export const BOX = { width: 13.5, height: 4.75 } as const;
const GAP = { x: 2, y: 0.75 } as const;
/** A round's name, above its games. */
const HEAD = 2.25;
/** Between winners and losers. */
const BETWEEN = 1.5;
const PITCH = BOX.height + GAP.y;

interface PlacedRound extends Pick<BracketRound, 'key' | 'side'> {
  /** Of its corner. */
  x: number;
  y: number;
  /** From top to bottom, each with its distance from the corner of the round. */
  boxes: readonly { entry: BracketEntry; y: number }[];
}

export interface BracketLayout {
  width: number;
  height: number;
  rounds: readonly PlacedRound[];
  lines: readonly Line[];
}

/** From where a team comes to where it goes on. */
interface Line {
  path: string;
  boxes: readonly [BracketEntry, BracketEntry];
}

/** A box, and the boxes that lines lead to it from. */
interface Node {
  entry: BracketEntry;
  side: BracketSide;
  x: number;
  from: readonly Node[];
  /** Null until it is placed. */
  top: number | null;
}

/** A round with its boxes. */
interface Column {
  round: BracketRound;
  nodes: readonly Node[];
}

/**
 * Where the boxes of a bracket stand: each in the middle of those that lead to it, losers below winners, the game for third place below
 * the final. A game that is missing from the answer is missing here, and nothing else.
 */
export function layOut(rounds: readonly BracketRound[]): BracketLayout {
  const columns = columnsOf(rounds);
  placeAll(columns);
  const nodes = columns.flatMap((column) => column.nodes);
  const losers = Math.min(...nodes.filter(({ side }) => side === 'losers').map(topOf));
  const placed = columns.map(({ round, nodes: ofRound }): PlacedRound => {
    const own = ofRound.toSorted((a, b) => topOf(a) - topOf(b));
    const [first] = own;
    const top = round.side === 'losers' ? losers : first && isAlone(round) ? topOf(first) : HEAD;
    const y = top - HEAD;
    const boxes = own.map((node) => ({ entry: node.entry, y: topOf(node) - y }));
    return { key: round.key, side: round.side, x: first?.x ?? 0, y, boxes };
  });
  return {
    width: Math.max(0, ...nodes.map(({ x }) => x + BOX.width)),
    height: Math.max(0, ...nodes.map(topOf)) + BOX.height,
    rounds: placed,
    lines: nodes.flatMap((node) =>
      node.from.map((from) => ({
        path: pathOf(from.x, topOf(from), node.x, topOf(node)),
        boxes: [from.entry, node.entry] as const,
      })),
    ),
  };
}

const topOf = ({ top }: Node): number => top ?? HEAD;

/** Nothing stands beside its one game: its name stands right above it, not in the line of names. */
const isAlone = ({ side, place }: BracketRound): boolean =>
  side === 'third' || side === 'reset' || (side === 'final' && place.type === 'double-elimination');

function columnsOf(rounds: readonly BracketRound[]): Column[] {
  const count = (side: BracketSide) => rounds.filter((one) => one.side === side).length;
  const seen = { winners: 0, losers: 0 };
  const final = Math.max(count('winners'), count('losers'));
  const made = new Map<string, Node>();
  return rounds.map((round) => {
    const { side } = round;
    const column = side === 'winners' || side === 'losers' ? seen[side]++ : side === 'reset' ? final + 1 : final;
    const x = column * (BOX.width + GAP.x);
    const nodes = round.entries.map((entry): Node => {
      const from = entry.game && side !== 'third' ? nodesBefore(entry.game, side, made) : [];
      return { entry, side, x, from, top: null };
    });
    // after the whole round: whatever the answer says, lines come from earlier rounds only
    for (const node of nodes) made.set(node.entry.key, node);
    return { round, nodes };
  });
}

/** The games that the sides of a game have won in its part of the bracket, and their byes; who has lost is not drawn from above. */
function nodesBefore(game: Fixture, side: BracketSide, earlier: ReadonlyMap<string, Node>): Node[] {
  return (['home', 'away'] as const).flatMap((key) => {
    const { source } = game[key];
    const bye = earlier.get(byeKey(game.id, key));
    if (bye) return [bye];
    if (source?.kind !== 'winner' || source.game_id === null) return [];
    const node = earlier.get(gameKey(source.game_id));
    return node && (node.side === side || side === 'final' || side === 'reset') ? [node] : [];
  });
}

/** Gives each box its top. */
function placeAll(columns: readonly Column[]): void {
  let next: number = HEAD;
  const place = (node: Node): number => {
    if (node.top !== null) return node.top;
    const { from } = node;
    if (from.length > 0) return (node.top = from.reduce((sum, one) => sum + place(one), 0) / from.length);
    node.top = next;
    next += PITCH;
    return node.top;
  };
  /** From the last round on, so that the games that lead to one box stand beside each other. */
  const placeSides = (...sides: readonly BracketSide[]) => {
    for (const { round, nodes } of columns.toReversed()) if (sides.includes(round.side)) nodes.forEach(place);
  };
  if (columns.some(({ round }) => round.side === 'losers')) {
    placeSides('winners');
    next += BETWEEN + HEAD;
    placeSides('losers');
  }
  placeSides('winners', 'final', 'reset');
  const only = (side: BracketSide) => columns.find(({ round }) => round.side === side)?.nodes[0];
  const [final, third] = [only('final'), only('third')];
  if (third) third.top = final ? place(final) + PITCH + HEAD : next;
}

/** From the right edge of a box to the left edge of the next one, in a right angle. */
function pathOf(x1: number, top1: number, x2: number, top2: number): string {
  const [y1, y2] = [top1 + BOX.height / 2, top2 + BOX.height / 2];
  return `M${x1 + BOX.width} ${y1}H${x2 - GAP.x / 2}V${y2}H${x2}`;
}

/** Whether a team has gone, or goes on, along a line. */
export const isWayOf = ({ boxes }: Line, team: Id): boolean =>
  boxes.every(({ game, bye }) =>
    game ? game.home.team?.id === team || game.away.team?.id === team : bye.team?.id === team,
  );
