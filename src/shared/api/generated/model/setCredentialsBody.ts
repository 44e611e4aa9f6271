/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';

export interface SetCredentialsBody {
  password: Password;
  /**
     * The same text; else 422 beside this field.
     * @minLength 1
     * @maxLength 128
     */
  password_confirmation: string;
}
