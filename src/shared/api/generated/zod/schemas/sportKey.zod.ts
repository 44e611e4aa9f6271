/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SportKey = zod.enum(['football', 'basketball', 'volleyball', 'tennis']);

export type SportKey = zod.input<typeof SportKey>;
export type SportKeyOutput = zod.output<typeof SportKey>;
