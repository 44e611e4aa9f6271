import { useT } from '../../shared/i18n/i18n-react.tsx';
import { LoginForm } from './login-form.tsx';
import * as css from './login.css.ts';

/** Sign in with phone and password (specification §2). */
export function Component() {
  const t = useT('auth');
  return (
    <div className={css.page}>
      <title>{`${t('login.title')} · ${t('common:app.name')}`}</title>
      <div>
        <h1 className={css.title}>{t('login.title')}</h1>
        <p className={css.subtitle}>{t('login.subtitle')}</p>
      </div>
      <LoginForm />
    </div>
  );
}
