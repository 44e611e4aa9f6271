import { useUnit } from 'effector-react';
import { $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AuthPage } from './auth-page.tsx';
import { CredentialsForm } from './credentials-form.tsx';

/** The first password, or a new one in place of a forgotten one (AUTH-01, AUTH-05). */
export function Component() {
  const t = useT('auth');
  const user = useUnit($user);
  const title = user?.password_set ? t('credentials.newTitle') : t('credentials.title');
  return (
    <AuthPage title={title} subtitle={t('credentials.subtitle')}>
      <title>{`${title} · ${t('common:app.name')}`}</title>
      {/* the guard admits only signed-in users; signing out closes the page */}
      {user && <CredentialsForm key={user.id} user={user} />}
    </AuthPage>
  );
}
