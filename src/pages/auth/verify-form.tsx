import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { phoneVerified } from '../../models/auth-flow/auth-flow.model.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { signedIn, welcomeFx } from '../../models/session/session.model.ts';
import { verifyPhone } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { OneTimeCode } from '../../shared/ui/one-time-code.tsx';
import { verifySchema } from './auth-schemas.ts';
import { ResendCode } from './resend-code.tsx';

/** One field for the six digits, which the phone can fill in by itself (design §2); the sixth digit submits them. */
export function VerifyForm({ phone, otherWay }: { phone: PhoneNumber; otherWay: ReactNode }) {
  const t = useT('auth');
  const { welcome, prove, signIn } = useUnit({ welcome: welcomeFx, prove: phoneVerified, signIn: signedIn });
  const form = useApiForm({
    operation: 'verifyPhone',
    schema: verifySchema,
    defaults: { code: '' },
    reValidateMode: 'onSubmit', // while typing, the code would be reported as too short
    send: ({ code }) => verifyPhone({ ...phone, code, device_id: deviceId(browserStorage) }),
    onDone: async ({ access_token: token, user }) => {
      await welcome(user);
      prove(); // first: signing in with an unproved number would end the flow to a new password
      signIn({ token, user });
    },
    onRefused: (_error, _body, { setFocus }) => setFocus('code', { shouldSelect: true }),
  });
  const { field, submit, isBusy, isSent, setValue, clearErrors, setFocus } = form;
  const restart = () => {
    setValue('code', '');
    clearErrors(); // they were about the previous code
    setFocus('code');
  };
  return (
    <>
      <Form form={form} submitLabel={t('common:actions.confirm')} busy={form.isSent}>
        <OneTimeCode
          label={t('verify.code')}
          {...field('code', { onChange: () => clearErrors() })}
          onComplete={() => void submit()}
          readOnly={isBusy || isSent}
        />
      </Form>
      <ResendCode phone={phone} onSent={restart} otherWay={otherWay} />
    </>
  );
}
