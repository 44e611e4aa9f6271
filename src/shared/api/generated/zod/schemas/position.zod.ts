/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PositionMax = 50;


export const PositionRegExp = new RegExp('\\S');


export const Position = zod.string().min(1).max(PositionMax).regex(PositionRegExp);

export type Position = zod.input<typeof Position>;
export type PositionOutput = zod.output<typeof Position>;
