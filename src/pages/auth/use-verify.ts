import { useUnit } from 'effector-react';
import { phoneVerified } from '../../models/auth-flow/auth-flow.model.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { signedIn } from '../../models/session/session.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useVerifyPhone } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { showRefusal } from '../../entities/person/refusal.ts';
import { useVerifyForm } from './verify.form.ts';

/** The code with its call. A right one signs in, and the guard leads on: to a password, a profile, `returnTo` or home. */
export function useVerification(phone: PhoneNumber) {
  const t = useT('auth');
  const { proved, enter } = useUnit({ proved: phoneVerified, enter: signedIn });
  const verify = useVerifyPhone();
  const form = useVerifyForm();

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { access_token: token, user } = await verify.mutateAsync({
        data: { ...phone, code, device_id: deviceId(browserStorage) },
      });
      proved(); // first: signing in with a number still open would end the way to a new password
      enter({ token, user });
    } catch (error) {
      showRefusal(form.setError, ['code'], error as ApiError, t('common:states.errorHint')); // the client throws nothing else
      form.setFocus('code', { shouldSelect: true });
    }
  });
  return { form, submit };
}
