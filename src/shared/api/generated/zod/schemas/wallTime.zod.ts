/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const WallTimeRegExp = new RegExp('^([01]\\d|2[0-4]):[0-5]\\d$');


export const WallTime = zod.string().regex(WallTimeRegExp).describe('HH:mm, wall time in Europe/Tirane');

export type WallTime = zod.input<typeof WallTime>;
export type WallTimeOutput = zod.output<typeof WallTime>;
