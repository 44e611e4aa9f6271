/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StageType = zod.enum(['round-robin', 'single-elimination', 'double-elimination']);

export type StageType = zod.input<typeof StageType>;
export type StageTypeOutput = zod.output<typeof StageType>;
