/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventCourtChoice } from './eventCourtChoice.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Reason } from './reason.zod.ts';

export const CancelEventBody = zod.strictObject({
  "module": ModuleType,
  "reason": Reason,
  "court": EventCourtChoice.optional().describe('What becomes of the booking; keep when absent. free needs a booking of the caller that can still be cancelled (409 cancel_window_closed)'),
  "ends_series": zod.boolean().optional().describe('Also makes no next one of a weekly game; false when absent')
});

export type CancelEventBody = zod.input<typeof CancelEventBody>;
export type CancelEventBodyOutput = zod.output<typeof CancelEventBody>;
