/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const SportIdsMax = 4;



export const SportIds = zod.array(Id).min(1).max(SportIdsMax);

export type SportIds = zod.input<typeof SportIds>;
export type SportIdsOutput = zod.output<typeof SportIds>;
