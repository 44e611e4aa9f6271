/** For tests: two venues, three courts and five users. */
import type { SeedDatabase } from '../contract/seed.ts';
import type { CourtRecord, UserRecord, VenueRecord } from '../db/records.ts';
import { testNow, testUser } from '../testing.ts';

export const allSlots = Array.from({ length: 18 }, (_, n) => n + 1);

export const courtRecord = (values: Partial<CourtRecord> = {}): CourtRecord => ({
  id: 1,
  venue_id: 1,
  name: 'Fusha 1',
  sport_id: 1,
  players_capacity: 10,
  facilities: ['showers', 'wifi'],
  price: 2000,
  is_public: true,
  delayed_start: 0,
  default_slots: allSlots,
  schedules: [],
  price_rules: [],
  surface: null,
  position: 0,
  deleted_at: null,
  ...values,
});

export const venueRecord = (values: Partial<VenueRecord> = {}): VenueRecord => ({
  id: 1,
  slug: 'arena-dajti',
  name: 'Arena Dajti',
  status: 'published',
  disabled: null,
  image_id: null,
  image_ids: [],
  city_id: 1,
  address: 'Rr. e Plepave 14',
  latitude: 41.33,
  longitude: 19.82,
  description: null,
  phone_prefix: '+355',
  phone_number: '690000099',
  is_bookable: true,
  booking_policy: {
    booking_confirmation: 'auto',
    min_lead_minutes: 60,
    max_advance_days: 30,
    cancel_cutoff_hours: 24,
    cancel_grace_minutes: 60,
    weekly_allowed: true,
    max_active_per_user: 5,
  },
  review: null,
  created_at: testNow,
  ...values,
});

/** Users 1 to 3 are players, 4 owns venue 1, 5 is the super user. Each has a session with the token `t<id>`. */
const people: Partial<UserRecord>[] = [
  { name: 'Arben Bardhi' },
  { name: 'Besa Kola' },
  { name: 'Genti Çela' },
  { name: 'Drita Duka' },
  { name: 'Ilir Hoxha', is_super_user: true },
];
export const tokenOf = (userId: number): string => `t${userId}`;

/** Venue 1: courts 1 and 2 (football), confirms at once. Venue 2: court 3 (tennis), confirms by hand, Shkodër. */
export const bookingSeed: SeedDatabase = async (db) => {
  await db.cities.insert({ name: 'Tiranë', latitude: 41.32744, longitude: 19.81866 });
  await db.cities.insert({ name: 'Shkodër', latitude: 42.06828, longitude: 19.51258 });
  await db.sports.insert({ key: 'football', name: { en: 'Football', sq: 'Futboll' } });
  await db.sports.insert({ key: 'tennis', name: { en: 'Tennis', sq: 'Tenis' } });
  for (const [index, person] of people.entries()) {
    const { id } = await db.users.insert(testUser({ phone_number: `69000000${index + 1}`, ...person }));
    await db.sessions.insert({ token: tokenOf(id), user_id: id, device_id: null, created_at: testNow });
  }
  await db.venues.insert(venueRecord());
  const manual = { ...venueRecord().booking_policy, booking_confirmation: 'manual' } as const;
  await db.venues.insert(
    venueRecord({
      id: 2,
      slug: 'fusha-buna',
      name: 'Fusha Buna',
      city_id: 2,
      latitude: 42.07,
      longitude: 19.51,
      booking_policy: manual,
    }),
  );
  await db.venueUsers.insert({ venue_id: 1, user_id: 4, role: 'owner', since: testNow });
  await db.courts.insert(courtRecord());
  await db.courts.insert(courtRecord({ id: 2, name: 'Fusha 2', position: 1, price: 2500 }));
  await db.courts.insert(
    courtRecord({ id: 3, venue_id: 2, name: 'Korti 1', sport_id: 2, price: 900, facilities: ['wifi', 'coffee-bar'] }),
  );
};
