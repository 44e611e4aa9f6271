/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';

export const saveProfileBodyNameMax = 100;


export const saveProfileBodyNameRegExp = new RegExp('\\S');
export const saveProfileBodyBirthYearMin = 1900;




export const SaveProfileBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(saveProfileBodyNameMax).regex(saveProfileBodyNameRegExp),
  "birth_year": zod.int().min(saveProfileBodyBirthYearMin).describe('Not later than the current year.'),
  "city_id": Id,
  "image_id": zod.int().min(1).nullish().describe('An image that this user uploaded; null removes the picture, absent keeps it.'),
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber
});

export type SaveProfileBody = zod.input<typeof SaveProfileBody>;
export type SaveProfileBodyOutput = zod.output<typeof SaveProfileBody>;
