import '../../shared/lib/zod-setup.ts';
import { useForm } from 'react-hook-form';
import { LoginBody, loginBodyPasswordMax } from '../../shared/api/generated/zod/schemas/loginBody.zod.ts';
import { noPhone, PHONE_FIELDS, phoneRules } from '../../entities/person/phone.form.ts';
import { resolverOf, type Rules } from '../../entities/person/problems.ts';

export const LOGIN_FIELDS = [...PHONE_FIELDS, 'password'] as const;

/** What the person types; module and device are the client's own. */
export type LoginValues = Record<(typeof LOGIN_FIELDS)[number], string>;

/** Source: specification §5, AUTH-11, AUTH-17 … AUTH-20. */
export const loginRules = {
  ...phoneRules,
  password: (value) => {
    if (LoginBody.shape.password.safeParse(value).success) return null;
    return value === '' ? 'validation:password.required' : `validation:maxLength ${loginBodyPasswordMax}`;
  },
} satisfies Rules<LoginValues>;

export const useLoginForm = () =>
  useForm<LoginValues>({ resolver: resolverOf(loginRules), defaultValues: { ...noPhone, password: '' } });
