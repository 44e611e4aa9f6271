import { useForm } from 'react-hook-form';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { phoneRules } from '../../entities/person/phone.form.ts';
import { resolverOf } from '../../entities/person/problems.ts';

/** A number and nothing else. Source: specification §5, AUTH-17 … AUTH-20. */
export const useForgotPasswordForm = (phone: PhoneNumber) =>
  useForm<PhoneNumber>({ resolver: resolverOf(phoneRules), defaultValues: phone });
