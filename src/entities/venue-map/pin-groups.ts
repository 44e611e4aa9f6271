/** A point on the screen. */
export interface Spot {
  x: number;
  y: number;
}

/** Pins closer than this cover each other: a price of four figures, and below it the name of its town. */
const APART: Spot = { x: 84, y: 68 };

/** Puts pins that would cover each other into one group; the first of a group gives its place. */
export function groupPins<T>(pins: readonly T[], spotOf: (pin: T) => Spot, apart = APART): T[][] {
  const groups: { spot: Spot; members: T[] }[] = [];
  for (const pin of pins) {
    const spot = spotOf(pin);
    const near = groups.find(
      (group) => Math.abs(group.spot.x - spot.x) < apart.x && Math.abs(group.spot.y - spot.y) < apart.y,
    );
    if (near) near.members.push(pin);
    else groups.push({ spot, members: [pin] });
  }
  return groups.map(({ members }) => members);
}
