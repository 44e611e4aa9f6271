import '../../../shared/lib/zod-setup.ts';
import { literal, string, type ZodType } from 'zod';
import type { CreateVenueBookingBody as Body } from '../../../shared/api/generated/model';
import { storedPhoneLine } from '../../../shared/lib/phone-number.ts';
import { Note } from '../../../shared/api/generated/zod/schemas/note.zod.ts';
import { CreateVenueBookingBody } from '../../../shared/api/generated/zod/schemas/createVenueBookingBody.zod.ts';

/** A walk-in is booked by name, a member by account. */
export const BOOKERS = ['guest', 'member'] as const;
export type Booker = (typeof BOOKERS)[number];

const { guest_name, guest_phone, ends_on } = CreateVenueBookingBody.shape;

/** Texts that may be empty, where the wire has none. */
const shared = CreateVenueBookingBody.omit({ module: true, overrides: true }).extend({
  note: Note,
  ends_on: ends_on.unwrap().or(literal('')),
  guest_phone: string(),
  guest_name: string(),
});

export interface BookValues {
  guest_name: string;
  guest_phone: string;
  user_id?: number | undefined;
  date: string;
  court_id: number;
  time_slot_id: number;
  slot_count: number;
  weekly: boolean;
  ends_on: string;
  note: string;
}

/** What is asked for, by whom it is booked for. */
export const bookSchemas: Readonly<Record<Booker, ZodType<BookValues, BookValues>>> = {
  guest: shared.extend({
    guest_name: guest_name.unwrap(),
    guest_phone: string()
      .trim()
      .pipe(guest_phone.unwrap().or(literal('')))
      .transform(storedPhoneLine),
  }),
  member: shared.required({ user_id: true }),
};

type Who = Pick<Body, 'user_id'> | Pick<Body, 'guest_name' | 'guest_phone'>;

/** The request body: only what was given, and only of the chosen kind of booker. */
export function bookBody(values: BookValues, booker: Booker): Omit<Body, 'module' | 'overrides'> {
  const { guest_name: name, guest_phone: phone, user_id: userId, ends_on: last, note, ...time } = values;
  const who: Who =
    booker === 'guest' ? { guest_name: name, ...(phone && { guest_phone: phone }) } : { user_id: userId };
  return {
    ...time,
    ...who,
    ...(note && { note }),
    ...(time.weekly && last && { ends_on: last }),
  };
}
