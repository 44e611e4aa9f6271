/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const WebAddressMax = 2000;


export const WebAddressRegExp = new RegExp('^https://[^\\s/.]+\\.\\S+$');


export const WebAddress = zod.string().max(WebAddressMax).regex(WebAddressRegExp);

export type WebAddress = zod.input<typeof WebAddress>;
export type WebAddressOutput = zod.output<typeof WebAddress>;
