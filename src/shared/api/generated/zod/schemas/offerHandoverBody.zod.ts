/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { HandoverScope } from './handoverScope.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const OfferHandoverBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id.describe('The receiver, found by GET /users'),
  "scope": HandoverScope
});

export type OfferHandoverBody = zod.input<typeof OfferHandoverBody>;
export type OfferHandoverBodyOutput = zod.output<typeof OfferHandoverBody>;
