import { useUnit } from 'effector-react';
import { citiesQuery } from '../../entities/venue/venue-lookups.ts';
import { ProfileForm } from '../../features/edit-profile/profile-form.tsx';
import { useGoToVerify } from '../../features/verify-phone/verify-phone.ts';
import { $user } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { AuthPage } from './auth-page.tsx';

export const loader = pageLoader(({ client }) => client.prefetchQuery(citiesQuery));

/** Complete the profile (AUTH-02). */
export function Component() {
  const t = useT('auth');
  const user = useUnit($user);
  const goToVerify = useGoToVerify();
  return (
    <AuthPage title={t('profile.title')} subtitle={t('profile.subtitle')}>
      {/* the guard admits only signed-in users; signing out closes the page */}
      {user && <ProfileForm key={user.id} user={user} onPhoneChanged={goToVerify} />}
    </AuthPage>
  );
}
