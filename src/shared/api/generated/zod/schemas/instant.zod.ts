/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Instant = zod.iso.datetime({"offset":true}).describe('ISO 8601 with offset');

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;
