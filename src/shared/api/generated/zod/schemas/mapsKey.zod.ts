/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MapsKeyMin = 16;
export const MapsKeyMax = 200;


export const MapsKeyRegExp = new RegExp('^\\S*$');


export const MapsKey = zod.string().min(MapsKeyMin).max(MapsKeyMax).regex(MapsKeyRegExp).describe('Long enough that its last four characters say nothing');

export type MapsKey = zod.input<typeof MapsKey>;
export type MapsKeyOutput = zod.output<typeof MapsKey>;
