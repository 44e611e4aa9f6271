import { useUnit } from 'effector-react';
import { forgotFlowEnded } from '../../models/auth-flow/auth-flow.model.ts';
import { userChanged } from '../../models/session/session.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useForgotPassword, useSetCredentials } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { CREDENTIALS_FIELDS, useCredentialsForm } from './credentials.form.ts';
import { showRefusal } from '../../entities/person/refusal.ts';
import { useWayToVerify } from '../../features/edit-profile/use-way.ts';

/** The password with its call; afterwards the guard leads on. Another code can be asked for where the last one is too old. */
export function useCredentials({ phone_prefix, phone_number }: LoggedUser) {
  const t = useT('auth');
  const { changed, ended } = useUnit({ changed: userChanged, ended: forgotFlowEnded });
  const setCredentials = useSetCredentials();
  const ask = useForgotPassword();
  const form = useCredentialsForm();
  const toVerify = useWayToVerify();
  const refuse = (error: unknown) =>
    showRefusal(form.setError, CREDENTIALS_FIELDS, error as ApiError, t('common:states.errorHint')); // the client throws nothing else

  const submit = form.handleSubmit(async (data) => {
    try {
      const { user } = await setCredentials.mutateAsync({ data });
      changed(user);
      ended();
    } catch (error) {
      refuse(error);
    }
  });
  const askForCode = async () => {
    const phone = { phone_prefix, phone_number };
    try {
      const { resend_in_s: resendIn } = await ask.mutateAsync({ data: phone });
      await toVerify(phone, { resendIn, forgotten: true });
    } catch (error) {
      refuse(error);
    }
  };
  return { form, submit, askForCode, giveUp: ended };
}
