/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MoneyMin = 0;



export const Money = zod.int().min(MoneyMin).describe('Whole Albanian lek (ALL)');

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;
