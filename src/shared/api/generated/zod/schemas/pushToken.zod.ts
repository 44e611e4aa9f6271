/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PushTokenMax = 500;


export const PushTokenRegExp = new RegExp('^[!-~]+$');


export const PushToken = zod.string().min(1).max(PushTokenMax).regex(PushTokenRegExp).describe('What the push service calls this device');

export type PushToken = zod.input<typeof PushToken>;
export type PushTokenOutput = zod.output<typeof PushToken>;
