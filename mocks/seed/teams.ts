import { slugify, uniqueSlug } from '../../src/shared/lib/slug.ts';
import { DAY } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import { imageIds } from './images.ts';
import { cities, sportId, type SportKey } from './lookups.ts';
import type { Seeding } from './seeding.ts';

/** Sixty characters, for layouts. */
export const LONGEST_NAME = 'Shoqata Sportive e Lagjes së Re dhe e Parkut të Madh Tiranës';

/** Name and sport (design §17, all invented); tennis is played in pairs named after their players. */
const teamPlans: readonly (readonly [string, SportKey, string?])[] = [
  ['Shqiponjat e Liqenit', 'football', 'SHL'],
  ['Bregu i Lumit', 'football', 'BRL'],
  ['Kalaja United', 'football', 'KAL'],
  ['Deti FK', 'football', 'DET'],
  ['Dajti Boys', 'football', 'DAJ'],
  ['Rozafa Juniors', 'football', 'ROZ'],
  ['Ujqit e Veriut', 'football', 'UJQ'],
  ['Agimi 2008', 'football', 'AGI'],
  ['Titanët e Tiranës', 'basketball', 'TIT'],
  ['Valët Durrës', 'basketball', 'VAL'],
  ['Guri BC', 'basketball', 'GUR'],
  ['Kulla Basket', 'basketball', 'KUL'],
  ['Yjet Volej', 'volleyball', 'YJE'],
  ['Adriatiku Volej', 'volleyball', 'ADR'],
  ['Morava Volej', 'volleyball', 'MOR'],
  ['Blerta Volej', 'volleyball', 'BLE'],
  ['Bardhi / Leka', 'tennis'],
  ['Cani / Toska', 'tennis'],
  ['Dhima / Vata', 'tennis'],
  ['Elezi / Zhupa', 'tennis'],
  ['Hasa / Isufi', 'tennis'],
  ['Lika / Ndreu', 'tennis'],
  ['Pepa / Sula', 'tennis'],
  [LONGEST_NAME, 'football'],
];
const sizes: Record<SportKey, number> = { football: 9, basketball: 7, volleyball: 8, tennis: 2 };
const levels = ['recreational', 'intermediate', 'competitive', null] as const;

/** 24 teams. The demo team admin runs the first, the account with all profiles the second; the player plays in the first. */
export async function seedTeams(at: Seeding): Promise<void> {
  const { db, now, random } = at;
  for (const [index, [name, sport, short]] of teamPlans.entries()) {
    const id = index + 1;
    await db.teams.insert({
      id,
      slug: uniqueSlug(
        name,
        (slug) => db.teams.one('slug', slug) !== undefined || db.venues.one('slug', slug) !== undefined,
      ),
      name,
      short_name: short ?? slugify(name).slice(0, 3).toUpperCase(),
      image_id: id === 1 ? imageIds.teamCrest : null,
      image_ids: id === 1 ? [imageIds.teamCover] : [],
      sport_id: sportId(sport),
      city_id: index < 3 ? 1 : random.int(1, cities.length),
      description:
        id === 3
          ? null
          : { en: `${name} plays every week and looks for players.`, sq: `${name} luan çdo javë dhe kërkon lojtarë.` },
      is_public: id !== 24,
      foundation_year: name === 'Agimi 2008' ? 2008 : random.int(1998, 2024),
      gender: name === 'Blerta Volej' ? 'female' : random.pick(['male', 'female', 'mixed', null] as const),
      average_age: random.int(18, 38),
      level: random.pick(levels),
      created_at: now - random.int(60, 700) * DAY,
    });
    await seedMembers(at, id, sizes[sport]);
  }
}

async function seedMembers({ db, now, random }: Seeding, team_id: number, size: number): Promise<void> {
  const joined = now - random.int(20, 50) * DAY;
  const member = (user_id: number, jersey: number | null, changes: object = {}) =>
    db.teamMembers.insert({
      team_id,
      user_id,
      roles: [],
      is_player: true,
      jersey_number: jersey,
      position: null,
      status: 'active',
      joined_at: joined,
      ...changes,
    });
  const admin = team_id === 1 ? demoId('teamAdmin') : team_id === 2 ? demoId('everyone') : 15 + ((team_id * 5) % 40);
  await member(admin, 10, { roles: ['admin'] });
  const others = Array.from({ length: size - 1 }, (_, n) => 16 + ((team_id * 7 + n) % 40)).filter(
    (user) => user !== admin,
  );
  for (const [index, user] of others.entries()) {
    const roles = index === 0 && size > 2 ? ['captain'] : index === 1 && size > 2 ? ['manager'] : [];
    await member(user, index + 1, { roles });
  }
  if (team_id !== 1) return;
  await member(demoId('player'), 9, { position: 'sulmues' });
  await member(56, 21, { status: 'invited', joined_at: null });
  await member(57, null, { status: 'left', is_player: false });
}
