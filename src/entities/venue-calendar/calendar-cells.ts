/** The calendar of a venue as rows, columns and cells. Source: VEN-04, design §4 (slots, delayed start), design §5. */
import type { Block, Booking, CourtRef, CourtSlot, GetVenueCalendarData, Id } from '../../shared/api/generated/model';
import { sessionTimes, slotStart } from '../../shared/lib/session-times.ts';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { addMinutes, toMinutes } from '../../shared/lib/time/wall-time.ts';

const SLOT_MINUTES = 60;

/** Which courts are shown; null is all of them. */
export interface CalendarFilter {
  courtId: Id | null;
  sportId: Id | null;
}

/** A court on a day. */
export interface CalendarColumn {
  date: string;
  court: Pick<CourtRef, 'id' | 'name'>;
  /** Minutes by which its slots begin later than those of the lookup. */
  delay: number;
}

interface Times {
  /** Wall times `HH:mm` of the court's own slot or booking; one that ends with the day ends at 24:00. */
  start: string;
  end: string;
}

/** What stands at a place of the grid; `rows` is how many rows it spans. */
export type CalendarCell =
  | ({ kind: 'closed' | 'free' | 'held' | 'past' } & Times)
  | ({ kind: 'blocked'; rows: number; block: Pick<Block, 'id' | 'reason'> | null } & Times)
  | ({ kind: 'booking'; rows: number; booking: Booking; isOver: boolean } & Times);

/** A slot of the lookup. */
export interface CalendarRow {
  slotId: number;
  /** `HH:mm` of the lookup; courts with a delayed start begin later. */
  start: string;
  /** The slots between this row and the one above are offered by no court. */
  afterGap: boolean;
  /** One per column; null where a cell above spans this row. */
  cells: readonly (CalendarCell | null)[];
}

export interface CalendarCells {
  columns: readonly CalendarColumn[];
  rows: readonly CalendarRow[];
}

/** The courts of a filter. One that fits no court of the venue shows all: an old link must not show an empty calendar. */
export function shownCourts(courts: readonly CourtRef[], { courtId, sportId }: CalendarFilter): readonly CourtRef[] {
  const ofSport = courts.filter(({ sport }) => sport.id === sportId);
  const some = ofSport.length > 0 ? ofSport : courts;
  const one = some.filter(({ id }) => id === courtId);
  return one.length > 0 ? one : some;
}

/**
 * Rows, columns and cells of an answer. A row is a slot that a shown court offers or a booking takes on one of the days, a column
 * a court on a day. A booking stands in the cell of its first slot and spans its rows; it wins over a block. `now` is epoch ms: a
 * slot is past once it has begun (design §5), a booking is over once it has ended.
 */
export function calendarCells(data: GetVenueCalendarData, filter: CalendarFilter, now: number): CalendarCells {
  const courts = shownCourts(data.courts, filter);
  const bookings = data.bookings.filter(({ status }) => status !== 'Unbooked');
  const isShown = (courtId: Id) => courts.some(({ id }) => id === courtId);
  const slots = data.days.flatMap((day) => day.slots).filter(({ court_id }) => isShown(court_id));
  const taken = bookings.filter(({ court }) => isShown(court.id)).flatMap(slotsOf);
  const slotIds = [...new Set([...slots.map(({ time_slot_id }) => time_slot_id), ...taken])].toSorted((a, b) => a - b);
  const delays = new Map<Id, number>();
  for (const slot of slots) if (!delays.has(slot.court_id)) delays.set(slot.court_id, delayOf(slot));
  const columns = data.days.flatMap(({ date }) =>
    courts.map(({ id, name }) => ({ date, court: { id, name }, delay: delays.get(id) ?? 0 })),
  );
  const slotsByColumn = new Map<string, Map<number, CourtSlot>>();
  for (const { date, slots: offered } of data.days)
    for (const slot of offered) inColumn(slotsByColumn, slot.court_id, date).set(slot.time_slot_id, slot);
  const bookingsByColumn = new Map<string, Map<number, Booking>>();
  for (const booking of bookings)
    inColumn(bookingsByColumn, booking.court.id, booking.date).set(booking.time_slot.id, booking);
  const timesOf = readOnce(({ starts_at, ends_at }) => `${starts_at} ${ends_at}`, sessionTimes);
  const isBegun = readOnce(
    ({ starts_at }) => starts_at,
    ({ starts_at }) => Date.parse(starts_at) <= now,
  );
  const lines = columns.map((column) =>
    cellsOf(column, {
      slotIds,
      bookings: inColumn(bookingsByColumn, column.court.id, column.date),
      slots: inColumn(slotsByColumn, column.court.id, column.date),
      blocks: data.blocks.filter((block) => isClosedBy(block, column)),
      now,
      timesOf,
      isBegun,
    }),
  );
  return {
    columns,
    rows: slotIds.map((slotId, index) => ({
      slotId,
      start: slotStart(slotId),
      afterGap: index > 0 && slotIds[index - 1] !== slotId - 1,
      cells: lines.map((cells) => cells[index] ?? null),
    })),
  };
}

