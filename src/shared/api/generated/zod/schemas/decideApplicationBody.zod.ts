/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';

export const DecideApplicationBody = zod.strictObject({
  "module": ModuleType,
  "decision": zod.enum(['accepted', 'rejected', 'waitlisted']).describe('waitlisted: of competition-entry alone'),
  "note": Note.optional()
});

export type DecideApplicationBody = zod.input<typeof DecideApplicationBody>;
export type DecideApplicationBodyOutput = zod.output<typeof DecideApplicationBody>;
