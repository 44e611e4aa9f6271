import type { Card, Side } from './types.ts';

/** Yellow −1, second yellow −3, red −4, yellow and red −5: once for each player of a side (design §14). */
export function fairPlayOf(cards: readonly Card[], side: Side): number {
  const ofSide = cards.filter((card) => card.side === side);
  const unknown = ofSide.filter(({ player }) => player === null).map((card) => [card]);
  const known = Map.groupBy(
    ofSide.filter(({ player }) => player !== null),
    ({ player }) => player,
  );
  return [...unknown, ...known.values()].reduce((sum, ofPlayer) => sum + ofOnePlayer(ofPlayer), 0);
}

function ofOnePlayer(cards: readonly Card[]): number {
  const got = (kind: Card['kind']) => cards.filter((card) => card.kind === kind).length;
  if (got('red-card') > 0) return got('yellow-card') + got('second-yellow') > 0 ? -5 : -4;
  return got('second-yellow') > 0 || got('yellow-card') > 1 ? -3 : -1;
}
