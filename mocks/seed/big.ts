import { initialPolicy } from '../rules/venues/initial-policy.ts';
import { courtOf } from './courts.ts';
import { cities, sports } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import type { VenuePlan } from './venue-plans.ts';

export const BIG_VENUES = 10_000;

/** Up to 10,000 venues with one court each and no bookings, to test the speed of lists, filters and maps. */
export async function seedManyVenues(at: Seeding): Promise<void> {
  const { db, now, random } = at;
  for (let id = db.venues.count() + 1; id <= BIG_VENUES; id += 1) {
    const [city, latitude, longitude] = random.pick(cities);
    const sport = random.pick(sports).key;
    const plan: VenuePlan = { name: `Fusha ${id}`, city, address: `Rr. ${id}`, courts: [] };
    await db.venues.insert({
      id,
      slug: `fusha-${id}`,
      name: plan.name,
      status: 'published',
      disabled: null,
      image_id: null,
      image_ids: [],
      city_id: cities.findIndex(([name]) => name === city) + 1,
      address: plan.address,
      latitude: latitude + (random.next() - 0.5) * 0.04,
      longitude: longitude + (random.next() - 0.5) * 0.04,
      description: { en: `Court number ${id} in ${city}.`, sq: `Fusha numër ${id} në ${city}.` },
      phone_prefix: '+355',
      phone_number: '690000099',
      is_bookable: true,
      booking_policy: initialPolicy,
      review: null,
      created_at: now,
    });
    await db.courts.insert(
      courtOf(at, plan, { name: 'Fusha 1', sport, price: random.int(8, 50) * 100, capacity: 10 }, id, 0),
    );
  }
}
