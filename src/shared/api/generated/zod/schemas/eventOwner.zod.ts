/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventOwnerType } from './eventOwnerType.zod.ts';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const EventOwner = zod.strictObject({
  "type": EventOwnerType,
  "id": Id.describe('Of the user, community, team or organization'),
  "name": zod.string(),
  "slug": zod.string().nullable().describe('null: a user'),
  "image": ImageOrNull
}).describe('In whose name it takes place');

export type EventOwner = zod.input<typeof EventOwner>;
export type EventOwnerOutput = zod.output<typeof EventOwner>;
