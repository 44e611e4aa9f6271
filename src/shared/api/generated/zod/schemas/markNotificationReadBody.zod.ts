/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const MarkNotificationReadBody = zod.strictObject({
  "module": ModuleType
});

export type MarkNotificationReadBody = zod.input<typeof MarkNotificationReadBody>;
export type MarkNotificationReadBodyOutput = zod.output<typeof MarkNotificationReadBody>;
