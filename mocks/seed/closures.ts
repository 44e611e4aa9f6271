import { addDays } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import type { Ledger } from './ledger.ts';
import type { Seeding } from './seeding.ts';
import { courtIds, venueIds } from './venue-plans.ts';

/** Closures besides the one in `story.ts`: a morning of maintenance, and a week without the hall. */
export async function seedClosures(at: Seeding, ledger: Ledger): Promise<void> {
  const morning = addDays(at.today, 2);
  ledger.reserve(courtIds.dajtiA, { date: morning, time_slot_id: 3, slot_count: 3 });
  await at.db.blocks.insert({
    venue_id: venueIds.dajti,
    court_ids: [courtIds.dajtiA],
    date_from: morning,
    date_to: morning,
    time_slot_ids: [3, 4, 5],
    reason: 'Riparim i rrjetës',
    created_by: demoId('owner'),
  });
  const from = addDays(at.today, 14);
  for (let day = 0; day < 3; day += 1)
    ledger.reserve(courtIds.tennis1, { date: addDays(from, day), time_slot_id: 1, slot_count: 18 });
  await at.db.blocks.insert({
    venue_id: venueIds.tenisKlub,
    court_ids: [courtIds.tennis1],
    date_from: from,
    date_to: addDays(from, 2),
    time_slot_ids: null,
    reason: 'Turne i mbyllur',
    created_by: demoId('everyone'),
  });
}
