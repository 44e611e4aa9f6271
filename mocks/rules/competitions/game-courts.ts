import type { BookingRecord, GameRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { asOfNow } from '../bookings/status.ts';
import { gameEvents, tellGameRoom } from '../games/events.ts';
import { hostOf } from '../games/kinds.ts';
import { isMovable } from '../games/games.ts';
import { organizersOf, profileOfOrganizer } from '../people/competition-organizers.ts';
import type { Job } from '../shared/job.ts';
import { existing } from '../shared/lookups.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification } from '../shared/notify.ts';
import { toIso } from '../shared/time.ts';
import { shortly, tellMoved } from './schedule-notices.ts';

/**
 * The games of a competition follow what venues do with their courts: without one the game has no time again, and its organizers are
 * told why; a booking that is moved takes its game along, and everybody concerned is told (R30, decision 058).
 */
export const tendGameCourts: Job = async (db, now, emit, realtime) => {
  for (const game of db.games.filter(({ booking_id = null }) => booking_id !== null)) {
    const stored = db.bookings.get(game.booking_id ?? 0);
    if (!stored || !isMovable(game) || stored.starts_at <= now) continue;
    const booking = asOfNow(stored, now);
    const change = changeOf(game, booking);
    if (!change) continue;
    const next = await db.games.update(game.id, change);
    if (booking.status === 'Unbooked') await tellCourtLost(db, { game, booking, now });
    else await tellMoved({ db, game: next, actor: null, now, change: 'moved' });
    for (const event of gameEvents(db, next)) emit(event);
    tellGameRoom(realtime, next, null);
  }
};

function changeOf(game: GameRecord, booking: BookingRecord): Partial<GameRecord> | null {
  if (booking.status === 'Unbooked')
    return { status: 'unscheduled', starts_at: null, venue_id: null, court_id: null, booking_id: null };
  const isInside = game.starts_at !== null && booking.starts_at <= game.starts_at && game.starts_at < booking.ends_at;
  if (isInside && booking.court_id === (game.court_id ?? null)) return null;
  return {
    starts_at: isInside ? game.starts_at : booking.starts_at,
    venue_id: booking.venue_id,
    court_id: booking.court_id,
  };
}

/** Its organizers read which game it is, when it was to be, and what the venue says. */
async function tellCourtLost(
  db: DbWriter,
  { game, booking, now }: { game: GameRecord; booking: BookingRecord; now: number },
): Promise<void> {
  const competition = existing(db.competitions.get(game.competition_id ?? 0), 'competition');
  const host = hostOf(db, game);
  const [home, away] = [host.sideName('home'), host.sideName('away')];
  const reason = booking.cancelled_by === 'admin' ? (booking.cancel_reason ?? '') : '';
  const when = shortly(booking.starts_at);
  for (const user of organizersOf(db, competition)) {
    const reader = profileOfOrganizer(competition, user);
    await addNotification(db, {
      ...reader,
      type: 'fixture-changed',
      title: noticeTitles['fixture-changed']['court-lost'],
      body: {
        en: `${home.en} – ${away.en}: ${when}. ${reason}`.trim(),
        sq: `${home.sq} – ${away.sq}: ${when}. ${reason}`.trim(),
      },
      data: {
        entity_type: 'game',
        entity_id: game.id,
        url: host.address(reader),
        game: {
          id: game.id,
          ...host.inNotice(),
          home_score: game.home_score,
          away_score: game.away_score,
          starts_at: toIso(booking.starts_at),
          change: 'court-lost',
          ...(reason !== '' && { reason }),
        },
      },
      actor_id: null,
      created_at: now,
    });
  }
}
