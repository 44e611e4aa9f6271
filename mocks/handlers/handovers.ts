import type { Context, HandlersOf } from '../contract/types.ts';
import type { BookingRecord, HandoverRecord, SeriesRecord, VenueRecord } from '../db/records.ts';
import { keepEvent } from '../rules/bookings/history.ts';
import { bookingChangedEvent, calendarEvents, notifyPlayer, notifyVenue } from '../rules/bookings/notices.ts';
import { asOfNow, isActive } from '../rules/bookings/status.ts';
import { decideHandover, handoverAt } from '../rules/bookings/handover.ts';
import { handedSessions, lastHandover, tellOfAnswer } from '../rules/bookings/handovers.ts';
import { MINUTE } from '../rules/shared/time.ts';
import { toBooking } from '../views/booking.ts';
import { existing } from '../rules/shared/lookups.ts';
import { refuseOverLimit } from './shared/bookings/conflicts.ts';
import { ownBooking } from './shared/bookings/own.ts';
import { texts as bookingTexts } from './shared/bookings/texts.ts';
import { endSeries } from '../rules/bookings/unbook.ts';
import { isFindable } from './shared/find-people.ts';
import { callLimit } from './shared/rate-limit.ts';

type Answering = Context<'acceptHandover'> | Context<'declineHandover'>;
type Settling = Answering | Context<'cancelHandover'>;

/** An offer reaches a person who has not asked for it: ten per minute and user. */
const waitToOffer = callLimit({ most: 10, within: MINUTE });
const texts = {
  user: { en: 'This user does not exist.', sq: 'Ky përdorues nuk ekziston.' },
  oneself: { en: 'Choose somebody else.', sq: 'Zgjidh dikë tjetër.' },
  confirmed: {
    en: 'Only a confirmed booking can be handed over.',
    sq: 'Mund të kalohet vetëm një rezervim i konfirmuar.',
  },
  offered: { en: 'This booking is already offered to somebody.', sq: 'Ky rezervim i është ofruar tashmë dikujt.' },
  asked: {
    en: 'The court is closed: answer the venue first.',
    sq: 'Fusha është e mbyllur: përgjigju më parë qendrës.',
  },
};

/** Handing a booking over to another user: offered, accepted, declined or taken back (R24, decision 036). */
export const handovers: HandlersOf<'handovers'> = {
  listHandovers(_, ctx) {
    const now = ctx.now();
    const offered = ctx.db.handovers
      .by('receiver', ctx.user.id)
      .filter((offer) => handoverAt(offer, now) === 'offered')
      .flatMap((offer) => ctx.db.bookings.get(offer.booking_id) ?? [])
      .filter((booking) => isActive(booking, now))
      .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id);
    return { bookings: offered.map((booking) => toBooking(ctx.db, booking, ctx)) };
  },

  async offerHandover({ path, body }, ctx) {
    const { booking, venue } = ownBooking(ctx, path.bookingId);
    const series = checkOffer(ctx, booking, body.scope);
    if (body.user_id === ctx.user.id)
      return ctx.refuse(422, 'validation', ctx.say(texts.oneself), { field: 'user_id' });
    const wait = waitToOffer(ctx.user, ctx.now());
    if (wait > 0) return ctx.tooMany(wait);
    const receiver = ctx.db.users.get(body.user_id);
    if (!receiver || !isFindable(receiver))
      return ctx.refuse(422, 'validation', ctx.say(texts.user), { field: 'user_id' });
    const offer = { series_id: series?.id ?? null, from_user_id: ctx.user.id };
    const sessions = handedSessions(ctx.db, offer, booking, ctx.now());
    if (sessions.some(({ asked }) => asked !== null)) return ctx.refuse(409, 'stale', ctx.say(texts.asked));
    await ctx.db.handovers.insert({
      ...offer,
      booking_id: booking.id,
      to_user_id: receiver.id,
      state: 'offered',
      court_id: booking.court_id,
      expires_at: booking.starts_at,
      session_count: sessions.length,
      offered_at: ctx.now(),
      settled_at: null,
    });
    const court = existing(ctx.db.courts.get(booking.court_id), 'court');
    const weekly = booking.series_id !== null;
    const notice = { booking, court, venue, weekly, actor: ctx.user, until: booking.starts_at };
    const told = { ...notice, wholeSeries: series !== null };
    await notifyPlayer(ctx.db, 'handover-offered', told, receiver.id, ctx.now());
    ctx.emit(bookingChangedEvent('handover-offered', booking, receiver.id));
    return { booking: toBooking(ctx.db, booking, ctx) };
  },

  async cancelHandover({ path }, ctx) {
    const { booking, offer } = openOffer(ctx, path.bookingId, 'from_user_id');
    await settle(ctx, offer, 'withdraw');
    await tellOfAnswer(ctx.db, { offer, booking, to: 'receiver', answer: 'withdrawn' }, ctx.now(), ctx.emit);
    return { booking: toBooking(ctx.db, booking, ctx) };
  },

  /** The booking becomes the receiver's with the same time, price and deadline; their limits count. */
  async acceptHandover({ path }, ctx) {
    const { booking, offer } = openOffer(ctx, path.bookingId, 'to_user_id');
    const venue = existing(ctx.db.venues.get(booking.venue_id), 'venue');
    refuseOverLimit(ctx, venue, { weekly: offer.series_id !== null });
    const sessions = handedSessions(ctx.db, offer, booking, ctx.now());
    const series = await changeSeries(ctx, booking, offer);
    for (const session of sessions) {
      await ctx.db.bookings.update(session.id, { user_id: ctx.user.id, series_id: series?.id ?? null });
      const giver = { db: ctx.db, now: () => ctx.now(), user: { id: offer.from_user_id } };
      await keepEvent(giver, session, { action: 'handed-over', to_user_id: ctx.user.id });
    }
    await settle(ctx, offer, 'accept', { series_id: series?.id ?? null, session_count: sessions.length });
    const handed = existing(ctx.db.bookings.get(booking.id), 'booking');
    await tellOfAnswer(ctx.db, { offer, booking: handed, to: 'giver', answer: 'accepted' }, ctx.now(), ctx.emit);
    await tellVenue(ctx, handed, venue, series !== null);
    return { booking: toBooking(ctx.db, handed, ctx) };
  },

  async declineHandover({ path }, ctx) {
    const { booking, offer } = openOffer(ctx, path.bookingId, 'to_user_id');
    await settle(ctx, offer, 'decline');
    await tellOfAnswer(ctx.db, { offer, booking, to: 'giver', answer: 'declined' }, ctx.now(), ctx.emit);
    return { booking: toBooking(ctx.db, booking, ctx) };
  },
};

