/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const teamRefShortNameMax = 4;



export const TeamRef = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "short_name": zod.string().min(1).max(teamRefShortNameMax).describe('Three or four letters'),
  "image": ImageOrNull
});

export type TeamRef = zod.input<typeof TeamRef>;
export type TeamRefOutput = zod.output<typeof TeamRef>;
