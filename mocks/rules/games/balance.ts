import { otherSide, type Side } from './result.ts';

/** Somebody who plays, with the guests they bring; all of them stay together. */
export interface Party {
  readonly id: number;
  readonly guests: number;
  /** 1 to 5; null: not set. */
  readonly rating: number | null;
  readonly isKeeper: boolean;
  /** The side they stay on. */
  readonly lock: Side | null;
}
/** Who plays on which side, by the id of the party. */
export type Sides = ReadonlyMap<number, Side>;

const MIDDLE = 3;
const MOST_STEPS = 200;
/** Up to so many parties every exchange is tried, so that the sides are the fairest there are; beyond, those of two on each side. */
const SMALL = 14;
const MOST_OF_MANY = 2;
const MOST_ALTERNATIVES = 64;

/**
 * Fair sides (decision 042): heads as even as parties and locks allow, then as few goalkeepers on one side as possible, then ratings
 * as close as can be. A snake draft, then at most 200 improving exchanges. Another `variant` gives other sides as fair, if it finds any.
 */
export function balance(parties: readonly Party[], variant = 0): Sides {
  const weights = parties.map(weightOf);
  const drafted = draft(weights);
  const sides = improve(weights, drafted);
  return new Map(alternative(weights, sides, variant).map((side, index) => [weights[index]?.id ?? 0, side]));
}

/** What a party, or some together, bring to a side. */
interface Weight {
  readonly heads: number;
  readonly keepers: number;
  readonly rating: number;
}
interface Weighed extends Weight {
  readonly id: number;
  readonly lock: Side | null;
}
const nothing: Weight = { heads: 0, keepers: 0, rating: 0 };

const weightOf = ({ id, guests, rating, isKeeper, lock }: Party): Weighed => ({
  id,
  lock,
  heads: 1 + guests,
  keepers: Number(isKeeper),
  rating: (rating ?? MIDDLE) + guests * MIDDLE,
});

const plus = (a: Weight, b: Weight, factor = 1): Weight => ({
  heads: a.heads + factor * b.heads,
  keepers: a.keepers + factor * b.keepers,
  rating: a.rating + factor * b.rating,
});

/** How unfair it is when home has so much more than away; the first rule weighs more than all that follow. */
const unfairness = (lead: Weight): number =>
  Math.abs(lead.heads) * 1e9 + Math.abs(lead.keepers) * 1e5 + Math.abs(lead.rating);

/** Goalkeepers first, the best first: one to a side, then two to the other and two back. */
function draft(weights: readonly Weighed[]): Side[] {
  const order = weights
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => one.lock === null)
    .toSorted((a, b) => b.one.keepers - a.one.keepers || b.one.rating - a.one.rating || a.one.id - b.one.id);
  const sides: Side[] = weights.map(({ lock }) => lock ?? 'home');
  for (const [turn, { index }] of order.entries()) sides[index] = turn % 4 === 0 || turn % 4 === 3 ? 'home' : 'away';
  return sides;
}

/** Some parties of one side that may change it together. */
interface Bundle {
  readonly weight: Weight;
  readonly members: readonly number[];
}

/** None, one, two and so on. */
function bundlesOf(weights: readonly Weighed[], sides: readonly Side[], side: Side): Bundle[] {
  const free = weights.flatMap(({ lock }, index) => (lock === null && sides[index] === side ? [index] : []));
  const largest = weights.length <= SMALL ? free.length : MOST_OF_MANY;
  let grown: Bundle[] = [{ weight: nothing, members: [] }];
  const all = [...grown];
  for (let size = 1; size <= largest; size += 1) {
    grown = grown.flatMap(({ members, weight }) =>
      free
        .filter((index) => index > (members.at(-1) ?? -1))
        .map((index) => ({ weight: plus(weight, weights[index] ?? nothing), members: members.concat(index) })),
    );
    all.push(...grown);
  }
  return all;
}

const leadOf = (weights: readonly Weighed[], sides: readonly Side[]): Weight =>
  weights.reduce<Weight>((lead, one, index) => plus(lead, one, sides[index] === 'home' ? 1 : -1), nothing);

/** Home's lead after it has given one bundle for another. */
const leadAfter = (lead: Weight, given: Weight, got: Weight): Weight => plus(plus(lead, given, -2), got, 2);

function exchanged(sides: readonly Side[], given: Bundle, got: Bundle): Side[] {
  const moved = new Set([...given.members, ...got.members]);
  return sides.map((side, index) => (moved.has(index) ? otherSide(side) : side));
}

/** Bundles that weigh the same are the same exchange. */
const distinct = (bundles: readonly Bundle[]): Bundle[] => [
  ...new Map(bundles.map((one) => [`${one.weight.heads} ${one.weight.keepers} ${one.weight.rating}`, one])).values(),
];

/** Takes the best exchange as long as one makes the sides fairer. */
function improve(weights: readonly Weighed[], drafted: readonly Side[]): readonly Side[] {
  let sides = drafted;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const lead = leadOf(weights, sides);
    let best = { cost: unfairness(lead), sides };
    const theirs = distinct(bundlesOf(weights, sides, 'away'));
    for (const given of distinct(bundlesOf(weights, sides, 'home')))
      for (const got of theirs) {
        const cost = unfairness(leadAfter(lead, given.weight, got.weight));
        if (cost < best.cost) best = { cost, sides: exchanged(sides, given, got) };
      }
    if (best.sides === sides) return sides;
    sides = best.sides;
  }
  return sides;
}

/** The sides themselves or, by the number, one of those as fair that an exchange makes of them; the largest exchanges first. */
function alternative(weights: readonly Weighed[], sides: readonly Side[], variant: number): readonly Side[] {
  if (variant === 0) return sides;
  const lead = leadOf(weights, sides);
  const cost = unfairness(lead);
  const found = new Map([[nameOf(sides), sides]]);
  const theirs = bundlesOf(weights, sides, 'away').toReversed();
  for (const given of bundlesOf(weights, sides, 'home').toReversed())
    for (const got of theirs) {
      if (found.size > MOST_ALTERNATIVES || unfairness(leadAfter(lead, given.weight, got.weight)) !== cost) continue;
      const other = exchanged(sides, given, got);
      found.set(nameOf(other), found.get(nameOf(other)) ?? other);
    }
  return [...found.values()][variant % found.size] ?? sides;
}

/** The same for sides that have only changed their colours. */
const nameOf = (sides: readonly Side[]): string => sides.map((side) => (side === sides[0] ? 'x' : 'o')).join('');
