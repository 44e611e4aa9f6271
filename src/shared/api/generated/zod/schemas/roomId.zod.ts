/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RoomIdRegExp = new RegExp('^(fixture|competition|event|community|venue)-\\d+$');


export const RoomId = zod.string().regex(RoomIdRegExp).describe('e.g. fixture-12');

export type RoomId = zod.input<typeof RoomId>;
export type RoomIdOutput = zod.output<typeof RoomId>;
