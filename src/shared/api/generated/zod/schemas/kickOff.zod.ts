/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Weekday } from './weekday.zod.ts';

export const kickOffTimeRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');


export const KickOff = zod.strictObject({
  "weekday": Weekday,
  "time": zod.string().regex(kickOffTimeRegExp).describe('HH:mm, wall time in Europe/Tirane')
});

export type KickOff = zod.input<typeof KickOff>;
export type KickOffOutput = zod.output<typeof KickOff>;
