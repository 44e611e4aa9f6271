/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingOverride } from './bookingOverride.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';
import { RequestDate } from './requestDate.zod.ts';
import { SlotCount } from './slotCount.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const createVenueBookingBodyGuestPhoneRegExp = new RegExp('^\\+?[0-9 ]{6,20}$');
export const createVenueBookingBodyOverridesMax = 12;



export const CreateVenueBookingBody = zod.strictObject({
  "module": ModuleType,
  "court_id": Id,
  "date": RequestDate,
  "time_slot_id": TimeSlotId,
  "slot_count": SlotCount,
  "weekly": zod.boolean(),
  "ends_on": RequestDate.optional().describe('Last day of a weekly booking; open when absent'),
  "user_id": Id.optional(),
  "guest_name": EntityName.optional(),
  "guest_phone": zod.string().regex(createVenueBookingBodyGuestPhoneRegExp).optional(),
  "note": Note.optional(),
  "overrides": zod.array(BookingOverride).max(createVenueBookingBodyOverridesMax).optional()
}).describe('Either user_id or guest_name.');

export type CreateVenueBookingBody = zod.input<typeof CreateVenueBookingBody>;
export type CreateVenueBookingBodyOutput = zod.output<typeof CreateVenueBookingBody>;
