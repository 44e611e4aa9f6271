/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const CreateSlotWatchBody = zod.strictObject({
  "module": ModuleType,
  "date": RequestDate,
  "time_slot_id": TimeSlotId,
  "court_id": Id.optional(),
  "sport_id": Id.optional()
}).describe('Either court_id or sport_id.');

export type CreateSlotWatchBody = zod.input<typeof CreateSlotWatchBody>;
export type CreateSlotWatchBodyOutput = zod.output<typeof CreateSlotWatchBody>;
