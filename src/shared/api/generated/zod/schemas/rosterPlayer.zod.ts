/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UserRef } from './userRef.zod.ts';

export const RosterPlayer = zod.strictObject({
  "user": UserRef,
  "jersey_number": zod.int().nullable()
});

export type RosterPlayer = zod.input<typeof RosterPlayer>;
export type RosterPlayerOutput = zod.output<typeof RosterPlayer>;
