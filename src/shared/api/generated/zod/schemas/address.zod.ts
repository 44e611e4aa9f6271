/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AddressMax = 200;


export const AddressRegExp = new RegExp('\\S');


export const Address = zod.string().min(1).max(AddressMax).regex(AddressRegExp);

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;
