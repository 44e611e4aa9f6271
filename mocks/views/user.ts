import { LoggedUserLanguage } from '../../src/shared/api/generated/model.ts';
import { LoggedUserTheme } from '../../src/shared/api/generated/model.ts';
import type { UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { type Profile, profilesOf } from '../identity/profiles.ts';
import { toIso } from '../rules/shared/time.ts';
import { toCity, toImage } from '../rules/shared/lookups.ts';

/** The signed-in user with their profiles (design §2). */
export function toLoggedUser(db: DbReader, user: UserRecord) {
  const city = user.city_id === null ? undefined : db.cities.get(user.city_id);
  return {
    id: user.id,
    is_verified: user.is_verified,
    is_super_user: user.is_super_user,
    password_set: user.password_set,
    profile_status: user.profile_status,
    profiles: profilesOf(db, user).map((profile, index) => toProfile(db, user, profile, index + 1)),
    name: user.name,
    image: toImage(db, user.image_id),
    birth_year: user.birth_year,
    city: city ? toCity(city) : null,
    phone_prefix: user.phone_prefix,
    phone_number: user.phone_number,
    locale: user.locale,
    ...deviceChoices(db, user.id),
    created_at: toIso(user.created_at),
  };
}

/** What the user's settings of these names say; null until they choose (ledger C-63). */
function deviceChoices(db: DbReader, userId: number) {
  const saved = (key: string) => db.settings.one('key', 'user', userId, key)?.value;
  const [language, theme] = [saved('language'), saved('theme')];
  return {
    language: Object.values(LoggedUserLanguage).find((one) => one === language) ?? null,
    theme: Object.values(LoggedUserTheme).find((one) => one === theme) ?? null,
  };
}

interface Entity {
  readonly name: string | null;
  readonly slug?: string;
  readonly image_id: number | null;
}

/** Profiles are computed, not stored: their id is their position in the user's list. */
function toProfile(db: DbReader, user: UserRecord, { type, entity_id, role }: Profile, id: number) {
  const entity: Entity = entityOf(db, type, entity_id) ?? user;
  const unread = db.notifications
    .by('user', user.id)
    .filter((at) => at.read_at === null && at.module === type && at.entity_id === entity_id);
  return {
    type,
    entity_id,
    id,
    name: entity.name ?? '',
    slug: entity.slug ?? null,
    image: toImage(db, entity.image_id),
    role,
    unread_count: unread.length,
  };
}

function entityOf(db: DbReader, type: Profile['type'], id: number): Entity | undefined {
  if (type === 'venue') return db.venues.get(id);
  if (type === 'team') return db.teams.get(id);
  return type === 'organization' ? db.organizations.get(id) : undefined;
}
