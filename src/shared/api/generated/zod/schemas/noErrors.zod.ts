/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FieldError } from './fieldError.zod.ts';

export const NoErrorsMax = 0;



export const NoErrors = zod.array(FieldError).max(NoErrorsMax);

export type NoErrors = zod.input<typeof NoErrors>;
export type NoErrorsOutput = zod.output<typeof NoErrors>;
