import '../../shared/lib/zod-setup.ts';
import { PhonePrefix } from '../../shared/api/generated/zod/schemas/phonePrefix.zod.ts';
import { phoneProblem } from '../../shared/lib/phone.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import type { Problem } from './problems.ts';

export const PHONE_FIELDS = ['phone_prefix', 'phone_number'] as const;

/** Most people here have a number of this country. */
export const noPhone: PhoneNumber = { phone_prefix: PHONE_PREFIXES[0].prefix, phone_number: '' };

/** Source: specification §5, ledger AUTH-17 … AUTH-20. */
export const phoneRules = {
  phone_prefix: (value: string): Problem | null =>
    PhonePrefix.safeParse(value).success ? null : 'validation:phonePrefix.required',
  phone_number: (value: string): Problem | null => {
    const problem = phoneProblem(value);
    return problem && `validation:phone.${problem}`;
  },
};
