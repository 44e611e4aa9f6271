/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const EventRef = zod.strictObject({
  "id": Id,
  "title": zod.string()
});

export type EventRef = zod.input<typeof EventRef>;
export type EventRefOutput = zod.output<typeof EventRef>;
