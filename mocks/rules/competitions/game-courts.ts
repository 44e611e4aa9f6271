import type { RealtimeEvent } from '../../contract/types.ts';
import type { BookingRecord, CompetitionRecord, GameRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { asOfNow } from '../bookings/status.ts';
import { gameEvents, tellGameRooms } from '../games/events.ts';
import { isMovable } from '../games/games.ts';
import type { Job } from '../shared/job.ts';
import { existing } from '../shared/lookups.ts';
import { freeBooking } from './courts.ts';
import { tellCourtLost } from './court-notices.ts';
import { tellMoved } from './schedule-notices.ts';
import { lengthOf } from './schedule-times.ts';

/**
 * Games and their courts stay together, whoever changed one of them (ruling R30): a game whose court is declined, taken back or expired has no
 * time any more, and its organizers are told; one that the venue moved moves along; a game that is off gives its court back.
 */
export const tendGameCourts: Job = async (db, now, emit, realtime) => {
  for (const game of db.games.filter(({ booking_id = null }) => booking_id !== null)) {
    const stored = db.bookings.get(game.booking_id ?? 0);
    const competition = db.competitions.get(game.competition_id ?? 0);
    const booking = stored && asOfNow(stored, now);
    if (!competition) continue;
    const scope = { db, now, emit, realtime, competition };
    if (!isMovable(game)) await letGo(scope, game, booking);
    else if (!booking || booking.status === 'Unbooked') await lose(scope, game, booking);
    else if (isElsewhere(game, booking, lengthOf(competition))) await follow(scope, game, booking);
  }
  const held = new Set(db.games.filter(hasBooking).map(({ booking_id }) => booking_id));
  // its game is off or was taken away with the draw
  for (const booking of db.bookings.filter({ source: 'competition' }))
    if (!held.has(booking.id) && booking.starts_at > now && asOfNow(booking, now).status !== 'Unbooked')
      await freeBooking({ db, now, emit, actor: null }, booking, null);
};

const hasBooking = ({ booking_id = null }: GameRecord): boolean => booking_id !== null;

interface Scope {
  readonly db: DbWriter;
  readonly now: number;
  readonly emit: (event: RealtimeEvent) => void;
  readonly realtime: RealtimeWriter;
  readonly competition: CompetitionRecord;
}

const isElsewhere = ({ starts_at, court_id }: GameRecord, booking: BookingRecord, length: number): boolean =>
  court_id !== booking.court_id ||
  starts_at === null ||
  starts_at < booking.starts_at ||
  starts_at + length > booking.ends_at;

const off = new Set<GameRecord['status']>(['cancelled', 'walkover', 'abandoned']);
async function letGo({ db, now }: Scope, game: GameRecord, booking: BookingRecord | undefined): Promise<void> {
  if (!off.has(game.status) || !booking || booking.starts_at <= now) return;
  await db.games.update(game.id, { booking_id: null });
}

async function lose(scope: Scope, game: GameRecord, booking: BookingRecord | undefined): Promise<void> {
  const { db, now } = scope;
  if ((game.starts_at ?? 0) <= now) return;
  const next = await db.games.update(game.id, {
    status: 'unscheduled',
    starts_at: null,
    venue_id: null,
    court_id: null,
    booking_id: null,
  });
  const reason = booking?.cancelled_by === 'admin' ? booking.cancel_reason : null;
  await tellCourtLost({ db, now, actor: null }, next, reason);
  live(scope, next);
}

async function follow(scope: Scope, game: GameRecord, booking: BookingRecord): Promise<void> {
  const { db, now } = scope;
  const next = await db.games.update(game.id, {
    starts_at: booking.starts_at,
    venue_id: booking.venue_id,
    court_id: existing(db.courts.get(booking.court_id), 'court').id,
  });
  await tellMoved({ db, game: next, actor: null, now, change: 'moved' });
  live(scope, next);
}

function live({ db, emit, realtime }: Scope, game: GameRecord): void {
  for (const event of gameEvents(db, game)) emit(event);
  tellGameRooms({ db, realtime }, game, null);
}
