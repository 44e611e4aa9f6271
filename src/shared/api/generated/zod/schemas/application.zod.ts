/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ApplicationKind } from './applicationKind.zod.ts';
import { ApplicationStatus } from './applicationStatus.zod.ts';
import { ApplicationTarget } from './applicationTarget.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { RosterPlayer } from './rosterPlayer.zod.ts';
import { TeamRef } from './teamRef.zod.ts';
import { UserRef } from './userRef.zod.ts';




export const Application = zod.strictObject({
  "id": Id,
  "kind": ApplicationKind,
  "status": ApplicationStatus,
  "applicant": UserRef,
  "team": zod.union([TeamRef,zod.null()]).describe('Of competition-entry: the team that asks for a place'),
  "target": ApplicationTarget,
  "message": zod.string().nullable(),
  "roster": zod.array(RosterPlayer).describe('Of competition-entry'),
  "waitlist_position": zod.int().min(1).nullable().describe('Of waitlisted: 1 is next'),
  "position": zod.string().nullable().describe('Of team-join: where they play, in words'),
  "question": zod.string().nullable().describe('Of community-join: what the community asked when the request was sent'),
  "answer": zod.string().nullable().describe('The answer to the question'),
  "decision_note": zod.string().nullable(),
  "decided_by": zod.union([UserRef,zod.null()]),
  "decided_at": zod.union([Instant,zod.null()]),
  "created_at": Instant,
  "permissions": Permissions.describe('withdraw, decide (accept or reject), waitlist; of a competition-entry also while it is waitlisted, withdraw also of an accepted one')
});

export type Application = zod.input<typeof Application>;
export type ApplicationOutput = zod.output<typeof Application>;
