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
import { EventOwnerType } from './eventOwnerType.zod.ts';
import { EventPrice } from './eventPrice.zod.ts';
import { EventRecurrence } from './eventRecurrence.zod.ts';
import { EventVisibility } from './eventVisibility.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RequestInstant } from './requestInstant.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';

export const CreateEventBody = zod.strictObject({
  "module": ModuleType,
  "owner_type": EventOwnerType,
  "owner_id": Id.optional().describe('Needed unless owner_type is base'),
  "community_id": zod.union([Id,zod.null()]).optional().describe('A community of the host to announce it in; that of the owner when the owner is one'),
  "title": EntityName,
  "description": Description.optional(),
  "kind": EventKind,
  "sport_id": Id.describe('That of the court, with booking_id'),
  "city_id": Id.optional(),
  "image": zod.union([Id,zod.null()]).optional().describe('Id of an uploaded image'),
  "booking_id": zod.union([Id,zod.null()]).optional().describe('A coming booking of the user without an event (409 booking_in_use)'),
  "location": zod.union([EventLocation,zod.null()]).optional(),
  "starts_at": RequestInstant.optional(),
  "ends_at": RequestInstant.optional().describe('Within 12 hours after the start'),
  "capacity": EventCapacity,
  "min_participants": zod.union([EventMinimum,zod.null()]).optional().describe('At most the capacity'),
  "min_check_at": zod.union([RequestInstant,zod.null()]).optional().describe('Two hours before the start when absent'),
  "price_total": zod.union([EventPrice,zod.null()]).optional().describe('The price of the booking when absent'),
  "level": zod.union([TeamLevel,zod.null()]).optional(),
  "gender": TeamGender,
  "visibility": EventVisibility.describe('community needs a community'),
  "join_policy": EventJoinPolicy,
  "rsvp_until": RequestInstant.optional().describe('Its start when absent'),
  "recurrence": EventRecurrence.optional().describe('none when absent'),
  "host_plays": zod.boolean().optional().describe('Whether the host takes a seat; true when absent')
}).describe('With booking_id the times, the place and the city are those of the booking; else starts_at, ends_at, location and city_id are needed.');

export type CreateEventBody = zod.input<typeof CreateEventBody>;
export type CreateEventBodyOutput = zod.output<typeof CreateEventBody>;
