/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventMoney } from './eventMoney.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { Participant } from './participant.zod.ts';

export const ListParticipants200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "participants": zod.array(Participant),
  "pagination": Pagination,
  "money": zod.union([EventMoney,zod.null()]).describe('For who manages the event, else null')
})
})

export type ListParticipants200 = zod.input<typeof ListParticipants200>;
export type ListParticipants200Output = zod.output<typeof ListParticipants200>;
