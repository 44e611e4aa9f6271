import type { CourtRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import { aboutBooking } from './notices.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { freeTimeAddress } from '../shared/notification-target.ts';
import { addNotification } from '../shared/notify.ts';
import { slotTimes } from '../shared/slots.ts';
import { toIso } from '../shared/time.ts';
import type { Turn } from './watch-queue.ts';

/** Tells a watcher that the time is free and theirs to book first. */
export async function tellOfTurn(
  db: DbWriter,
  { court, date, time_slot_id, turn }: { court: CourtRecord; date: string; time_slot_id: number; turn: Turn },
  now: number,
  emit: (event: RealtimeEvent) => void,
): Promise<void> {
  const venue = db.venues.get(court.venue_id);
  if (!venue) return;
  const { starts_at } = slotTimes(court, date, time_slot_id);
  const until = toIso(turn.until);
  const about = aboutBooking({ date, starts_at }, court, venue);
  const body = `${venue.name} · ${court.name} · ${date.split('-').toReversed().join('.')} ${about.start}`;
  await addNotification(db, {
    user_id: turn.user_id,
    module: 'base',
    entity_id: turn.user_id,
    type: 'slot-available',
    title: noticeTitles['slot-available'],
    body: { en: body, sq: body },
    data: {
      entity_type: 'slot-watch',
      entity_id: turn.watch_id,
      url: freeTimeAddress(venue.slug, { court_id: court.id, date, time_slot_id }, turn.user_id),
      booking: { ...about, until },
    },
    actor_id: null,
    created_at: now,
  });
  const place = { venue_id: venue.id, slug: venue.slug, court_id: court.id, time_slot_id };
  const data = { watch_id: turn.watch_id, ...place, date, start: about.start, until };
  emit({ user_id: turn.user_id, type: 'SlotAvailable', data });
}
