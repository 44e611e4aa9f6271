import { Link } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { AuthPage } from './auth-page.tsx';
import { LoginForm } from './login-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useReturnTo } from '../../features/edit-profile/use-way.ts';
import * as css from './auth.css.ts';

export { loader } from './login.data.ts';

/** Sign in with phone and password, or with a provider (specification §2, §7). */
export function Component() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  return (
    <AuthPage title={t('login.title')} subtitle={t('login.subtitle')}>
      <LoginForm />
      <nav className={css.ways} aria-label={t('login.otherWays')}>
        <Link className={css.way} to={paths.forgotPassword(returnTo)}>
          {t('login.forgot')}
        </Link>
        <Link className={css.way} to={paths.register(returnTo)}>
          {t('register.title')}
        </Link>
      </nav>
      <SocialButtons />
    </AuthPage>
  );
}
