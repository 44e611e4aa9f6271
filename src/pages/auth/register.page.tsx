import { useUnit } from 'effector-react';
import { Check } from 'lucide-react';
import { Link } from '../../shared/routing/link.tsx';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { emptyPhone } from '../../entities/person/phone.ts';
import { phoneFields } from '../../shared/lib/phone-number.ts';
import { LegalSentence, OpenLegalText } from '../../features/legal-texts/legal-texts.tsx';
import { useGoToVerify, useReturnTo } from '../../features/verify-phone/verify-phone.ts';
import { $phoneToVerify } from '../../models/auth-flow/auth-flow.model.ts';
import { register } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useLanguage, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import * as textLinks from '../../shared/ui/text-links.css.ts';
import { AuthPage } from './auth-page.tsx';
import { registerSchema } from './auth-schemas.ts';
import * as css from './auth.css.ts';

/** A new account begins with a phone number (RT-20, design §2). */
export function Component() {
  const t = useT('auth');
  const returnTo = useReturnTo();
  return (
    <AuthPage title={t('register.title')} subtitle={t('register.subtitle')}>
      <Gains />
      <RegisterForm />
      <p className={textLinks.links}>
        {t('register.haveAccount')}
        <Link className={textLinks.link} to={paths.login(returnTo)}>
          {t('common:actions.signIn')}
        </Link>
      </p>
    </AuthPage>
  );
}

const GAINS = ['book', 'weekly', 'together'] as const;

function Gains() {
  const t = useT('auth');
  return (
    <ul className={css.gains}>
      {GAINS.map((gain) => (
        <li key={gain} className={css.gain}>
          <Check size={20} className={css.tick} />
          {t(`register.gains.${gain}`)}
        </li>
      ))}
    </ul>
  );
}

/** Phone number and consent; the password comes after the code (design §2). Coming back to change the number fills it in. */
function RegisterForm() {
  const t = useT('auth');
  const locale = useLanguage();
  const phone = useUnit($phoneToVerify);
  const goToVerify = useGoToVerify();
  const form = useApiForm({
    operation: 'register',
    schema: registerSchema,
    defaults: { ...(phone ? phoneFields(phone) : emptyPhone), terms_accepted: false },
    draft: { form: 'register' },
    send: (body) => register({ ...body, locale }),
    onDone: ({ resend_in_s: resendIn }, { phone_prefix, phone_number }) =>
      goToVerify({ phone_prefix, phone_number }, { resendIn }),
  });
  return (
    <Form form={form} submitLabel={t('register.submit')}>
      <PhoneFields field={form.field} />
      <Checkbox
        label={<LegalSentence sentence={(links) => t('register.terms', links)} />}
        {...form.field('terms_accepted')}
      />
      <OpenLegalText />
    </Form>
  );
}
