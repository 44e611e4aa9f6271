import { useUnit } from 'effector-react';
import { $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AuthPage } from './auth-page.tsx';
import { ProfileForm } from '../../features/edit-profile/profile-form.tsx';

export { loader } from './profile.data.ts';

/** Complete the profile (specification §2, §4; ledger AUTH-02). */
export function Component() {
  const t = useT('auth');
  const user = useUnit($user);
  return (
    <AuthPage title={t('profile.title')} subtitle={t('profile.subtitle')}>
      {/* the guard lets nobody else in; signing out closes the page */}
      {user && <ProfileForm key={user.id} user={user} />}
    </AuthPage>
  );
}
