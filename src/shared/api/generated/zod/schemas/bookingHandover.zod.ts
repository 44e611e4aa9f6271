/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { HandoverScope } from './handoverScope.zod.ts';
import { HandoverState } from './handoverState.zod.ts';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const BookingHandover = zod.strictObject({
  "state": HandoverState,
  "scope": HandoverScope,
  "from": UserRef,
  "to": UserRef,
  "session_count": Count.describe('How many sessions change hands'),
  "offered_at": Instant,
  "expires_at": Instant.describe('The start of the session it was offered with'),
  "settled_at": zod.union([Instant,zod.null()])
}).describe('An offer of a booking to another user.');

export type BookingHandover = zod.input<typeof BookingHandover>;
export type BookingHandoverOutput = zod.output<typeof BookingHandover>;
