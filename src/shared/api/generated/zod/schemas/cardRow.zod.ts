/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { TeamRef } from './teamRef.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const CardRow = zod.strictObject({
  "user": UserRef,
  "team": TeamRef,
  "yellows": Count.describe('A second yellow one is among these and the red ones'),
  "reds": Count
}).describe('The cards of a player of a team');

export type CardRow = zod.input<typeof CardRow>;
export type CardRowOutput = zod.output<typeof CardRow>;
