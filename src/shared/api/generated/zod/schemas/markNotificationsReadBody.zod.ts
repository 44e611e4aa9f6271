/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';




export const MarkNotificationsReadBody = zod.strictObject({
  "module": ModuleType,
  "ids": zod.array(Id).min(1).optional().describe('All notifications when absent; an empty list is refused.')
});

export type MarkNotificationsReadBody = zod.input<typeof MarkNotificationsReadBody>;
export type MarkNotificationsReadBodyOutput = zod.output<typeof MarkNotificationsReadBody>;
