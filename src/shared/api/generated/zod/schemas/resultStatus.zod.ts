/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ResultStatus = zod.enum(['none', 'provisional', 'official', 'disputed']).describe('provisional: not confirmed by both sides, and not older than 24 hours');

export type ResultStatus = zod.input<typeof ResultStatus>;
export type ResultStatusOutput = zod.output<typeof ResultStatus>;
