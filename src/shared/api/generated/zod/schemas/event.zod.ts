/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { City } from './city.zod.ts';
import { CommunityRef } from './communityRef.zod.ts';
import { Count } from './count.zod.ts';
import { EventCapacity } from './eventCapacity.zod.ts';
import { EventJoinPolicy } from './eventJoinPolicy.zod.ts';
import { EventKind } from './eventKind.zod.ts';
import { EventLocation } from './eventLocation.zod.ts';
import { EventMinimum } from './eventMinimum.zod.ts';
import { EventOwner } from './eventOwner.zod.ts';
import { EventPhase } from './eventPhase.zod.ts';
import { EventPlace } from './eventPlace.zod.ts';
import { EventRecurrence } from './eventRecurrence.zod.ts';
import { EventVisibility } from './eventVisibility.zod.ts';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Instant } from './instant.zod.ts';
import { Money } from './money.zod.ts';
import { Participant } from './participant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { Sport } from './sport.zod.ts';
import { TeamGender } from './teamGender.zod.ts';
import { TeamLevel } from './teamLevel.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const Event = zod.strictObject({
  "id": Id,
  "title": zod.string(),
  "description": zod.string(),
  "kind": EventKind,
  "sport": Sport,
  "city": City.describe('Of the venue, or chosen for a free place'),
  "owner": EventOwner,
  "community": zod.union([CommunityRef,zod.null()]).describe('The community it is announced in, which is its owner or chosen; null too for who does not know that community'),
  "host": zod.union([UserRef,zod.null()]).describe('Who made it and looks after it; null: the account is gone'),
  "image": ImageOrNull,
  "place": zod.union([EventPlace,zod.null()]).describe('Without place and location the event has no court yet (R37)'),
  "location": zod.union([EventLocation,zod.null()]).describe('Never beside a place'),
  "starts_at": Instant,
  "ends_at": Instant,
  "capacity": EventCapacity,
  "min_participants": zod.union([EventMinimum,zod.null()]),
  "min_check_at": zod.union([Instant,zod.null()]).describe('When the minimum is checked; null without one'),
  "price_total": zod.union([Money,zod.null()]).describe('What all pay together; null: free'),
  "price_per_person": zod.union([Money,zod.null()]).describe('price_total divided by the heads that are going, guests included, rounded up to 50 ALL; with nobody going, by the capacity; null: free'),
  "level": zod.union([TeamLevel,zod.null()]).describe('null: for all levels'),
  "gender": TeamGender,
  "visibility": EventVisibility,
  "join_policy": EventJoinPolicy,
  "rsvp_until": Instant.describe('Until when answers are taken; at the latest its start'),
  "recurrence": EventRecurrence,
  "series_id": zod.union([Id,zod.null()]).describe('Shared by the events of one weekly game; null: it was never weekly'),
  "phase": EventPhase,
  "cancel_reason": zod.string().nullable().describe('In the words of the host, or of the server when too few came'),
  "going_count": Count.describe('Heads, guests included'),
  "maybe_count": Count.describe('People'),
  "waitlist_count": Count.describe('People'),
  "requests_count": Count.describe('People who wait for approval; 0 for who does not decide'),
  "my_participation": zod.union([Participant,zod.null()]),
  "game_id": zod.union([Id,zod.null()]),
  "permissions": Permissions.describe('answer (going, maybe or declined), bring_guests, invite, decide (requests), manage (remove, money, check-in, ratings, sides), edit, cancel, make_game')
});

export type Event = zod.input<typeof Event>;
export type EventOutput = zod.output<typeof Event>;
