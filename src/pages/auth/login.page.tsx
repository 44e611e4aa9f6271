import { useUnit } from 'effector-react';
import { Link } from '../../shared/routing/link.tsx';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { emptyPhone } from '../../entities/person/phone.ts';
import { resendDelayOf, useGoToVerify, useReturnTo } from '../../features/verify-phone/verify-phone.ts';
import { signedIn, welcomeFx } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { login } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import * as textLinks from '../../shared/ui/text-links.css.ts';
import { AuthPage } from './auth-page.tsx';
import { loginSchema } from './auth-schemas.ts';
import * as css from './auth.css.ts';
import { SocialButtons } from './social-buttons.tsx';

/** Sign in with phone and password, or with a provider (RT-19, AUTH-29). */
export function Component() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  return (
    <AuthPage title={t('login.title')} subtitle={t('login.subtitle')}>
      <LoginForm />
      <nav className={css.ways} aria-label={t('login.otherWays')}>
        <Link className={textLinks.link} to={paths.forgotPassword(returnTo)}>
          {t('login.forgot')}
        </Link>
        <Link className={textLinks.link} to={paths.register(returnTo)}>
          {t('register.title')}
        </Link>
      </nav>
      <SocialButtons />
    </AuthPage>
  );
}

/** Once signed in, the guard redirects: to an unfinished step, `returnTo`, or the module's home. */
function LoginForm() {
  const t = useT('auth');
  const { welcome, signIn, showSnackbar } = useUnit({
    welcome: welcomeFx,
    signIn: signedIn,
    showSnackbar: snackbarRequested,
  });
  const goToVerify = useGoToVerify();
  const form = useApiForm({
    operation: 'login',
    schema: loginSchema,
    defaults: { ...emptyPhone, password: '' },
    draft: { form: 'login' },
    send: (body) => login({ ...body, device_id: deviceId(browserStorage) }),
    onDone: async ({ access_token: token, user }) => {
      await welcome(user);
      signIn({ token, user });
    },
    onRefused: async (error, { phone_prefix, phone_number }) => {
      if (error.code !== 'phone_not_verified') return undefined;
      showSnackbar({ message: { key: 'auth:login.notVerified' } });
      await goToVerify({ phone_prefix, phone_number }, { resendIn: resendDelayOf(error.data) });
      return 'settled';
    },
  });
  return (
    // busy until the guard leads on: the second press of a double click may come that late
    <Form form={form} submitLabel={t('login.submit')} busy={form.isSent}>
      <PhoneFields field={form.field} />
      <PasswordField label={t('fields.password')} autoComplete="current-password" {...form.field('password')} />
    </Form>
  );
}
