import { useUnit } from 'effector-react';
import { useDraft } from '../../entities/form/use-draft.ts';
import { $phoneToVerify } from '../../models/auth-flow/auth-flow.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useForgotPassword } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useForgotPasswordForm } from './forgot-password.form.ts';
import { noPhone, PHONE_FIELDS } from '../../entities/person/phone.form.ts';
import { toPhone } from '../../entities/person/phone-number.ts';
import { showRefusal } from '../../entities/person/refusal.ts';
import { useWayToVerify } from '../../features/edit-profile/use-way.ts';

/** Asks for a code that opens the way to a new password. */
export function useForgottenPassword() {
  const t = useT('auth');
  const ask = useForgotPassword();
  const form = useForgotPasswordForm(useUnit($phoneToVerify) ?? noPhone);
  const draft = useDraft(form, { form: 'forgot-password' });
  const toVerify = useWayToVerify();

  const submit = form.handleSubmit(async (values) => {
    const phone = toPhone(values);
    try {
      const { resend_in_s: resendIn } = await ask.mutateAsync({ data: phone });
      draft.submitted();
      await toVerify(phone, { resendIn, forgotten: true });
    } catch (error) {
      showRefusal(form.setError, PHONE_FIELDS, error as ApiError, t('common:states.errorHint')); // the client throws nothing else
    }
  });
  return { form, submit, draft };
}
