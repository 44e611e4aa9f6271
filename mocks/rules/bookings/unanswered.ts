import type { Job } from '../shared/job.ts';
import { keepEvent } from './history.ts';
import { bookingChangedEvent, calendarEvents, notifyPlayer, notifyVenue } from './notices.ts';
import { isUnanswered, lapse } from './status.ts';

/** Cancels bookings whose players were asked about a closed time and have not answered, with the venue's reason (R31). */
export const endUnanswered: Job = async (db, now, emit) => {
  for (const booking of db.bookings.filter((at) => isUnanswered(at, now))) {
    const { asked, series_id } = booking;
    const question = db.closures.by('booking', booking.id).find(({ state }) => state === 'asked');
    if (question) await db.closures.update(question.id, { state: 'lapsed', settled_at: question.answer_until });
    const at = () => asked?.until ?? now;
    const action = booking.status === 'Pending' ? 'declined' : 'cancelled';
    await keepEvent({ db, now: at, user: null }, booking, { action, reason: asked?.reason ?? null });
    const series = series_id === null ? undefined : db.series.get(series_id);
    // a top-up must not recreate the session
    if (series)
      await db.series.update(series.id, { skipped_dates: [...new Set([...series.skipped_dates, booking.date])] });
    const ended = await db.bookings.update(booking.id, lapse(booking, now));
    const court = db.courts.get(booking.court_id);
    const venue = db.venues.get(booking.venue_id);
    if (!court || !venue) continue;
    const notice = { booking: ended, court, venue, weekly: series_id !== null, actor: null };
    await notifyVenue(db, 'closure-answered', { ...notice, answer: 'none' }, now);
    calendarEvents(db, venue.id).forEach(emit);
    if (booking.user_id === null) continue;
    const type = action === 'declined' ? 'booking-declined' : 'booking-cancelled';
    await notifyPlayer(db, type, notice, booking.user_id, now);
    emit(bookingChangedEvent(type, ended, booking.user_id));
  }
};
