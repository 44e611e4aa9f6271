/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RosterSizeMax = 50;



export const RosterSize = zod.int().min(1).max(RosterSizeMax);

export type RosterSize = zod.input<typeof RosterSize>;
export type RosterSizeOutput = zod.output<typeof RosterSize>;
