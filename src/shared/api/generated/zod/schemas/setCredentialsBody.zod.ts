/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { Password } from './password.zod.ts';

export const setCredentialsBodyPasswordConfirmationMax = 128;



export const SetCredentialsBody = zod.strictObject({
  "module": ModuleType,
  "password": Password,
  "password_confirmation": zod.string().min(1).max(setCredentialsBodyPasswordConfirmationMax).describe('The same text, or 422 on this field.')
});

export type SetCredentialsBody = zod.input<typeof SetCredentialsBody>;
export type SetCredentialsBodyOutput = zod.output<typeof SetCredentialsBody>;
