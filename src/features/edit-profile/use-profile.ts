import { useUnit } from 'effector-react';
import { useDraft } from '../../entities/form/use-draft.ts';
import { userChanged } from '../../models/session/session.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { useSaveProfile } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { RESEND_S } from './code-sent.ts';
import { isSamePhone, toPhone } from '../../entities/person/phone-number.ts';
import { PROFILE_FIELDS, profileBody, useProfileForm } from './profile.form.ts';
import { showRefusal } from '../../entities/person/refusal.ts';
import { useWayToVerify } from './use-way.ts';

/** The profile with its call. Another number is taken over by its code only; otherwise the guard leads on. */
export function useProfile(user: LoggedUser, onSaved?: () => void) {
  const t = useT('auth');
  const changed = useUnit(userChanged);
  const save = useSaveProfile();
  const form = useProfileForm(user);
  const draft = useDraft(form, { form: 'profile' });
  const toVerify = useWayToVerify();

  const submit = form.handleSubmit(async (values) => {
    try {
      const { user: saved } = await save.mutateAsync({ data: profileBody(values, user) });
      draft.submitted();
      const phone = toPhone(values);
      if (!isSamePhone(phone, saved)) await toVerify(phone, { resendIn: RESEND_S });
      changed(saved); // last: the router then looks at the page anew, which would end the way to another one
      if (!isSamePhone(phone, saved)) return;
      await Promise.resolve(); // the router has begun to look anew: a navigation begun before that would be given up
      onSaved?.();
    } catch (error) {
      showRefusal(form.setError, PROFILE_FIELDS, error as ApiError, t('common:states.errorHint')); // the client throws nothing else
    }
  });
  return { form, submit, draft };
}
