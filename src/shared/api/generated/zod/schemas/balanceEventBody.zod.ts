/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const balanceEventBodyLockIdsMax = 100;

export const balanceEventBodyVariantMin = 0;
export const balanceEventBodyVariantMax = 1000;



export const BalanceEventBody = zod.strictObject({
  "module": ModuleType,
  "lock_ids": zod.array(Id).max(balanceEventBodyLockIdsMax).optional().describe('Participants who stay on the side they are on; the locked ones when absent'),
  "variant": zod.int().min(balanceEventBodyVariantMin).max(balanceEventBodyVariantMax).optional().describe('Another number, other sides as fair; 0 when absent')
});

export type BalanceEventBody = zod.input<typeof BalanceEventBody>;
export type BalanceEventBodyOutput = zod.output<typeof BalanceEventBody>;
