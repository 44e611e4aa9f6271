/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const HandoverScope = zod.enum(['session', 'series']).describe('series: this session and the later ones');

export type HandoverScope = zod.input<typeof HandoverScope>;
export type HandoverScopeOutput = zod.output<typeof HandoverScope>;
