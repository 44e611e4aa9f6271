/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PublicContactMax = 100;


export const PublicContactRegExp = new RegExp('\\S');


export const PublicContact = zod.string().min(1).max(PublicContactMax).regex(PublicContactRegExp);

export type PublicContact = zod.input<typeof PublicContact>;
export type PublicContactOutput = zod.output<typeof PublicContact>;
