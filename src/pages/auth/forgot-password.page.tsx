import { useUnit } from 'effector-react';
import { Link } from '../../shared/routing/link.tsx';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { emptyPhone } from '../../entities/person/phone.ts';
import { phoneFields } from '../../shared/lib/phone-number.ts';
import { useGoToVerify, useReturnTo } from '../../features/verify-phone/verify-phone.ts';
import { $phoneToVerify } from '../../models/auth-flow/auth-flow.model.ts';
import { forgotPassword } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import * as textLinks from '../../shared/ui/text-links.css.ts';
import { AuthPage } from './auth-page.tsx';
import { forgotPasswordSchema } from './auth-schemas.ts';

/** A new password begins with a code (RT-24, design §2). */
export function Component() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  return (
    <AuthPage title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <ForgotPasswordForm />
      <p className={textLinks.links}>
        <Link className={textLinks.link} to={paths.login(returnTo)}>
          {t('forgot.back')}
        </Link>
      </p>
    </AuthPage>
  );
}

function ForgotPasswordForm() {
  const t = useT('auth');
  const phone = useUnit($phoneToVerify);
  const goToVerify = useGoToVerify();
  const form = useApiForm({
    operation: 'forgotPassword',
    schema: forgotPasswordSchema,
    defaults: phone ? phoneFields(phone) : emptyPhone,
    draft: { form: 'forgot-password' },
    send: (body) => forgotPassword(body),
    onDone: ({ resend_in_s: resendIn }, body) => goToVerify(body, { resendIn, forgotten: true }),
  });
  return (
    <Form form={form} submitLabel={t('register.submit')}>
      <PhoneFields field={form.field} />
    </Form>
  );
}
