/** Waiting for taken times (R24): what is stored; the decisions are in `watch-queue.ts`. */
import type { CourtRecord, OpeningRecord, SlotWatchRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import { isActive } from './status.ts';
import { occupancyOf } from './occupancy.ts';
import { slotState } from './slot-state.ts';
import { isOpen, overlaps, slotTimes } from '../shared/slots.ts';
import { MINUTE } from '../shared/time.ts';
import { type Opening, type QueueEvent, type Turn, type Watcher, decideQueue } from './watch-queue.ts';
import { tellOfTurn } from './watch-notices.ts';

/** One court at the hour that is waited for. */
export interface Cell {
  readonly court: CourtRecord;
  readonly date: string;
  readonly time_slot_id: number;
}
type Watched = Pick<SlotWatchRecord, 'venue_id' | 'court_id' | 'sport_id' | 'date' | 'time_slot_id'>;

const rangeOf = ({ date, time_slot_id }: Omit<Cell, 'court'>) => ({ date, time_slot_id, slot_count: 1 });

/** The courts that a watch waits for: its own, or all public ones of the sport that offer the hour. */
export const cellsOf = (db: DbReader, { venue_id, court_id, sport_id, date, time_slot_id }: Watched): Cell[] =>
  db.courts
    .by('venue', venue_id)
    .filter((court) => court.deleted_at === null && isOpen(court, rangeOf({ date, time_slot_id })))
    .filter((court) => (court_id === null ? court.is_public && court.sport_id === sport_id : court.id === court_id))
    .map((court) => ({ court, date, time_slot_id }));

/** From when on players can no longer book it; a watch ends with the last of its courts. */
export const bookableUntil = (db: DbReader, { court, date, time_slot_id }: Cell): number =>
  slotTimes(court, date, time_slot_id).starts_at -
  (db.venues.get(court.venue_id)?.booking_policy.min_lead_minutes ?? 0) * MINUTE;

export const isOver = (db: DbReader, watch: Watched, now: number): boolean =>
  cellsOf(db, watch).every((cell) => bookableUntil(db, cell) <= now);

/** Brings head starts up to date with what was booked, freed, joined and left since; tells whose head start begins. */
export async function tendWatches(db: DbWriter, now: number, emit: (event: RealtimeEvent) => void): Promise<void> {
  if (db.slotWatches.count() === 0 && db.openings.count() === 0) return;
  for (const watch of db.slotWatches.all())
    if (isOver(db, watch, now) || isBooked(db, watch, now)) await db.slotWatches.remove(watch.id);
  for (const [cell, watchers] of watchedCells(db)) {
    const stored = openingAt(db, cell);
    const { opening, turns } = next(stored ?? null, { isFree: isFree(db, cell, now, stored), watchers }, now);
    await store(db, cell, stored, watchers.length === 0 ? null : opening);
    for (const turn of turns) await tellOfTurn(db, { ...cell, turn }, now, emit);
  }
}

const openingAt = (db: DbReader, { court, date, time_slot_id }: Cell): OpeningRecord | undefined =>
  db.openings.by('courtDate', court.id, date).find((one) => one.time_slot_id === time_slot_id);

/** Every watched time with its watchers, first come first; also times that nobody watches any more. */
function watchedCells(db: DbReader): (readonly [Cell, readonly Watcher[]])[] {
  const found = new Map<string, { cell: Cell; watchers: Watcher[] }>();
  const entry = (cell: Cell) => {
    const key = `${cell.court.id} ${cell.date} ${cell.time_slot_id}`;
    const known = found.get(key) ?? { cell, watchers: [] };
    found.set(key, known);
    return known;
  };
  for (const { id, user_id, ...watch } of db.slotWatches.all().toSorted((a, b) => a.id - b.id))
    for (const cell of cellsOf(db, watch)) entry(cell).watchers.push({ watch_id: id, user_id });
  for (const { court_id, date, time_slot_id } of db.openings.all()) {
    const court = db.courts.get(court_id);
    if (court) entry({ court, date, time_slot_id });
  }
  return [...found.values()].map(({ cell, watchers }) => [cell, watchers]);
}

/** Whether players could book it if nobody had a head start. What is only held was not given back, nor is it taken. */
function isFree(db: DbReader, cell: Cell, now: number, stored: OpeningRecord | undefined): boolean {
  const { court, date } = cell;
  const venue = db.venues.get(court.venue_id);
  if (venue?.status !== 'published' || !venue.is_bookable || court.deleted_at !== null) return false;
  const occupancy = occupancyOf(db, court, date);
  const without = { ...occupancy, openings: [], holds: stored ? [] : occupancy.holds };
  return slotState(court, rangeOf(cell), without, { userId: null, now, window: null }) === 'available';
}

/** Whether its user plays at that hour on one of its courts. */
const isBooked = (db: DbReader, watch: SlotWatchRecord, now: number): boolean =>
  cellsOf(db, watch).some(({ court, date, time_slot_id }) =>
    db.bookings
      .by('courtDate', court.id, date)
      .some(
        (booking) =>
          booking.user_id === watch.user_id &&
          isActive(booking, now) &&
          overlaps(booking, slotTimes(court, date, time_slot_id)),
      ),
  );

/** All that has happened to a time, as events of its queue in their order. */
function next(
  stored: Opening | null,
  { isFree: free, watchers }: { isFree: boolean; watchers: readonly Watcher[] },
  now: number,
): { opening: Opening | null; turns: Turn[] } {
  const gone = (stored?.queue ?? []).filter(({ watch_id }) => !watchers.some((one) => one.watch_id === watch_id));
  const events: QueueEvent[] = !free
    ? [{ type: 'taken' }]
    : stored === null
      ? [{ type: 'freed', watchers }]
      : [
          { type: 'time' },
          ...gone.map(({ watch_id }) => ({ type: 'left', watch_id }) as const),
          ...watchers.map((watcher) => ({ type: 'joined', watcher }) as const),
        ];
  const turns: Turn[] = [];
  let opening = stored;
  for (const event of events) {
    const decided = decideQueue(opening, event, now);
    opening = decided.opening;
    turns.push(...decided.turns);
  }
  // of several who left at once, only who is there now is told
  return { opening, turns: turns.filter((turn) => watchers.some(({ watch_id }) => watch_id === turn.watch_id)) };
}

async function store(
  db: DbWriter,
  { court, date, time_slot_id }: Cell,
  stored: OpeningRecord | undefined,
  opening: Opening | null,
): Promise<void> {
  if (!opening) {
    if (stored) await db.openings.remove(stored.id);
    return;
  }
  const changes = { queue: [...opening.queue], until: opening.until, served: [...opening.served] };
  if (!stored)
    await db.openings.insert({ venue_id: court.venue_id, court_id: court.id, date, time_slot_id, ...changes });
  else if (JSON.stringify([stored.queue, stored.until, stored.served]) !== JSON.stringify(Object.values(changes)))
    await db.openings.update(stored.id, changes);
}
