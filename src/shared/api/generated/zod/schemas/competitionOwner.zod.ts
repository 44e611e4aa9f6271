/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionOwnerType } from './competitionOwnerType.zod.ts';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const CompetitionOwner = zod.strictObject({
  "type": CompetitionOwnerType,
  "id": Id.describe('Of the user or the organization'),
  "name": zod.string(),
  "slug": zod.string().nullable().describe('null: a user'),
  "image": ImageOrNull
}).describe('Who runs it');

export type CompetitionOwner = zod.input<typeof CompetitionOwner>;
export type CompetitionOwnerOutput = zod.output<typeof CompetitionOwner>;
