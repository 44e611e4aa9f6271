import type {
  AffectedBooking,
  AffectedChoice,
  BookingPlaceTo,
  BookingProposal,
  ClosureAction,
  Id,
} from '../../../shared/api/generated/model';

/** What the venue has chosen for one booking so far. */
export interface ClosingChoice {
  action: ClosureAction | null;
  /** The `placeKey` of a time that was chosen among those proposed; null takes the nearest that is left. */
  to: string | null;
}
export type ClosingChoices = Readonly<Record<Id, ClosingChoice>>;

/** One booking in a time that is to be closed, with what would happen to it. */
export interface PlannedBooking {
  affected: AffectedBooking;
  /** Null until something is chosen that is still possible. */
  action: ClosureAction | null;
  /** Where a move leads; null where no time is left or the chosen one has gone. */
  to: BookingProposal | null;
  /** Proposals that other bookings of the plan take. */
  takenKeys: ReadonlySet<string>;
  problem: 'missing' | 'gone' | null;
}

/** Names a place among the proposals of a booking. */
export const placeKey = ({ court_id, date, time_slot_id }: BookingPlaceTo): string =>
  `${court_id}_${date}_${time_slot_id}`;

/** What can happen to a booking: guests and those that start soon cannot be asked (R31). */
export const actionsFor = ({ proposals, ask_until }: AffectedBooking): ClosureAction[] => [
  ...(proposals.length > 0 ? (['move'] as const) : []),
  'cancel',
  ...(ask_until === null ? [] : (['ask'] as const)),
];

/**
 * What happens to each booking of the latest preview. Choices stay with their bookings when the preview changes. Two bookings
 * never move to the same time: chosen times go before those that are proposed.
 */
export function planClosing(affected: readonly AffectedBooking[], choices: ClosingChoices): PlannedBooking[] {
  const wishes = affected.map((one) => {
    const { action = null, to = null } = choices[one.booking.id] ?? {};
    const isPossible = action !== null && actionsFor(one).includes(action);
    const chosen = one.proposals.find((proposal) => placeKey(proposal) === to) ?? null;
    return { one, action: isPossible ? action : null, to, chosen };
  });
  const places = new Map<Id, BookingProposal>();
  for (const { one, action, chosen } of wishes) if (action === 'move' && chosen) places.set(one.booking.id, chosen);
  for (const { one, action, to } of wishes) {
    if (action !== 'move' || to !== null) continue;
    const left = one.proposals.find((proposal) => !isTaken(proposal, places, one.booking.id));
    if (left) places.set(one.booking.id, left);
  }
  return wishes.map(({ one, action }) => {
    const { id } = one.booking;
    const to = action === 'move' ? (places.get(id) ?? null) : null;
    return {
      affected: one,
      action,
      to,
      takenKeys: new Set(one.proposals.filter((proposal) => isTaken(proposal, places, id)).map(placeKey)),
      problem: action === null ? 'missing' : action === 'move' && to === null ? 'gone' : null,
    };
  });
}

/** Whether another booking of the plan moves there, or to a part of it. */
const isTaken = (proposal: BookingProposal, places: ReadonlyMap<Id, BookingProposal>, bookingId: Id): boolean =>
  [...places].some(
    ([id, other]) =>
      id !== bookingId &&
      other.court_id === proposal.court_id &&
      Date.parse(other.starts_at) < Date.parse(proposal.ends_at) &&
      Date.parse(proposal.starts_at) < Date.parse(other.ends_at),
  );

/** The same for all bookings for which it is possible; the others keep what they have. */
export function chosenForAll(
  affected: readonly AffectedBooking[],
  choices: ClosingChoices,
  action: ClosureAction,
): ClosingChoices {
  const meant = affected.filter((one) => actionsFor(one).includes(action));
  return { ...choices, ...Object.fromEntries(meant.map(({ booking }) => [booking.id, { action, to: null }])) };
}

/** As it is sent; bookings without a choice are left out, which refuses the whole. */
export const closingBody = (plan: readonly PlannedBooking[]): AffectedChoice[] =>
  plan.flatMap(({ affected: { booking }, action, to }) => {
    if (action === null) return [];
    const place = to && { court_id: to.court_id, date: to.date, time_slot_id: to.time_slot_id };
    return { booking_id: booking.id, action, ...(place && { to: place }) };
  });

/** How many bookings something happens to. */
export const countOf = (plan: readonly PlannedBooking[], action: ClosureAction): number =>
  plan.filter((one) => one.action === action).length;
