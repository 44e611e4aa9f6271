/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SeedingMethod = zod.enum(['manual', 'random', 'ranking']).describe('ranking: by the results of the last year');

export type SeedingMethod = zod.input<typeof SeedingMethod>;
export type SeedingMethodOutput = zod.output<typeof SeedingMethod>;
