import { useUnit } from 'effector-react';
import { signedIn } from '../../models/session/session.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useLogin } from '../../shared/api/generated/endpoints/auth/auth.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { LOGIN_FIELDS, useLoginForm } from './login.form.ts';

/** The sign-in form with its one call. Afterwards the guard leads on: to `returnTo`, or the module's home. */
export function useSignIn() {
  const t = useT('auth');
  const enter = useUnit(signedIn);
  const login = useLogin();
  const form = useLoginForm();

  const showRefusal = (error: ApiError) => {
    const beside = error.fieldErrors.flatMap(({ field, message }) => {
      const name = LOGIN_FIELDS.find((known) => known === field);
      return name ? [{ name, message }] : [];
    });
    for (const [index, { name, message }] of beside.entries()) form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    if (beside.length > 0) return;
    const hint = error.kind === 'unreachable' ? ` ${t('common:states.errorHint')}` : '';
    form.setError('root', { type: 'server', message: error.message + hint });
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      const { access_token: token, user } = await login.mutateAsync({ data: { ...values, device_id: deviceId(browserStorage) } });
      if (user.is_verified) enter({ token, user });
      else form.setError('root', { type: 'server', message: t('common:errors.phoneNotVerified') });
    } catch (error) {
      showRefusal(error as ApiError); // the client throws nothing else
    }
  });
  return { form, submit };
}

