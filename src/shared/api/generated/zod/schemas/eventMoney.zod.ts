/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Money } from './money.zod.ts';

export const EventMoney = zod.strictObject({
  "paid": Money,
  "open": Money
}).describe('In ALL, of everybody who is going or owes from earlier weeks, whatever page is asked for');

export type EventMoney = zod.input<typeof EventMoney>;
export type EventMoneyOutput = zod.output<typeof EventMoney>;