/** Refuses what cannot be handed over; the series, when all of it is. */
function checkOffer(
  ctx: Context<'offerHandover'>,
  stored: BookingRecord,
  scope: 'session' | 'series',
): SeriesRecord | null {
  const now = ctx.now();
  const booking = asOfNow(stored, now);
  if (booking.starts_at <= now) return ctx.refuse(409, 'booking_past');
  if (booking.status !== 'Confirmed') return ctx.refuse(409, 'stale', ctx.say(texts.confirmed));
  if (booking.asked !== null) return ctx.refuse(409, 'stale', ctx.say(texts.asked));
  const offer = lastHandover(ctx.db, booking);
  if (offer && handoverAt(offer, now) === 'offered') return ctx.refuse(409, 'stale', ctx.say(texts.offered));
  if (scope === 'session') return null;
  const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
  if (!series) return ctx.refuse(422, 'validation', ctx.say(bookingTexts.notWeekly), { field: 'scope' });
  if (series.status === 'ended' || series.user_id !== ctx.user.id) return ctx.refuse(409, 'stale');
  // one of its sessions may be on offer by itself
  const sessions = handedSessions(ctx.db, { series_id: series.id, from_user_id: ctx.user.id }, booking, now);
  const isOffered = sessions.some((session) => {
    const other = lastHandover(ctx.db, session);
    return other !== undefined && handoverAt(other, now) === 'offered';
  });
  return isOffered ? ctx.refuse(409, 'stale', ctx.say(texts.offered)) : series;
}

/** The offer of a booking that this user made or has got: 403 for others, 409 when it is open no more. */
function openOffer(
  ctx: Settling,
  bookingId: number,
  side: 'from_user_id' | 'to_user_id',
): { booking: BookingRecord; offer: HandoverRecord } {
  const stored = ctx.db.bookings.get(bookingId);
  if (!stored) return ctx.refuse(404, 'not_found');
  const offers = ctx.db.handovers.by('booking', bookingId).filter((offer) => offer[side] === ctx.user.id);
  const offer = offers.at(-1);
  if (!offer)
    return side === 'from_user_id' && stored.user_id === ctx.user.id
      ? ctx.refuse(409, 'stale')
      : ctx.refuse(403, 'forbidden');
  const booking = asOfNow(stored, ctx.now());
  const isOpen = handoverAt(offer, ctx.now()) === 'offered' && booking.status === 'Confirmed';
  return isOpen && booking.user_id === offer.from_user_id ? { booking, offer } : ctx.refuse(409, 'stale');
}

async function settle(
  ctx: Settling,
  offer: HandoverRecord,
  event: 'accept' | 'decline' | 'withdraw',
  changes: Partial<HandoverRecord> = {},
): Promise<void> {
  const state = decideHandover(offer, event, ctx.now());
  if (state === null) return ctx.refuse(409, 'stale');
  await ctx.db.handovers.update(offer.id, { ...changes, state, settled_at: ctx.now() });
  return undefined;
}

/**
 * A whole series ends for the giver, whose past sessions stay theirs, and goes on as a new one of the receiver. A single session
 * leaves its series: it is never recreated.
 */
async function changeSeries(
  ctx: Context<'acceptHandover'>,
  booking: BookingRecord,
  offer: HandoverRecord,
): Promise<SeriesRecord | null> {
  const series = booking.series_id === null ? undefined : ctx.db.series.get(booking.series_id);
  if (!series) return null;
  if (offer.series_id === null) {
    await ctx.db.series.update(series.id, { skipped_dates: [...new Set([...series.skipped_dates, booking.date])] });
    return null;
  }
  const { id, ...rule } = series;
  await endSeries(ctx, id, booking.date);
  return ctx.db.series.insert({ ...rule, starts_on: booking.date, user_id: ctx.user.id });
}

async function tellVenue(
  ctx: Context<'acceptHandover'>,
  booking: BookingRecord,
  venue: VenueRecord,
  wholeSeries: boolean,
): Promise<void> {
  const court = existing(ctx.db.courts.get(booking.court_id), 'court');
  const weekly = booking.series_id !== null;
  const notice = { booking, court, venue, weekly, actor: ctx.user, answer: 'accepted', wholeSeries } as const;
  await notifyVenue(ctx.db, 'handover-answered', notice, ctx.now());
  calendarEvents(ctx.db, venue.id).forEach((event) => ctx.emit(event));
}
