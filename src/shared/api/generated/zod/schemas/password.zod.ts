/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = zod.string().min(PasswordMin).max(PasswordMax);

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;
