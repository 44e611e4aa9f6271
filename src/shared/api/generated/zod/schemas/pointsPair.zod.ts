/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Points } from './points.zod.ts';

export const PointsPair = zod.strictObject({
  "home": Points,
  "away": Points
});

export type PointsPair = zod.input<typeof PointsPair>;
export type PointsPairOutput = zod.output<typeof PointsPair>;
