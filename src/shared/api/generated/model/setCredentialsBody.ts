/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Password } from './password.ts';

export interface SetCredentialsBody {
  password: Password;
  /**
     * The same text, or 422 on this field.
     * @minLength 1
     * @maxLength 128
     */
  password_confirmation: string;
}
