import type { Booking, CourtRef, CourtSlot, GetVenueCalendarData } from '../../shared/api/generated/model';

/** A line of the sheet: a booking over all its slots, a closed time, or a free slot to write in. */
export interface SheetRow {
  /** Wire instants. */
  starts_at: string;
  ends_at: string;
  booking: Booking | null;
  /** Why the court is closed then; an empty text when nobody said why. */
  closed: string | null;
}

export interface CourtSheet {
  court: CourtRef;
  /** By time; none when the court offers nothing on that day and nobody has booked it. */
  rows: SheetRow[];
}

/** One day (`yyyy-MM-dd`) of a calendar's answer as lines on paper, court by court in the order of the venue. Source: design §5. */
export function sheetRows(calendar: GetVenueCalendarData, date: string): CourtSheet[] {
  const slots = calendar.days.find((day) => day.date === date)?.slots ?? [];
  return calendar.courts.map((court) => {
    const bookings = calendar.bookings.filter((booking) => booking.court.id === court.id && booking.date === date);
    const open = slots.filter(
      (slot) => slot.court_id === court.id && !bookings.some((booking) => overlaps(booking, slot)),
    );
    const rows = [
      ...bookings.map((booking) => rowOf(booking, { booking, closed: null })),
      ...open.map((slot) => rowOf(slot, { booking: null, closed: whyClosed(calendar, slot, date) })),
    ];
    return { court, rows: joined(rows.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) };
  });
}

type Span = Pick<SheetRow, 'starts_at' | 'ends_at'>;
const rowOf = ({ starts_at, ends_at }: Span, rest: Omit<SheetRow, keyof Span>): SheetRow => ({
  starts_at,
  ends_at,
  ...rest,
});

const overlaps = (a: Span, b: Span): boolean =>
  Date.parse(a.starts_at) < Date.parse(b.ends_at) && Date.parse(b.starts_at) < Date.parse(a.ends_at);

function whyClosed({ blocks }: GetVenueCalendarData, slot: CourtSlot, date: string): string | null {
  const block = blocks.find(
    ({ court_ids: courts, date_from: from, date_to: to, time_slot_ids: ids }) =>
      courts.includes(slot.court_id) && from <= date && date <= to && (ids?.includes(slot.time_slot_id) ?? true),
  );
  return block?.reason ?? (slot.state === 'blocked' ? '' : null);
}

/** Closed slots that follow each other for one reason stand in one line. */
function joined(rows: readonly SheetRow[]): SheetRow[] {
  const lines: SheetRow[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (last && row.closed !== null && last.closed === row.closed && last.ends_at === row.starts_at)
      lines[lines.length - 1] = { ...last, ends_at: row.ends_at };
    else lines.push(row);
  }
  return lines;
}
