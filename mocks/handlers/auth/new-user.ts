import type { Language, UserRecord } from '../../db/records.ts';
import type { Phone } from '../../rules/people/phone.ts';

/** A user of whom only the way of signing up is known. */
export const newUser = ({
  phone_prefix,
  phone_number,
  locale,
  now,
}: Phone & { readonly locale: Language; readonly now: number }): Omit<UserRecord, 'id'> => ({
  name: null,
  birth_year: null,
  city_id: null,
  image_id: null,
  phone_prefix,
  phone_number,
  password: null,
  password_set: false,
  profile_status: 'uncompleted',
  is_verified: false,
  is_super_user: false,
  locale,
  new_phone: null,
  created_at: now,
});
