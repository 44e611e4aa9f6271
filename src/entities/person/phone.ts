import '../../shared/lib/zod-setup.ts';
import { string } from 'zod';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { PhoneNumber as PhoneNumberSchema } from '../../shared/api/generated/zod/schemas/phoneNumber.zod.ts';
import { PhonePrefix } from '../../shared/api/generated/zod/schemas/phonePrefix.zod.ts';
import { storedPhone } from '../../shared/lib/phone-number.ts';
import { PHONE_PREFIXES } from '../../shared/lib/phone-prefixes.ts';

/** An empty number with the prefix that most people here need. */
export const emptyPhone: PhoneNumber = { phone_prefix: PHONE_PREFIXES[0].prefix, phone_number: '' };

/** Without what the rules do not speak of: space around it, and in a number with its country's code. */
const typed = (text: string): string => (text.trim().startsWith('+') ? text.replaceAll(/\s/g, '') : text.trim());

/** The two phone fields of a form schema, validated as typed. Source: AUTH-17 … AUTH-20. */
export const phoneShape = {
  phone_prefix: PhonePrefix,
  phone_number: string().transform(typed).pipe(PhoneNumberSchema),
};

/** The last step of such a schema: the number as it is sent, without spaces and trunk prefix (C-30, decision 010). */
export const withStoredPhone = <Body extends PhoneNumber>(body: Body): Body => ({ ...body, ...storedPhone(body) });
