import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link } from '../../shared/routing/link.tsx';
import { phoneText } from '../../shared/lib/phone-number.ts';
import { useReturnTo } from '../../features/verify-phone/verify-phone.ts';
import { $forgotFlow, $phoneToVerify } from '../../models/auth-flow/auth-flow.model.ts';
import { $authenticated } from '../../models/session/session.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import * as textLinks from '../../shared/ui/text-links.css.ts';
import { AuthPage } from './auth-page.tsx';
import * as css from './auth.css.ts';
import { VerifyForm } from './verify-form.tsx';

/** Verify a phone number (RT-21, AUTH-27). */
export function Component() {
  const t = useT('auth');
  const asked = useUnit($phoneToVerify);
  // the guard requires a number; it is kept here, because verifying clears it before the next page is shown
  const [phone] = useState(asked);
  return (
    <AuthPage title={t('verify.title')} subtitle={phone && <SentTo phone={phoneText(phone)} />}>
      {phone && <VerifyForm phone={phone} otherWay={<ChangeNumber />} />}
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

/** A guest can correct the number; a signed-in user keeps the old one and goes on. */
function ChangeNumber() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  const { isSignedIn, forgot } = useUnit({ isSignedIn: $authenticated, forgot: $forgotFlow });
  const change = forgot ? paths.forgotPassword(returnTo) : paths.register(returnTo);
  return (
    <Link className={textLinks.link} to={isSignedIn ? (returnTo ?? paths.home()) : change}>
      {isSignedIn ? t('common:actions.notNow') : t('verify.changeNumber')}
    </Link>
  );
}
