import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { $forgotFlow, $phoneToVerify } from '../../models/auth-flow/auth-flow.model.ts';
import { $authenticated } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { AuthPage } from './auth-page.tsx';
import { phoneText } from '../../entities/person/phone-number.ts';
import { useReturnTo } from '../../features/edit-profile/use-way.ts';
import { VerifyForm } from './verify-form.tsx';
import * as css from './auth.css.ts';

export { loader } from './verify.data.ts';

/** Prove a phone number (specification §2, §3 auth state; ledger AUTH-27). */
export function Component() {
  const t = useT('auth');
  const asked = useUnit($phoneToVerify);
  // the guard lets nobody in without one; once it is proved the page stands until the next one is there
  const [phone] = useState(asked);
  return (
    <AuthPage title={t('verify.title')} subtitle={phone && <SentTo phone={phoneText(phone)} />}>
      {phone && <VerifyForm phone={phone} />}
      <WayBack />
    </AuthPage>
  );
}

function SentTo({ phone }: { phone: string }) {
  const t = useT('auth');
  return (
    <>
      {t('verify.sentTo')} <strong className={css.strong}>{phone}</strong>
    </>
  );
}

/** A wrong number is typed anew; who is signed in keeps the old one and goes on. */
function WayBack() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  const { isSignedIn, forgot } = useUnit({ isSignedIn: $authenticated, forgot: $forgotFlow });
  const change = forgot ? paths.forgotPassword(returnTo) : paths.register(returnTo);
  return (
    <p className={css.ways}>
      <Link className={css.way} to={isSignedIn ? (returnTo ?? paths.home()) : change}>
        {isSignedIn ? t('common:actions.notNow') : t('verify.changeNumber')}
      </Link>
    </p>
  );
}
