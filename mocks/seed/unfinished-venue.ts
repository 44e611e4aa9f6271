import { initialPolicy } from '../rules/venues/initial-policy.ts';
import { DAY } from '../rules/shared/time.ts';
import { cityId } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import { venueAccountId } from './venue-accounts.ts';
import { venueIds } from './venue-plans.ts';

/** A venue that was signed up yesterday: without logo, description and courts, so that it cannot be submitted yet. */
export async function seedUnfinishedVenue({ db, now }: Seeding): Promise<void> {
  await db.venues.insert({
    id: venueIds.osumi,
    slug: 'osumi-sport',
    name: 'Osumi Sport',
    status: 'draft',
    disabled: null,
    image_id: null,
    image_ids: [],
    city_id: cityId('Berat'),
    address: 'Rr. e Urës së Re 2',
    latitude: 40.7042,
    longitude: 19.9486,
    description: null,
    phone_prefix: '+355',
    phone_number: '690000098',
    is_bookable: false,
    booking_policy: initialPolicy,
    review: null,
    created_at: now - DAY,
  });
  const user_id = venueAccountId('newOwner');
  await db.venueUsers.insert({ venue_id: venueIds.osumi, user_id, role: 'owner', since: now - DAY });
}
