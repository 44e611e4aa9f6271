/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const profileUnreadCountMin = 0;



export const Profile = zod.strictObject({
  "type": ModuleType,
  "entity_id": Id.describe('The venue, team or organization; the user id for base and superuser'),
  "id": Id,
  "name": zod.string(),
  "slug": zod.string().nullable(),
  "image": ImageOrNull,
  "role": zod.string().describe('Role in the entity, e.g. owner'),
  "unread_count": zod.int().min(profileUnreadCountMin)
}).describe('One role of the user, bound to one module.');

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
