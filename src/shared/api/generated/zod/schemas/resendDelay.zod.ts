/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ResendDelayMin = 0;



export const ResendDelay = zod.int().min(ResendDelayMin).describe('Seconds until another code may be requested.');

export type ResendDelay = zod.input<typeof ResendDelay>;
export type ResendDelayOutput = zod.output<typeof ResendDelay>;
