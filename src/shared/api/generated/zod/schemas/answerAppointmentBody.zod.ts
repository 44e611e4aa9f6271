/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const AnswerAppointmentBody = zod.strictObject({
  "module": ModuleType,
  "accept": zod.boolean()
});

export type AnswerAppointmentBody = zod.input<typeof AnswerAppointmentBody>;
export type AnswerAppointmentBodyOutput = zod.output<typeof AnswerAppointmentBody>;
