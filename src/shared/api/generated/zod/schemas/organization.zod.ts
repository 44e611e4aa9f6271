/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { City } from './city.zod.ts';
import { Id } from './id.zod.ts';
import { Image } from './image.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Permissions } from './permissions.zod.ts';

export const organizationCompetitionsCountMin = 0;



export const Organization = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull,
  "images": zod.array(Image),
  "city": City,
  "description": zod.string(),
  "public_contact": zod.string().nullable().describe('The setting of this name: a phone number or an address to write to'),
  "competitions_count": zod.int().min(organizationCompetitionsCountMin),
  "permissions": Permissions.describe('edit: profile, pictures and settings; manage_users; manage_competitions. All are false outside the module organization')
});

export type Organization = zod.input<typeof Organization>;
export type OrganizationOutput = zod.output<typeof Organization>;
