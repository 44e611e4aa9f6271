/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ResultStatus = zod.enum(['none', 'provisional', 'official', 'disputed']).describe('provisional: not confirmed by both sides or who manages the game, and its time is not over');

export type ResultStatus = zod.input<typeof ResultStatus>;
export type ResultStatusOutput = zod.output<typeof ResultStatus>;
