/** The times and courts of the games of a season: planned, answered by the venue, changed, lost. */
import type { AffectedBooking, SchedulePlan } from '../../src/shared/api/generated/model';
import type { Random } from '../../mocks/seed/random.ts';
import { toIsoWithOffset } from '../../src/shared/lib/time/tirane.ts';
import { byText, DAY, isOpen, type Season, venueOwner } from './season-world.ts';

/** A venue that confirms by hand, and the sport of its courts. */
const [ARENA, FOOTBALL] = [2, 1];
const kickoffs = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ['18:00', '20:00'].map((time) => ({ weekday, time })));

/** Times for the games of a stage; most of football ask for courts, of which the venue declines some. */
export async function makePlan(season: Season, random: Random, competition: number, stage: number): Promise<void> {
  const { clock, must, db } = season;
  const isFootball = db().competitions.get(competition)?.sport_id === FOOTBALL;
  const venues = isFootball && random.chance(0.7) ? [ARENA] : [];
  const wish = {
    start_date: toIsoWithOffset(clock.now + 2 * DAY).slice(0, 10),
    matchday_interval_days: 1,
    kickoffs,
    min_rest_minutes: 0,
    venue_ids: venues,
    book_courts: venues.length > 0,
  };
  const request = `POST /competition/${competition}/stage/${stage}/generate` as const;
  const { schedule } = await must<{ schedule: SchedulePlan }>('preview', request, { ...wish, dry_run: true });
  const times = schedule.games.map(({ number, starts_at, court }) => ({
    number,
    starts_at,
    court_id: court?.id ?? null,
  }));
  if (times.length > 0) await must('plan', request, { ...wish, dry_run: false, plan: times });
  const asked = db()
    .games.by('competition', competition)
    .flatMap(({ booking_id }) => db().bookings.get(booking_id ?? 0) ?? [])
    .filter(({ status }) => status === 'Pending')
    .map(({ id }) => id);
  if (asked.length === 0) return;
  const declined = asked.filter(() => random.chance(0.3));
  const answer = `/mod-venue/venue/${ARENA}/competition/${competition}/answer` as const;
  if (declined.length > 0)
    await must(
      'court declined',
      `POST ${answer}`,
      { decision: 'decline', booking_ids: declined, reason: 'Nuk ka dritë.' },
      venueOwner,
    );
  if (declined.length < asked.length)
    await must('courts confirmed', `POST ${answer}`, { decision: 'confirm' }, venueOwner);
}

/** While the games are to come: each has the court that is booked for it, and no other court is. */
export async function checkCourts({ must, db, clock, seen }: Season, competition: number): Promise<void> {
  await must('read', `GET /competition/${competition}`); // the server's jobs are done first
  const coming = db()
    .games.by('competition', competition)
    .filter((game) => game.booking_id != null && isOpen(game) && (game.starts_at ?? 0) > clock.now);
  const booked = db()
    .bookings.filter({ source: 'competition' })
    .filter(({ status, starts_at }) => status !== 'Unbooked' && starts_at > clock.now)
    // one whose game is gone is of this competition: the others of the season stay as they are
    .filter(({ game_id = null }) => (db().games.get(game_id ?? 0)?.competition_id ?? competition) === competition);
  const of = (one: { starts_at: number | null; court_id?: number | null }) => `${one.court_id} at ${one.starts_at}`;
  const [games, bookings] = [coming.map(of).toSorted(byText), booked.map(of).toSorted(byText)];
  if (games.join() !== bookings.join()) throw new Error(`games on ${games.join()}, bookings of ${bookings.join()}`);
  if (games.length > 0) seen['courts checked'] = (seen['courts checked'] ?? 0) + 1;
}

/** What comes between plan and play: the organizer moves a game or a whole matchday, the venue closes a court. Each may be refused. */
export async function changePlan(season: Season, random: Random, competition: number, stage: number): Promise<void> {
  const { clock, send, db } = season;
  for (;;) {
    const toCome = db()
      .games.by('competition', competition)
      .filter((game) => game.place?.stage_id === stage && isOpen(game) && (game.starts_at ?? 0) > clock.now);
    const booked = toCome.filter((game) => game.booking_id != null);
    if (toCome.length === 0 || !random.chance(booked.length > 0 ? 0.7 : 0.3)) return;
    const { id, starts_at, court_id, place } = random.pick(booked.length > 0 ? booked : toCome);
    const later = toIsoWithOffset((starts_at ?? 0) + random.int(1, 5) * DAY);
    const act = random.pick(['move', 'postpone', 'close'] as const);
    if (act === 'move') {
      const keepsCourt = court_id != null && random.chance(0.7);
      const to = { starts_at: later, court_id: keepsCourt ? court_id : null, book_court: keepsCourt };
      await send('move', `PATCH /fixture/${id}`, to);
    } else if (act === 'postpone') {
      const to = { matchday: place?.round, to: later.slice(0, 10), book_courts: random.chance(0.7) };
      const request = `POST /competition/${competition}/matchday/postpone` as const;
      await send('postpone', request, { stage_id: stage, reason: 'Shi i fortë.', ...to });
    } else await closeCourt(season, random, id);
    await checkCourts(season, competition);
  }
}

/** The venue closes the court that a game has, and asks its organizers or takes it from them. */
async function closeCourt({ clock, must, send, db }: Season, random: Random, id: number): Promise<void> {
  const booking = db().bookings.get(db().games.get(id)?.booking_id ?? 0);
  if (!booking) return;
  const { court_id, date, time_slot_id } = booking;
  const request = `POST /mod-venue/venue/${ARENA}/block` as const;
  const wish = { court_ids: [court_id], date_from: date, date_to: date, time_slot_ids: [time_slot_id] };
  const body = { ...wish, reason: 'Punime.', dry_run: true };
  const { affected } = await must<{ affected: AffectedBooking[] }>('look at a court', request, body, venueOwner);
  const choices = affected.map((one) => ({
    booking_id: one.booking.id,
    action: one.ask_until !== null && random.chance(0.6) ? 'ask' : 'cancel',
  }));
  await send('court closed', request, { ...body, dry_run: false, affected: choices }, venueOwner);
  if (random.chance(0.5)) clock.now += DAY; // nobody answers: the court is lost, as far as there is time
}
