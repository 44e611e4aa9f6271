import { uniqueSlug } from '../../src/shared/lib/slug.ts';
import { isSlugTaken } from '../rules/shared/slugs.ts';
import { DAY } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import { cityId, sportId, type SportKey } from './lookups.ts';
import type { Seeding } from './seeding.ts';

/** Name, short name, sport, city and admin of the teams that take part in competitions only. */
const plans: readonly (readonly [string, string, SportKey, Parameters<typeof cityId>[0], number])[] = [
  ['Lagjja 3 FC', 'LA3', 'football', 'Tiranë', 30],
  ['Shkëndija e Re', 'SHR', 'football', 'Elbasan', 31],
  ['Brigada 5x5', 'BRI', 'football', 'Durrës', 32],
  ['Porti i Ri', 'POR', 'football', 'Durrës', 45],
  ['Kështjella BC', 'KES', 'basketball', 'Berat', 48],
  ['Erërat e Jugut', 'ERE', 'basketball', 'Vlorë', 53],
  ['Lagjja Volej', 'LAV', 'volleyball', 'Tiranë', 30],
  ['Skampa Volej', 'SKV', 'volleyball', 'Elbasan', 31],
  ['Bregdeti Volej', 'BDV', 'volleyball', 'Durrës', 32],
  ['Valbona Volej', 'VBV', 'volleyball', 'Kukës', 54],
  ['Rrufeja Volej', 'RRV', 'volleyball', 'Fier', 55],
];

/** The id of the first of them. */
export const FIRST_MORE = 25;

/** The pair of tennis that does not ask for a place in Open i Vlorës: a demo account runs it, and can do so. */
const FREE_PAIR = 17;

/** Without random numbers, so that nothing else changes. */
export async function seedMoreTeams({ db, now }: Seeding): Promise<void> {
  for (const [index, [name, short_name, sport, city, admin]] of plans.entries()) {
    const id = FIRST_MORE + index;
    await db.teams.insert({
      id,
      slug: uniqueSlug(name, (slug) => isSlugTaken(db, slug)),
      name,
      short_name,
      image_id: null,
      image_ids: [],
      sport_id: sportId(sport),
      city_id: cityId(city),
      description: null,
      is_public: true,
      foundation_year: 2010 + index,
      gender: 'mixed',
      average_age: 24 + index,
      level: null,
      created_at: now - (90 + index) * DAY,
    });
    await db.teamMembers.insert({
      team_id: id,
      user_id: admin,
      roles: ['admin'],
      is_player: true,
      jersey_number: 10,
      position: null,
      status: 'active',
      joined_at: now - 80 * DAY,
    });
  }
  await db.teamMembers.insert({
    team_id: FREE_PAIR,
    user_id: demoId('teamAdmin'),
    roles: ['manager'],
    is_player: false,
    jersey_number: null,
    position: null,
    status: 'active',
    joined_at: now - 30 * DAY,
  });
}
