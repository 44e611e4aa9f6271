/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { PostSlot } from './postSlot.zod.ts';
import { Sport } from './sport.zod.ts';

export const PostLink = zod.strictObject({
  "type": zod.enum(['venue', 'team', 'slot']),
  "path": zod.string().describe('Inside the app, e.g. /venue/arena-rinia'),
  "name": zod.string().describe('Of the venue or the team'),
  "image": ImageOrNull,
  "city": zod.string(),
  "sport": zod.union([Sport,zod.null()]).describe('Of a team and of the court'),
  "slot": zod.union([PostSlot,zod.null()])
}).describe('A venue, a team or a free time that the text links to, as everybody may see it');

export type PostLink = zod.input<typeof PostLink>;
export type PostLinkOutput = zod.output<typeof PostLink>;
