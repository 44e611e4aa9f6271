/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TextPair = zod.strictObject({
  "home": zod.string(),
  "away": zod.string()
});

export type TextPair = zod.input<typeof TextPair>;
export type TextPairOutput = zod.output<typeof TextPair>;
