/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ChangedVenueStatus } from './changedVenueStatus.zod.ts';
import { DecisionReason } from './decisionReason.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const ChangeVenueStatusBody = zod.strictObject({
  "module": ModuleType,
  "status": ChangedVenueStatus,
  "reason": DecisionReason
});

export type ChangeVenueStatusBody = zod.input<typeof ChangeVenueStatusBody>;
export type ChangeVenueStatusBodyOutput = zod.output<typeof ChangeVenueStatusBody>;
