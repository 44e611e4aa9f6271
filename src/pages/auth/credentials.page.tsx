import { useUnit } from 'effector-react';
import { $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AuthPage } from './auth-page.tsx';
import { CredentialsForm } from './credentials-form.tsx';

export { loader } from './credentials.data.ts';

/** The first password, or another in place of a forgotten one (specification §2, §4; ledger AUTH-01, AUTH-05). */
export function Component() {
  const t = useT('auth');
  const user = useUnit($user);
  return (
    <AuthPage
      title={user?.password_set ? t('credentials.newTitle') : t('credentials.title')}
      subtitle={t('credentials.subtitle')}
    >
      {/* the guard lets nobody else in; signing out closes the page */}
      {user && <CredentialsForm key={user.id} user={user} />}
    </AuthPage>
  );
}
