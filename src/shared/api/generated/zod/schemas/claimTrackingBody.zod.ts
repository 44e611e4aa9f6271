/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const claimTrackingBodyCodeRegExp = new RegExp('^[A-Za-z0-9-]{36}$');


export const ClaimTrackingBody = zod.strictObject({
  "module": ModuleType,
  "take_over": zod.boolean().optional(),
  "code": zod.string().regex(claimTrackingBodyCodeRegExp).optional()
});

export type ClaimTrackingBody = zod.input<typeof ClaimTrackingBody>;
export type ClaimTrackingBodyOutput = zod.output<typeof ClaimTrackingBody>;
