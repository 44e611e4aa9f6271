/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const CommunityRef = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull
});

export type CommunityRef = zod.input<typeof CommunityRef>;
export type CommunityRefOutput = zod.output<typeof CommunityRef>;
