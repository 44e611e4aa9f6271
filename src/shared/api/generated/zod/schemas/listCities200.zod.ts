/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { City } from './city.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ListCities200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "cities": zod.array(City)
})
})

export type ListCities200 = zod.input<typeof ListCities200>;
export type ListCities200Output = zod.output<typeof ListCities200>;
