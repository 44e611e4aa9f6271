import { uniqueSlug } from '../../src/shared/lib/slug.ts';
import type { LocalText, VenueRecord } from '../db/records.ts';
import { initialPolicy } from '../rules/venues/initial-policy.ts';
import { DAY } from '../rules/shared/time.ts';
import { courtOf } from './courts.ts';
import { demoId } from './demo-accounts.ts';
import { imageIds } from './images.ts';
import { cities, cityId } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import { venueAccountId } from './venue-accounts.ts';
import { type VenuePlan, venueIds, venuePlans } from './venue-plans.ts';

/** A sentence that must never reach the production build: a test of the bundle looks for it. */
export const CANARY = 'Canary of the seeds: the goalkeeper keeps seventeen umbrellas.';

/** Users of the venues: demo accounts for the first, users from 7 on for the others. */
const owners: Partial<Record<number, number>> = {
  [venueIds.liqeni]: demoId('owner'),
  [venueIds.dajti]: demoId('owner'),
  [venueIds.drilon]: demoId('owner'),
  [venueIds.tenisKlub]: demoId('everyone'),
  [venueIds.drini]: 7,
};

/** 18 venues with their 44 courts and the people who run them. */
export async function seedVenues(at: Seeding): Promise<void> {
  const { db } = at;
  for (const [index, plan] of venuePlans.entries()) {
    const id = index + 1;
    await db.venues.insert({ id, ...venueOf(at, plan, id) });
    const owner = owners[id] ?? 7 + (index % 6);
    await db.venueUsers.insert({ venue_id: id, user_id: owner, role: 'owner', since: at.now - (400 - id) * DAY });
    for (const [position, court] of plan.courts.entries())
      await db.courts.insert(courtOf(at, plan, court, id, position));
  }
  const addTo = (venue_id: number, user_id: number, role: 'manager' | 'staff', days: number) =>
    db.venueUsers.insert({ venue_id, user_id, role, since: at.now - days * DAY });
  await addTo(venueIds.liqeni, venueAccountId('venueManager'), 'manager', 200);
  await addTo(venueIds.liqeni, venueAccountId('venueStaff'), 'staff', 90);
  await addTo(venueIds.dajti, 15, 'staff', 30);
}

function venueOf({ db, now, random }: Seeding, plan: VenuePlan, id: number): Omit<VenueRecord, 'id'> {
  const [, latitude, longitude] = cities[cityId(plan.city) - 1] ?? ['', 0, 0];
  const scatter = () => (random.next() - 0.5) * 0.04;
  return {
    slug: uniqueSlug(plan.name, (slug) => db.venues.one('slug', slug) !== undefined),
    name: plan.name,
    status: plan.status ?? 'published',
    disabled:
      plan.status === 'disabled' ? { at: now - 20 * DAY, by: 'superuser', reason: 'Nuk përgjigjet në telefon.' } : null,
    image_id: logos[id] ?? null,
    image_ids: id === venueIds.dajti ? [...imageIds.dajtiCovers] : [],
    city_id: cityId(plan.city),
    address: plan.address,
    latitude: Number((latitude + scatter()).toFixed(5)),
    longitude: Number((longitude + scatter()).toFixed(5)),
    description: descriptionOf(plan, id),
    phone_prefix: '+355',
    phone_number: `6900000${String(80 + id).padStart(2, '0')}`,
    is_bookable: plan.isBookable ?? true,
    booking_policy: { ...initialPolicy, ...plan.policy },
    review: reviewOf(plan, id, now),
    created_at: now - (400 - id) * DAY,
  };
}

/** Few have a logo (R21); a venue in review needs one. */
const logos: Partial<Record<number, number>> = {
  [venueIds.dajti]: imageIds.dajtiLogo,
  [venueIds.drilon]: imageIds.draftLogo,
  [venueIds.drini]: imageIds.kukesLogo,
  [venueIds.butrinti]: imageIds.sarandeLogo,
};

function reviewOf(plan: VenuePlan, id: number, now: number): VenueRecord['review'] {
  if (plan.status === 'draft') return null;
  const days = id === venueIds.butrinti ? 1 : 2;
  if (plan.status === 'in-review')
    return { submitted_at: now - days * DAY, decided_at: null, decision: null, note: null };
  return { submitted_at: now - 380 * DAY, decided_at: now - 378 * DAY, decision: 'approved', note: null };
}

function descriptionOf({ name, city, courts }: VenuePlan, id: number): LocalText {
  const [first] = courts;
  const text = {
    en: `${name} is a sports venue in ${city} with ${courts.length === 1 ? 'one court' : `${courts.length} courts`}. ${praise.en[first?.sport ?? 'football']}`,
    sq: `${name} është qendër sportive në ${city} me ${courts.length === 1 ? 'një fushë' : `${courts.length} fusha`}. ${praise.sq[first?.sport ?? 'football']}`,
  };
  return id === venueIds.vjosa ? { ...text, en: `${text.en} ${CANARY}` } : text;
}

const praise = {
  en: {
    football: 'The turf is new and the lights are good until midnight.',
    basketball: 'The floor is parquet and the hall is heated.',
    volleyball: 'Nets and balls are at the desk.',
    tennis: 'Rackets can be rented at the desk.',
  },
  sq: {
    football: 'Bari është i ri dhe ndriçimi punon deri në mesnatë.',
    basketball: 'Dyshemeja është parket dhe salla ngrohet.',
    volleyball: 'Rrjetat dhe topat gjenden në sportel.',
    tennis: 'Raketat jepen me qira në sportel.',
  },
} as const;
