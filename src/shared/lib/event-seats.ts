/** The seats of an event as one person meets them: those of the person and their guests are not among the taken ones. */
export interface Seats {
  capacity: number;
  /** By everybody else. */
  taken: number;
  /** Somebody else stands in line: they come first, whatever is free. */
  isWaitedFor: boolean;
}

/** Somebody's answer until now; any status without a seat or a place in line is as good as none. */
interface Answered {
  status: string;
  guests: number;
}

/** A seat when the whole party fits and nobody waits, else the last place in line. */
export const seatOrLine = ({ capacity, taken, isWaitedFor }: Seats, heads: number): 'going' | 'waitlisted' =>
  !isWaitedFor && taken + heads <= capacity ? 'going' : 'waitlisted';

/**
 * Where *going* with so many guests leads (decision 041); null: it is refused, because there are not as many seats. `mustAsk`: somebody
 * has to approve who comes. Whoever has a seat or a place in line keeps it; more guests need seats that nobody waits for.
 */
export function placeOfGoing(
  seats: Seats,
  before: Answered | null | undefined,
  { guests, mustAsk }: { guests: number; mustAsk: boolean },
): 'going' | 'waitlisted' | 'requested' | null {
  const heads = 1 + guests;
  if (heads > seats.capacity) return null;
  if (before?.status === 'going' || before?.status === 'waitlisted') {
    if (guests <= before.guests) return before.status;
    return before.status === 'going' && seatOrLine(seats, heads) === 'going' ? 'going' : null;
  }
  return mustAsk ? 'requested' : seatOrLine(seats, heads);
}
