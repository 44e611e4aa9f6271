import { useForm } from 'react-hook-form';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { PHONE_FIELDS, phoneRules } from '../../entities/person/phone.form.ts';
import { resolverOf, type Rules } from '../../entities/person/problems.ts';

export const REGISTER_FIELDS = [...PHONE_FIELDS, 'terms_accepted'] as const;

export interface RegisterValues extends PhoneNumber {
  terms_accepted: boolean;
}

/** Source: specification §5, AUTH-17 … AUTH-20, AUTH-26. */
export const registerRules = {
  ...phoneRules,
  terms_accepted: (value) => (value ? null : 'validation:terms.required'),
} satisfies Rules<RegisterValues>;

export const useRegisterForm = (phone: PhoneNumber) =>
  useForm<RegisterValues>({ resolver: resolverOf(registerRules), defaultValues: { ...phone, terms_accepted: false } });
