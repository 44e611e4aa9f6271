import { useUnit } from 'effector-react';
import { type ClipboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { phoneText } from '../../entities/person/phone.ts';
import { useReturnTo } from '../../features/verify-phone/verify-phone.ts';
import { $forgotFlow, $phoneToVerify, phoneVerified } from '../../models/auth-flow/auth-flow.model.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { $authenticated, signedIn } from '../../models/session/session.model.ts';
import { verifyPhone } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { paths } from '../../shared/routing/paths.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { AuthPage } from './auth-page.tsx';
import { codeIn, verifySchema } from './auth-schemas.ts';
import * as css from './auth.css.ts';
import { ResendCode } from './resend-code.tsx';

/** Prove a phone number (RT-21, AUTH-27). */
export function Component() {
  const t = useT('auth');
  const asked = useUnit($phoneToVerify);
  // the guard admits nobody without a number; once it is proved this page stays until the next one is there
  const [phone] = useState(asked);
  return (
    <AuthPage title={t('verify.title')} subtitle={phone && <SentTo phone={phoneText(phone)} />}>
      {phone && <VerifyForm phone={phone} />}
      <ChangeNumber />
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
    <p className={css.links}>
      <Link className={css.link} to={isSignedIn ? (returnTo ?? paths.home()) : change}>
        {isSignedIn ? t('common:actions.notNow') : t('verify.changeNumber')}
      </Link>
    </p>
  );
}

/** One field for the six digits, which the phone can fill in by itself (design §2); the sixth digit submits them. */
function VerifyForm({ phone }: { phone: PhoneNumber }) {
  const t = useT('auth');
  const { prove, signIn } = useUnit({ prove: phoneVerified, signIn: signedIn });
  const form = useApiForm({
    operation: 'verifyPhone',
    schema: verifySchema,
    defaults: { code: '' },
    reValidateMode: 'onSubmit', // a code is too short until its last digit
    send: ({ code }) => verifyPhone({ ...phone, code, device_id: deviceId(browserStorage) }),
    onDone: ({ access_token: token, user }) => {
      prove(); // first: signing in with an unproved number would end the flow to a new password
      signIn({ token, user });
    },
    onRefused: (_error, _body, { setFocus }) => setFocus('code', { shouldSelect: true }),
  });
  const { field, submit, isBusy, setValue, clearErrors, setFocus } = form;
  const enter = (code: string) => {
    setValue('code', code);
    clearErrors(); // they were about the previous code
  };
  const onPaste = (event: ClipboardEvent) => {
    const code = codeIn(event.clipboardData.getData('text'));
    if (!code || isBusy) return;
    event.preventDefault(); // the browser would cut "123 456" off after six characters
    enter(code);
    void submit();
  };
  const onChange = ({ target }: { target: { value: string } }) => {
    clearErrors();
    if (verifySchema.shape.code.safeParse(target.value).success) void submit();
  };
  const restart = () => {
    enter('');
    setFocus('code');
  };
  return (
    <>
      <Form form={form} submitLabel={t('common:actions.confirm')}>
        <TextField
          label={t('verify.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          spellCheck={false}
          className={css.code}
          onPaste={onPaste}
          {...field('code', { onChange })}
          readOnly={isBusy}
        />
      </Form>
      <ResendCode phone={phone} onSent={restart} />
    </>
  );
}
