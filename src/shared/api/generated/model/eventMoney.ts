/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * In ALL, of everybody who is going or owes from earlier weeks, whatever page is asked for
 */
export interface EventMoney {
  paid: Money;
  open: Money;
}
