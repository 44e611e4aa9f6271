import { useUnit } from 'effector-react';
import { useDraft } from '../../entities/form/use-draft.ts';
import { signedIn } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useLogin } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { RESEND_S, resendDelayOf } from '../../features/edit-profile/code-sent.ts';
import { LOGIN_FIELDS, useLoginForm } from './login.form.ts';
import { toPhone } from '../../entities/person/phone-number.ts';
import { showRefusal } from '../../entities/person/refusal.ts';
import { useWayToVerify } from '../../features/edit-profile/use-way.ts';

/** The sign-in form with its one call. Afterwards the guard leads on: to an open step, `returnTo`, or the module's home. */
export function useSignIn() {
  const t = useT('auth');
  const { enter, say } = useUnit({ enter: signedIn, say: snackbarRequested });
  const login = useLogin();
  const form = useLoginForm();
  const draft = useDraft(form, { form: 'login' });
  const toVerify = useWayToVerify();

  const submit = form.handleSubmit(async (values) => {
    const phone = toPhone(values);
    try {
      const { access_token: token, user } = await login.mutateAsync({
        data: { ...phone, password: values.password, device_id: deviceId(browserStorage) },
      });
      draft.submitted(); // before it could be handed over with the guest's other drafts
      enter({ token, user });
    } catch (caught) {
      const error = caught as ApiError; // the client throws nothing else
      if (error.code !== 'phone_not_verified')
        return showRefusal(form.setError, LOGIN_FIELDS, error, t('common:states.errorHint'));
      draft.submitted();
      say({ message: { key: 'errors.phoneNotVerified' } });
      await toVerify(phone, { resendIn: resendDelayOf(error.data) ?? RESEND_S }); // a code is on its way
    }
  });
  return { form, submit, draft };
}
