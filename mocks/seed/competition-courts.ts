import { keepEvent } from '../rules/bookings/history.ts';
import { courtBooking, courtTimes } from '../rules/competitions/courts.ts';
import { lengthOf } from '../rules/competitions/schedule-times.ts';
import { existing } from '../rules/shared/lookups.ts';
import { DAY, MINUTE } from '../rules/shared/time.ts';
import { competitionIds } from './competitions.ts';
import type { Seeding } from './seeding.ts';
import { demoId } from './demo-accounts.ts';
import { venueIds } from './venue-plans.ts';

/** The league has asked Arena Dajti, which answers by hand, for the courts of its home games there: the next is confirmed, the others wait (R30). */
export async function seedCompetitionCourts({ db, now }: Seeding): Promise<void> {
  const competition = existing(db.competitions.get(competitionIds.liga), 'competition');
  const games = db.games
    .by('competition', competition.id)
    .filter(({ venue_id, status }) => venue_id === venueIds.dajti && status === 'scheduled')
    .filter(({ starts_at }) => (starts_at ?? 0) > now);
  for (const [index, game] of games.entries()) {
    const from = game.starts_at ?? 0;
    const [time] = courtTimes(db, {
      sportId: competition.sport_id,
      venueIds: [venueIds.dajti],
      from,
      to: from + 1,
      minutes: lengthOf(competition) / MINUTE,
      now,
    });
    if (!time) continue;
    const status = index === 0 ? 'Confirmed' : 'Pending';
    const booking = await db.bookings.insert(courtBooking(db, { competition, game, time, status, now: now - DAY }));
    const organizer = { id: demoId('organizationManager') };
    await keepEvent({ db, now: () => now - DAY, user: organizer }, booking, { action: 'created' });
    await db.games.update(game.id, { booking_id: booking.id, court_id: time.court_id });
  }
}
