/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PointHow = zod.enum(['attack', 'block', 'ace', 'winner', 'double-fault', 'error']).describe('How a point of volleyball or tennis was won');

export type PointHow = zod.input<typeof PointHow>;
export type PointHowOutput = zod.output<typeof PointHow>;
