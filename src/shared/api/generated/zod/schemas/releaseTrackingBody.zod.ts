/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const ReleaseTrackingBody = zod.strictObject({
  "module": ModuleType,
  "hand_over": zod.boolean().optional().describe('The answer to who has asked')
});

export type ReleaseTrackingBody = zod.input<typeof ReleaseTrackingBody>;
export type ReleaseTrackingBodyOutput = zod.output<typeof ReleaseTrackingBody>;
