/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Count } from './count.zod.ts';
import { Id } from './id.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';
import { UserRef } from './userRef.zod.ts';





export const Block = zod.strictObject({
  "id": Id,
  "court_ids": zod.array(Id).min(1),
  "date_from": CalendarDate,
  "date_to": CalendarDate.describe('Included'),
  "time_slot_ids": zod.union([zod.array(TimeSlotId).min(1),zod.null()]).describe('null is the whole day'),
  "reason": zod.string(),
  "created_by": zod.union([UserRef,zod.null()]),
  "open_questions": Count.describe('Players who were asked and have not answered yet')
}).describe('Courts that are closed from one day to another, at some slots or all day.');

export type Block = zod.input<typeof Block>;
export type BlockOutput = zod.output<typeof Block>;
