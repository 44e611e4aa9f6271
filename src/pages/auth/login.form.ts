import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { LoginBody, loginBodyPasswordMax } from '../../shared/api/generated/zod/schemas/loginBody.zod.ts';
import { phoneProblem } from '../../shared/lib/phone.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';

export const LOGIN_FIELDS = ['phone_prefix', 'phone_number', 'password'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

/** What the person types; module and device are the client's own. */
const schema = LoginBody.omit({ module: true, device_id: true });

const PROBLEMS = [
  'phonePrefix.required',
  'phone.required',
  'phone.invalid',
  'phone.tooShort',
  'password.required',
  'maxLength',
] as const;
type LoginProblem = (typeof PROBLEMS)[number];

/** What is wrong with a value the schema refuses; null for one it accepts. Source: specification §5, AUTH-11, AUTH-17 … AUTH-20. */
export function loginProblem(field: LoginField, value: string): LoginProblem | null {
  const checked = schema.shape[field].safeParse(value);
  if (checked.success) return null;
  if (field === 'phone_prefix') return 'phonePrefix.required';
  if (field === 'password') return value === '' ? 'password.required' : 'maxLength';
  return `phone.${phoneProblem(value) ?? 'invalid'}`;
}

/** The text beside a field: a problem of ours in the active language, or the server's own words. */
export function problemText(message: string | undefined, t: Translate<'auth'>): string | undefined {
  const problem = PROBLEMS.find((known) => known === message);
  return problem ? t(`validation:${problem}`, { max: loginBodyPasswordMax }) : message;
}

const isLoginField = (name: unknown): name is LoginField => LOGIN_FIELDS.some((field) => field === name);

const resolver = zodResolver(schema, {
  // zod lists every broken rule; the form shows the one that says what to do
  error: (issue) => {
    const field = issue.path?.[0];
    const value = 'input' in issue ? issue.input : undefined;
    return isLoginField(field) ? loginProblem(field, typeof value === 'string' ? value : '') : undefined;
  },
});

export function useLoginForm() {
  return useForm({ resolver, defaultValues: { phone_prefix: PHONE_PREFIXES[0].prefix, phone_number: '', password: '' } });
}
