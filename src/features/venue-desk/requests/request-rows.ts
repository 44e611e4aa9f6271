import type { Booking, CompetitionRef } from '../../../shared/api/generated/model';

export interface RequestRow {
  booking: Booking;
  isAnswered: boolean;
}
/** One request, or all that a competition asks for. */
export type GroupedRow =
  | { competition: null; rows: readonly [RequestRow] }
  | { competition: CompetitionRef; rows: readonly RequestRow[] };

/** What a competition asks for stands together, in the place of the first of it, as long as something of it waits (R30). */
export function groupedRows(rows: readonly RequestRow[]): GroupedRow[] {
  const groups = new Map<number, RequestRow[]>();
  for (const row of rows) {
    const { competition } = row.booking;
    if (competition) groups.set(competition.id, [...(groups.get(competition.id) ?? []), row]);
  }
  return rows.flatMap((row): GroupedRow[] => {
    const { competition } = row.booking;
    const group = competition ? groups.get(competition.id) : undefined;
    if (!competition || !group?.some(({ isAnswered }) => !isAnswered)) return [{ competition: null, rows: [row] }];
    return group[0] === row ? [{ competition, rows: group }] : [];
  });
}

/**
 * The requests in their order, soonest first, with those that were answered here in the places where they stood: rows below an
 * answer must not move under the finger that goes on to the next.
 */
export function requestRows(listed: readonly Booking[], answered: readonly Booking[]): RequestRow[] {
  const isListed = (booking: Booking): boolean => listed.some(({ id }) => id === booking.id);
  return [
    ...listed.map((booking) => ({ booking, isAnswered: booking.status !== 'Pending' })),
    ...answered.filter((booking) => !isListed(booking)).map((booking) => ({ booking, isAnswered: true })),
  ].toSorted(
    (a, b) => Date.parse(a.booking.starts_at) - Date.parse(b.booking.starts_at) || a.booking.id - b.booking.id,
  );
}
