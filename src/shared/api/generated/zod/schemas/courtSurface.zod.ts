/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CourtSurface = zod.enum(['artificial-grass', 'grass', 'parquet', 'hard', 'clay', 'rubber']);

export type CourtSurface = zod.input<typeof CourtSurface>;
export type CourtSurfaceOutput = zod.output<typeof CourtSurface>;
