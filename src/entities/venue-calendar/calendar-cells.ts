/** The calendar of a venue as rows, columns and cells. Source: VEN-04, design §4 (slots, delayed start), design §5. */
import type { Block, Booking, CourtRef, CourtSlot, GetVenueCalendarData, Id } from '../../shared/api/generated/model';
import { endTime, slotStart } from '../../shared/lib/session-times.ts';
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
  const { slotsOn, bookingsOn, slotIds, delays } = indexByColumn(data, courts);
  const columns = data.days.flatMap(({ date }) =>
    courts.map(({ id, name }) => ({ date, court: { id, name }, delay: delays.get(id) ?? 0 })),
  );
  const read = instantReader(now);
  const lines = columns.map((column) =>
    cellsOf(column, {
      slotIds,
      bookings: bookingsOn.get(column.date)?.get(column.court.id) ?? [],
      slots: slotsOn.get(column.date)?.get(column.court.id) ?? [],
      blocks: data.blocks.filter((block) => isClosedBy(block, column)),
      read,
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

/** What the courts offer and what stands in them, in one pass: a week has more than a thousand slots. */
function indexByColumn(data: GetVenueCalendarData, courts: readonly CourtRef[]) {
  const shown = new Set(courts.map(({ id }) => id));
  const bookings = data.bookings.filter(({ status, court }) => status !== 'Unbooked' && shown.has(court.id));
  const slotsOn = new Map<string, ByCourt<CourtSlot>>();
  const bookingsOn = new Map<string, ByCourt<Booking>>();
  const used = new Set<number>();
  const delays = new Map<Id, number>();
  for (const { date, slots } of data.days) {
    const ofDay: ByCourt<CourtSlot> = new Map();
    for (const slot of slots) {
      if (!shown.has(slot.court_id)) continue;
      bySlot(ofDay, slot.court_id)[slot.time_slot_id] = slot;
      used.add(slot.time_slot_id);
      if (!delays.has(slot.court_id)) delays.set(slot.court_id, delayOf(slot));
    }
    slotsOn.set(date, ofDay);
    bookingsOn.set(date, new Map());
  }
  for (const booking of bookings) {
    const { date, court, time_slot, slot_count } = booking;
    const ofDay = bookingsOn.get(date);
    if (ofDay) bySlot(ofDay, court.id)[time_slot.id] = booking;
    for (let at = 0; at < slot_count; at += 1) used.add(time_slot.id + at);
  }
  const slotIds = [...used].toSorted((a, b) => a - b);
  return { slotsOn, bookingsOn, slotIds, delays };
}

/** What a column is made of, by slot. */
interface Contents {
  slotIds: readonly number[];
  bookings: readonly (Booking | undefined)[];
  slots: readonly (CourtSlot | undefined)[];
  blocks: readonly Block[];
  read: (instant: string) => ReadInstant;
}

interface ReadInstant {
  /** Wall time `HH:mm`. */
  time: string;
  isReached: boolean;
}

/** Courts share the instants of their slots: of three thousand a hundred are read. */
function instantReader(now: number): (instant: string) => ReadInstant {
  const known = new Map<string, ReadInstant>();
  return (instant) => {
    const last = known.get(instant);
    if (last) return last;
    const ms = Date.parse(instant);
    const read = { time: tiraneTime(ms), isReached: ms <= now };
    known.set(instant, read);
    return read;
  };
}

/** The cells of a column from top to bottom. */
function cellsOf(
  { delay }: CalendarColumn,
  { slotIds, bookings, slots, blocks, read }: Contents,
): (CalendarCell | null)[] {
  const cells: (CalendarCell | null)[] = [];
  const isFree = (slotId: number) => !bookings[slotId];
  const blockedBy = (slotId: number) =>
    slots[slotId]?.state === 'blocked' && isFree(slotId)
      ? (blocks.find(({ time_slot_ids }) => time_slot_ids?.includes(slotId) ?? true) ?? null)
      : undefined;
  while (cells.length < slotIds.length) {
    const index = cells.length;
    const slotId = slotIds[index] ?? 0;
    const booking = bookings[slotId];
    const slot = slots[slotId];
    const block = slot?.state === 'blocked' ? blockedBy(slotId) : undefined;
    if (booking) {
      const last = slotId + booking.slot_count;
      const rows = runLength(slotIds, index, (next) => next < last && isFree(next));
      const start = read(booking.starts_at).time;
      const end = read(booking.ends_at);
      cells.push({ kind: 'booking', rows, booking, isOver: end.isReached, start, end: endTime(end.time) });
      cells.push(...covered(rows));
    } else if (slot && block !== undefined) {
      const rows = runLength(slotIds, index, (next) => blockedBy(next) === block);
      const last = slots[slotId + rows - 1] ?? slot;
      const start = read(slot.starts_at).time;
      const end = endTime(read(last.ends_at).time);
      cells.push({ kind: 'blocked', rows, block: block && { id: block.id, reason: block.reason }, start, end });
      cells.push(...covered(rows));
    } else if (slot) {
      const start = read(slot.starts_at);
      const end = endTime(read(slot.ends_at).time);
      cells.push({ kind: kindOf(slot, start.isReached), start: start.time, end });
    } else cells.push(closed(slotId, delay));
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

const delayOf = ({ starts_at, time_slot_id }: CourtSlot): number =>
  toMinutes(tiraneTime(Date.parse(starts_at))) - toMinutes(slotStart(time_slot_id));

/** What a day has, by court and slot of the lookup. */
type ByCourt<T> = Map<Id, T[]>;

function bySlot<T>(all: ByCourt<T>, courtId: Id): T[] {
  const known = all.get(courtId);
  if (known) return known;
  const made: T[] = [];
  all.set(courtId, made);
  return made;
}
