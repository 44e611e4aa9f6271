import { useId } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { AuthForm } from '../../features/edit-profile/auth-form.tsx';
import { LegalLinks } from './legal.tsx';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { readProblems } from '../../entities/person/problems.ts';
import { REGISTER_FIELDS } from './register.form.ts';
import { useRegistration } from './use-register.ts';

/** Phone number and consent; a password comes after the code (design §2). */
export function RegisterForm() {
  const t = useT('auth');
  const id = useId();
  const { form, submit, draft } = useRegistration();
  const { errors, isSubmitting } = form.formState;
  const { text, problems } = readProblems(errors, REGISTER_FIELDS, id, t);
  return (
    <AuthForm
      id={id}
      submit={submit}
      submitLabel={t('register.submit')}
      isBusy={isSubmitting}
      problems={problems}
      failure={errors.root}
      draft={draft}
    >
      <PhoneFields id={id} text={text} prefix={form.register('phone_prefix')} number={form.register('phone_number')} />
      <div>
        <Checkbox
          id={`${id}-terms_accepted`}
          label={t('register.terms')}
          error={text('terms_accepted')}
          {...form.register('terms_accepted')}
        />
        <LegalLinks />
      </div>
    </AuthForm>
  );
}
