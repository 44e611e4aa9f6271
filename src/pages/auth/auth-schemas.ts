import '../../shared/lib/zod-setup.ts';
import { boolean, string } from 'zod';
import { phoneShape, withStoredPhone } from '../../entities/person/phone.ts';
import { ForgotPasswordBody } from '../../shared/api/generated/zod/schemas/forgotPasswordBody.zod.ts';
import { LoginBody } from '../../shared/api/generated/zod/schemas/loginBody.zod.ts';
import { RegisterBody } from '../../shared/api/generated/zod/schemas/registerBody.zod.ts';
import { SetCredentialsBody } from '../../shared/api/generated/zod/schemas/setCredentialsBody.zod.ts';
import { VerifyPhoneBody } from '../../shared/api/generated/zod/schemas/verifyPhoneBody.zod.ts';
import type { FieldTextKey } from '../../shared/lib/field-texts/field-problem.ts';

/** AUTH-11, AUTH-17 … AUTH-20. */
export const loginSchema = LoginBody.omit({ module: true, device_id: true })
  .extend(phoneShape)
  .transform(withStoredPhone);

/** AUTH-17 … AUTH-20, AUTH-26. */
export const registerSchema = RegisterBody.omit({ module: true, locale: true })
  .extend({
    ...phoneShape,
    terms_accepted: boolean().pipe(RegisterBody.shape.terms_accepted),
  })
  .transform(withStoredPhone);

/** AUTH-17 … AUTH-20. */
export const forgotPasswordSchema = ForgotPasswordBody.omit({ module: true })
  .extend(phoneShape)
  .transform(withStoredPhone);

/** AUTH-14 … AUTH-16. */
export const verifySchema = VerifyPhoneBody.pick({ code: true }).extend({
  code: string().trim().pipe(VerifyPhoneBody.shape.code),
});

const mismatch: FieldTextKey = 'validation:password.mismatch';

/** AUTH-11 … AUTH-13; lengths design §1. */
export const credentialsSchema = SetCredentialsBody.omit({ module: true }).refine(
  ({ password, password_confirmation }) => password === password_confirmation,
  { path: ['password_confirmation'], error: mismatch },
);
