/** What happens when plans change (decision 036): a player who is asked about a closed time, an offered booking, and a watch. */
import type { BookingRecord, CourtRecord } from '../db/records.ts';
import { notifyPlayer } from '../rules/bookings/notices.ts';
import { answerUntil } from '../rules/bookings/closure.ts';
import { keepOutcome } from '../rules/bookings/closures.ts';
import { addDays, HOUR } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { demoAccounts, demoId } from './demo-accounts.ts';
import type { Ledger } from './ledger.ts';
import type { Seeding } from './seeding.ts';
import { courtIds } from './venue-plans.ts';

const DAY = 24 * HOUR;
const asked = demoId('teamAdmin');

/** After all others, in times that they left free: the rest of the seed stays as it is. */
export async function seedChangedPlans(at: Seeding, ledger: Ledger): Promise<void> {
  await seedQuestion(at, ledger);
  await seedOffer(at, ledger);
  await seedWatch(at);
}

/** Tennis, two hours of which the court is closed; there are six hours left to answer. */
async function seedQuestion(at: Seeding, ledger: Ledger): Promise<void> {
  const court = ledger.court(courtIds.tennis1 + 1);
  const range = freeEvening(at, ledger, court, 2);
  const closedAt = at.now - 18 * HOUR;
  const booking = await ledger.book(court.id, {
    ...range,
    slot_count: 1,
    status: 'Confirmed',
    user_id: asked,
    created_at: at.now - 4 * DAY,
  });
  const reason = 'Ndërrohet ndriçimi i fushës';
  const block = await at.db.blocks.insert({
    venue_id: court.venue_id,
    court_ids: [court.id],
    date_from: range.date,
    date_to: range.date,
    time_slot_ids: [range.time_slot_id, range.time_slot_id + 1],
    reason,
    created_by: demoId('everyone'),
  });
  const until = answerUntil(booking.starts_at, closedAt);
  if (until === null) return;
  await keepOutcome(at.db, booking, { block_id: block.id, action: 'ask', reason, answer_until: until }, closedAt);
  await at.db.bookings.update(booking.id, { asked: { until, reason } });
  await at.db.bookingEvents.insert({
    booking_id: booking.id,
    action: 'asked',
    at: closedAt,
    actor_id: demoId('everyone'),
    from: null,
    to_user_id: null,
    reason,
  });
  await tell(at, 'closure-choice', booking, { actor: demoId('everyone'), until, since: closedAt });
}

/** A football hour that one demo account offers to another. */
async function seedOffer(at: Seeding, ledger: Ledger): Promise<void> {
  const court = ledger.court(courtIds.kombinati1);
  const range = freeEvening(at, ledger, court, 1);
  const giver = demoId('organizationManager');
  const booking = await ledger.book(court.id, {
    ...range,
    status: 'Confirmed',
    user_id: giver,
    created_at: at.now - 5 * DAY,
  });
  const since = at.now - 2 * HOUR;
  await at.db.handovers.insert({
    booking_id: booking.id,
    series_id: null,
    from_user_id: giver,
    to_user_id: asked,
    state: 'offered',
    court_id: court.id,
    expires_at: booking.starts_at,
    session_count: 1,
    offered_at: since,
    settled_at: null,
  });
  await tell(at, 'handover-offered', booking, { actor: giver, until: booking.starts_at, since });
}

const isDemo = (user: number | null): boolean => user !== null && user <= demoAccounts.length;

/** For an hour that somebody has, from the day after tomorrow on. */
async function seedWatch({ db, now, today }: Seeding): Promise<void> {
  const taken = db.bookings
    .by('court', courtIds.kombinati1)
    .filter(({ status, date, user_id }) => status === 'Confirmed' && date > addDays(today, 1) && !isDemo(user_id))
    .toSorted((a, b) => a.starts_at - b.starts_at)
    .find(({ series_id }) => series_id === null);
  if (!taken) return;
  await db.slotWatches.insert({
    user_id: asked,
    venue_id: taken.venue_id,
    court_id: taken.court_id,
    sport_id: existing(db.courts.get(taken.court_id), 'court').sport_id,
    date: taken.date,
    time_slot_id: taken.time_slot_id,
    created_at: now - 3 * HOUR,
  });
}

/** The first evening from the third day on with this many free hours in a row. */
function freeEvening(at: Seeding, ledger: Ledger, court: CourtRecord, slot_count: number) {
  for (let day = 3; day < 30; day += 1)
    for (const time_slot_id of [14, 13, 15, 12]) {
      const range = { date: addDays(at.today, day), time_slot_id, slot_count };
      if (ledger.isFree(court, range)) return range;
    }
  throw new Error(`the seed has no free evening on court ${court.id}`);
}

async function tell(
  { db }: Seeding,
  type: 'closure-choice' | 'handover-offered',
  booking: BookingRecord,
  { actor, until, since }: { actor: number; until: number; since: number },
): Promise<void> {
  const court = existing(db.courts.get(booking.court_id), 'court');
  const venue = existing(db.venues.get(booking.venue_id), 'venue');
  const by = existing(db.users.get(actor), 'user');
  const wholeSeries = type === 'handover-offered' ? { wholeSeries: false } : {};
  const notice = { booking, court, venue, weekly: false, actor: by, until, ...wholeSeries };
  await notifyPlayer(db, type, notice, asked, since);
}
