import '../../shared/lib/zod-setup.ts';
import { useForm } from 'react-hook-form';
import { VerificationCode, VerificationCodeMin } from '../../shared/api/generated/zod/schemas/verificationCode.zod.ts';
import { resolverOf, type Rules } from '../../entities/person/problems.ts';

export const CODE_LENGTH = VerificationCodeMin;

export interface VerifyValues {
  code: string;
}

/** Too short is said before too odd. Source: specification §5, AUTH-14 … AUTH-16, ledger C-19. */
export const verifyRules = {
  code: (value) => {
    if (isCode(value)) return null;
    if (value.trim() === '') return 'validation:code.required';
    return value.length < CODE_LENGTH ? `validation:minLength ${CODE_LENGTH}` : 'validation:code.digits';
  },
} satisfies Rules<VerifyValues>;

export const isCode = (value: string): boolean => VerificationCode.safeParse(value).success;

/** The code in a text that was pasted: "Fusha: 123 456", or null where there is none. */
export const codeIn = (text: string): string | null =>
  /(?<!\d)\d{6}(?!\d)/.exec(text.replaceAll(/(?<=\d)[\s-](?=\d)/g, ''))?.[0] ?? null;

/** Judged when it is sent, never while it is typed: a code is too short until its last digit. */
export const useVerifyForm = () =>
  useForm<VerifyValues>({ resolver: resolverOf(verifyRules), reValidateMode: 'onSubmit', defaultValues: { code: '' } });
