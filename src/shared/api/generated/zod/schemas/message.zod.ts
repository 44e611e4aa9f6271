/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Message = zod.string().nullable();

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;
