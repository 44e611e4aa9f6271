/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const ApplicationEvent = zod.strictObject({
  "id": Id,
  "action": zod.enum(['sent', 'accepted', 'rejected', 'waitlisted', 'withdrawn', 'expired']),
  "actor": zod.union([UserRef,zod.null()]).describe('null: the account is gone'),
  "note": zod.string().nullable().describe('sent: the message; accepted, rejected: the note of the decision'),
  "at": Instant
}).describe('Who did what when');

export type ApplicationEvent = zod.input<typeof ApplicationEvent>;
export type ApplicationEventOutput = zod.output<typeof ApplicationEvent>;
