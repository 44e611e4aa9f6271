import { Link } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { AuthPage } from './auth-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { useReturnTo } from '../../features/edit-profile/use-way.ts';
import * as css from './auth.css.ts';

export { loader } from './register.data.ts';

/** A new account begins with a phone number (specification §2, design §2). */
export function Component() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  return (
    <AuthPage title={t('register.title')} subtitle={t('register.subtitle')}>
      <RegisterForm />
      <p className={css.ways}>
        {t('register.haveAccount')}
        <Link className={css.way} to={paths.login(returnTo)}>
          {t('common:actions.signIn')}
        </Link>
      </p>
    </AuthPage>
  );
}
