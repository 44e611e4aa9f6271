import type { LoggedUser, Profile } from '../../src/shared/api/generated/model';

/** A profile with every field that the contract requires. */
export const profileOf = (type: Profile['type'], entity_id: number): Profile => ({
  type,
  entity_id,
  id: entity_id,
  name: `${type} ${entity_id}`,
  slug: null,
  image: null,
  role: 'owner',
  unread_count: 0,
});

/** A user with every field that the contract requires. */
export const userWith = (id: number, profiles: Profile[]): LoggedUser => ({
  id,
  is_verified: true,
  is_super_user: false,
  password_set: true,
  profile_status: 'completed',
  profiles,
  name: 'Arben Hoxha',
  image: null,
  birth_year: null,
  city: null,
  phone_prefix: '+355',
  phone_number: '690000001',
  locale: 'en',
  language: null,
  theme: null,
  created_at: '2026-11-01T10:00:00+01:00',
});
