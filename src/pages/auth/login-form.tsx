import { useId } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { AuthForm } from '../../features/edit-profile/auth-form.tsx';
import { LOGIN_FIELDS } from './login.form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { readProblems } from '../../entities/person/problems.ts';
import { useSignIn } from './use-login.ts';

/** Phone prefix, phone number, password. What was typed stays whatever happens. */
export function LoginForm() {
  const t = useT('auth');
  const id = useId();
  const { form, submit, draft } = useSignIn();
  const { errors, isSubmitting } = form.formState;
  const { text, problems } = readProblems(errors, LOGIN_FIELDS, id, t);
  return (
    <AuthForm
      id={id}
      submit={submit}
      submitLabel={t('login.submit')}
      isBusy={isSubmitting}
      problems={problems}
      failure={errors.root}
      draft={draft}
    >
      <PhoneFields id={id} text={text} prefix={form.register('phone_prefix')} number={form.register('phone_number')} />
      <PasswordField
        id={`${id}-password`}
        label={t('fields.password')}
        autoComplete="current-password"
        error={text('password')}
        {...form.register('password')}
      />
    </AuthForm>
  );
}
