/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Count } from './count.ts';
import type { Id } from './id.ts';
import type { TimeSlotId } from './timeSlotId.ts';
import type { UserRef } from './userRef.ts';

/**
 * Courts that are closed from one day to another, at some slots or all day.
 */
export interface Block {
  id: Id;
  /** @minItems 1 */
  court_ids: Id[];
  date_from: CalendarDate;
  /** Included */
  date_to: CalendarDate;
  /** null is the whole day */
  time_slot_ids: TimeSlotId[] | null;
  reason: string;
  created_by: UserRef | null;
  /** Players who were asked and have not answered yet */
  open_questions: Count;
}
