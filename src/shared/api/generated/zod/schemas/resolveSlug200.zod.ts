/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ResolveSlug200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "type": zod.enum(['venue', 'team', 'organization', 'competition', 'community']),
  "id": Id,
  "slug": zod.string()
})
})

export type ResolveSlug200 = zod.input<typeof ResolveSlug200>;
export type ResolveSlug200Output = zod.output<typeof ResolveSlug200>;
