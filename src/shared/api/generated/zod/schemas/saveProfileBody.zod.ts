/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EntityName } from './entityName.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';

export const saveProfileBodyBirthYearMin = 1900;
export const saveProfileBodyBirthYearMax = 9999;




export const SaveProfileBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "birth_year": zod.int().min(saveProfileBodyBirthYearMin).max(saveProfileBodyBirthYearMax).describe('Not later than the current year.'),
  "city_id": Id,
  "image_id": zod.int().min(1).nullish().describe('An image that this user uploaded; null removes the picture, absent keeps it.'),
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber
});

export type SaveProfileBody = zod.input<typeof SaveProfileBody>;
export type SaveProfileBodyOutput = zod.output<typeof SaveProfileBody>;
