/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const ReceiverIdsMax = 100;



export const ReceiverIds = zod.array(Id).min(1).max(ReceiverIdsMax);

export type ReceiverIds = zod.input<typeof ReceiverIds>;
export type ReceiverIdsOutput = zod.output<typeof ReceiverIds>;
