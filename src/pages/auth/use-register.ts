import { useUnit } from 'effector-react';
import { useDraft } from '../../entities/form/use-draft.ts';
import { $phoneToVerify } from '../../models/auth-flow/auth-flow.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useRegister } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useLanguage, useT } from '../../shared/i18n/i18n-react.tsx';
import { noPhone } from '../../entities/person/phone.form.ts';
import { toPhone } from '../../entities/person/phone-number.ts';
import { showRefusal } from '../../entities/person/refusal.ts';
import { REGISTER_FIELDS, useRegisterForm } from './register.form.ts';
import { useWayToVerify } from '../../features/edit-profile/use-way.ts';

/** Asks for an account; the code leads on. Who comes back to change the number finds it. */
export function useRegistration() {
  const t = useT('auth');
  const locale = useLanguage();
  const ask = useRegister();
  const form = useRegisterForm(useUnit($phoneToVerify) ?? noPhone);
  const draft = useDraft(form, { form: 'register' });
  const toVerify = useWayToVerify();

  const submit = form.handleSubmit(async (values) => {
    const phone = toPhone(values);
    try {
      const { resend_in_s: resendIn } = await ask.mutateAsync({ data: { ...phone, terms_accepted: true, locale } });
      draft.submitted();
      await toVerify(phone, { resendIn });
    } catch (error) {
      showRefusal(form.setError, REGISTER_FIELDS, error as ApiError, t('common:states.errorHint')); // the client throws nothing else
    }
  });
  return { form, submit, draft };
}
