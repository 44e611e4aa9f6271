/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EntryFeeMin = 0;
export const EntryFeeMax = 1000000;



export const EntryFee = zod.int().min(EntryFeeMin).max(EntryFeeMax).describe('Of a team, in whole Albanian lek (ALL); 0: free');

export type EntryFee = zod.input<typeof EntryFee>;
export type EntryFeeOutput = zod.output<typeof EntryFee>;
