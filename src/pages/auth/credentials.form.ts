import '../../shared/lib/zod-setup.ts';
import { useForm } from 'react-hook-form';
import { Password, PasswordMax, PasswordMin } from '../../shared/api/generated/zod/schemas/password.zod.ts';
import { resolverOf, type Rules } from '../../entities/person/problems.ts';

export const CREDENTIALS_FIELDS = ['password', 'password_confirmation'] as const;

export type CredentialsValues = Record<(typeof CREDENTIALS_FIELDS)[number], string>;

/** Source: specification §5, AUTH-11 … AUTH-13; lengths design §1. */
export const credentialsRules = {
  password: (value) => {
    if (Password.safeParse(value).success) return null;
    if (value === '') return 'validation:password.required';
    return value.length < PasswordMin ? `validation:minLength ${PasswordMin}` : `validation:maxLength ${PasswordMax}`;
  },
  password_confirmation: (value, { password }) => {
    if (value === '') return 'validation:password.confirmationRequired';
    return value === password ? null : 'validation:password.mismatch';
  },
} satisfies Rules<CredentialsValues>;

export const useCredentialsForm = () =>
  useForm<CredentialsValues>({
    resolver: resolverOf(credentialsRules),
    defaultValues: { password: '', password_confirmation: '' },
  });
