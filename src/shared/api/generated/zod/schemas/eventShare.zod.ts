/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventShare = zod.strictObject({
  "text": zod.string().describe('To paste into a chat (design §18); ends with the link'),
  "url": zod.string().describe('The link alone')
});

export type EventShare = zod.input<typeof EventShare>;
export type EventShareOutput = zod.output<typeof EventShare>;
