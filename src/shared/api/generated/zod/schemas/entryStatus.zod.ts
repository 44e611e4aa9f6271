/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EntryStatus = zod.enum(['active', 'withdrawn', 'disqualified']);

export type EntryStatus = zod.input<typeof EntryStatus>;
export type EntryStatusOutput = zod.output<typeof EntryStatus>;
