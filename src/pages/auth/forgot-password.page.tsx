import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { AuthForm } from '../../features/edit-profile/auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { PHONE_FIELDS } from '../../entities/person/phone.form.ts';
import { readProblems } from '../../entities/person/problems.ts';
import { useForgottenPassword } from './use-forgot-password.ts';
import { useReturnTo } from '../../features/edit-profile/use-way.ts';
import * as css from './auth.css.ts';

export { loader } from './forgot-password.data.ts';

/** The way to a new password begins with a code (specification §2, design §2). */
export function Component() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  return (
    <AuthPage title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <ForgotPasswordForm />
      <p className={css.ways}>
        <Link className={css.way} to={paths.login(returnTo)}>
          {t('forgot.back')}
        </Link>
      </p>
    </AuthPage>
  );
}

function ForgotPasswordForm() {
  const t = useT('auth');
  const id = useId();
  const { form, submit, draft } = useForgottenPassword();
  const { errors, isSubmitting } = form.formState;
  const { text, problems } = readProblems(errors, PHONE_FIELDS, id, t);
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
    </AuthForm>
  );
}
