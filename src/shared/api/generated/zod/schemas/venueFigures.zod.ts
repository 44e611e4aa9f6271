/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Money } from './money.zod.ts';

export const VenueFigures = zod.strictObject({
  "bookings": Count.describe('Confirmed ones'),
  "slots_offered": Count,
  "slots_taken": Count.describe('By confirmed and pending bookings'),
  "income_paid": Money,
  "income_open": Money.describe('Of confirmed bookings that are not paid, without no-shows'),
  "no_shows": Count
});

export type VenueFigures = zod.input<typeof VenueFigures>;
export type VenueFiguresOutput = zod.output<typeof VenueFigures>;
