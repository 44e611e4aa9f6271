/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const InstantRegExp = new RegExp('^20\\d\\d-');


export const Instant = zod.iso.datetime({"offset":true}).regex(InstantRegExp).describe('ISO 8601 with offset, 2000 to 2099');

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;
