/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const City = zod.strictObject({
  "id": Id,
  "name": zod.string(),
  "latitude": zod.number(),
  "longitude": zod.number()
});

export type City = zod.input<typeof City>;
export type CityOutput = zod.output<typeof City>;
