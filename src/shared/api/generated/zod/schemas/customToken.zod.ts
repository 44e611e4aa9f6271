/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';




export const CustomToken = zod.string().min(1).describe('For one sign-in at the identity service');

export type CustomToken = zod.input<typeof CustomToken>;
export type CustomTokenOutput = zod.output<typeof CustomToken>;
