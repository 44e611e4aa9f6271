/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Description } from './description.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { EventCapacity } from './eventCapacity.zod.ts';
import { EventJoinPolicy } from './eventJoinPolicy.zod.ts';
import { EventKind } from './eventKind.zod.ts';
import { EventLocation } from './eventLocation.zod.ts';
import { EventMinimum } from './eventMinimum.zod.ts';
import { EventPrice } from './eventPrice.zod.ts';
import { EventRecurrence } from './eventRecurrence.zod.ts';
import { EventVisibility } from './eventVisibility.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestInstant } from './requestInstant.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const UpdateEventBody = zod.strictObject({
  "module": ModuleType,
  "title": EntityName.optional(),
  "description": Description.optional(),
  "kind": EventKind.optional(),
  "city_id": Id.optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image'),
  "booking_id": zod.union([Id,zod.null()]).optional().describe('null gives the court up; the booking itself stays'),
  "location": zod.union([EventLocation,zod.null()]).optional(),
  "starts_at": RequestInstant.optional(),
  "ends_at": RequestInstant.optional(),
  "capacity": EventCapacity.optional().describe('At least the heads that are going'),
  "min_participants": zod.union([EventMinimum,zod.null()]).optional(),
  "min_check_at": zod.union([RequestInstant,zod.null()]).optional(),
  "price_total": zod.union([EventPrice,zod.null()]).optional(),
  "level": zod.union([TeamLevel,zod.null()]).optional(),
  "gender": TeamGender.optional(),
  "visibility": EventVisibility.optional(),
  "join_policy": EventJoinPolicy.optional(),
  "rsvp_until": RequestInstant.optional(),
  "recurrence": EventRecurrence.optional().describe('none ends the weekly game after this event'),
  "notify": zod.boolean().optional().describe('Tell everybody who is invited, going, maybe coming or waiting; true when absent')
}).describe('Only what is sent changes. The times of a booked court change with the booking only.');

export type UpdateEventBody = zod.input<typeof UpdateEventBody>;
export type UpdateEventBodyOutput = zod.output<typeof UpdateEventBody>;
