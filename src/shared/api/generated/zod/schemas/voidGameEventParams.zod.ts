/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventNote } from './eventNote.zod.ts';

export const VoidGameEventParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "reason": EventNote.optional()
})

export type VoidGameEventParams = zod.input<typeof VoidGameEventParams>;
export type VoidGameEventParamsOutput = zod.output<typeof VoidGameEventParams>;