/** What a column is made of, by slot. */
interface Contents {
  slotIds: readonly number[];
  bookings: ReadonlyMap<number, Booking>;
  slots: ReadonlyMap<number, CourtSlot>;
  blocks: readonly Block[];
  now: number;
  timesOf: (session: Session) => Times;
  isBegun: (session: Session) => boolean;
}

type Session = Parameters<typeof sessionTimes>[0];

/** Courts share the instants of their slots: of a thousand cells a hundred are read. */
function readOnce<T>(keyOf: (session: Session) => string, read: (session: Session) => T): (session: Session) => T {
  const known = new Map<string, T>();
  return (session) => {
    const key = keyOf(session);
    const value = known.get(key) ?? read(session);
    known.set(key, value);
    return value;
  };
}

/** The cells of a column from top to bottom. */
function cellsOf(
  { delay }: CalendarColumn,
  { slotIds, bookings, slots, blocks, now, timesOf, isBegun }: Contents,
): (CalendarCell | null)[] {
  const cells: (CalendarCell | null)[] = [];
  const isFree = (slotId: number) => !bookings.has(slotId);
  const blockedBy = (slotId: number) =>
    slots.get(slotId)?.state === 'blocked' && isFree(slotId)
      ? (blocks.find(({ time_slot_ids }) => time_slot_ids?.includes(slotId) ?? true) ?? null)
      : undefined;
  while (cells.length < slotIds.length) {
    const index = cells.length;
    const slotId = slotIds[index] ?? 0;
    const booking = bookings.get(slotId);
    const slot = slots.get(slotId);
    const block = slot?.state === 'blocked' ? blockedBy(slotId) : undefined;
    if (booking) {
      const last = slotId + booking.slot_count;
      const rows = runLength(slotIds, index, (next) => next < last && isFree(next));
      const isOver = Date.parse(booking.ends_at) <= now;
      cells.push({ kind: 'booking', rows, booking, isOver, ...timesOf(booking) }, ...covered(rows));
    } else if (slot && block !== undefined) {
      const rows = runLength(slotIds, index, (next) => blockedBy(next) === block);
      const last = slots.get(slotId + rows - 1) ?? slot;
      const times = timesOf({ starts_at: slot.starts_at, ends_at: last.ends_at });
      cells.push({ kind: 'blocked', rows, block: block && { id: block.id, reason: block.reason }, ...times });
      cells.push(...covered(rows));
    } else cells.push(slot ? { kind: kindOf(slot, isBegun(slot)), ...timesOf(slot) } : closed(slotId, delay));
  }
  return cells;
}

/** How many rows from `index` on follow each other without a gap and belong to the first one. */
function runLength(slotIds: readonly number[], index: number, belongs: (slotId: number) => boolean): number {
  let rows = 1;
  for (;;) {
    const next = slotIds[index + rows];
    if (next === undefined || next !== (slotIds[index] ?? 0) + rows || !belongs(next)) return rows;
    rows += 1;
  }
}

const covered = (rows: number): null[] => Array.from({ length: rows - 1 }, () => null);

/** A slot that the server calls taken, without a booking in the answer, is as little free as one that a player holds. */
function kindOf({ state }: CourtSlot, isBegun: boolean): 'free' | 'held' | 'past' {
  if (state === 'past' || isBegun) return 'past';
  return state === 'available' || state === 'too-soon' || state === 'too-far' ? 'free' : 'held';
}

function closed(slotId: number, delay: number): CalendarCell {
  const start = addMinutes(slotStart(slotId), delay);
  return { kind: 'closed', start, end: addMinutes(start, SLOT_MINUTES) };
}

const isClosedBy = ({ court_ids, date_from, date_to }: Block, { court, date }: CalendarColumn): boolean =>
  court_ids.includes(court.id) && date_from <= date && date <= date_to;

const slotsOf = ({ time_slot, slot_count }: Booking): number[] =>
  Array.from({ length: slot_count }, (_, index) => time_slot.id + index);

const delayOf = ({ starts_at, time_slot_id }: CourtSlot): number =>
  toMinutes(tiraneTime(Date.parse(starts_at))) - toMinutes(slotStart(time_slot_id));

/** What belongs to a column, found by one key for all its slots: a week has more than a thousand. */
function inColumn<T>(columns: Map<string, Map<number, T>>, courtId: Id, date: string): Map<number, T> {
  const key = `${courtId} ${date}`;
  const known = columns.get(key) ?? new Map<number, T>();
  columns.set(key, known);
  return known;
}
