/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { SchedulePlan } from './schedulePlan.zod.ts';

export const GenerateFixtures200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "schedule": SchedulePlan
})
})

export type GenerateFixtures200 = zod.input<typeof GenerateFixtures200>;
export type GenerateFixtures200Output = zod.output<typeof GenerateFixtures200>;
