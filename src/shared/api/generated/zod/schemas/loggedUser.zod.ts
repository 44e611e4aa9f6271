/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { City } from './city.zod.ts';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Instant } from './instant.zod.ts';
import { Locale } from './locale.zod.ts';
import { Profile } from './profile.zod.ts';
import { ProfileStatus } from './profileStatus.zod.ts';

export const loggedUserBirthYearMin = 1900;



export const LoggedUser = zod.strictObject({
  "id": Id,
  "is_verified": zod.boolean(),
  "is_super_user": zod.boolean(),
  "password_set": zod.boolean(),
  "profile_status": ProfileStatus,
  "profiles": zod.array(Profile),
  "name": zod.string().nullable(),
  "image": ImageOrNull,
  "birth_year": zod.int().min(loggedUserBirthYearMin).nullable(),
  "city": zod.union([City,zod.null()]),
  "phone_prefix": zod.string(),
  "phone_number": zod.string(),
  "locale": Locale,
  "language": zod.union([zod.literal('en'),zod.literal('sq'),zod.literal(null)]).nullable().describe('The setting of this name; null until the user chooses'),
  "theme": zod.union([zod.literal('system'),zod.literal('light'),zod.literal('dark'),zod.literal(null)]).nullable().describe('The setting of this name; null until the user chooses'),
  "created_at": Instant
});

export type LoggedUser = zod.input<typeof LoggedUser>;
export type LoggedUserOutput = zod.output<typeof LoggedUser>;
