/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';

export const ApplicationTarget = zod.strictObject({
  "type": zod.enum(['team', 'community', 'competition']),
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull
}).describe('What the applicant wants to join');

export type ApplicationTarget = zod.input<typeof ApplicationTarget>;
export type ApplicationTargetOutput = zod.output<typeof ApplicationTarget>;
