import { useUnit } from 'effector-react';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { phoneText } from '../../shared/lib/phone-number.ts';
import { useGoToVerify } from '../../features/verify-phone/verify-phone.ts';
import { forgotFlowEnded } from '../../models/auth-flow/auth-flow.model.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import { forgotPassword, setCredentials } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import type { ForgotPasswordData, LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { credentialsSchema } from './auth-schemas.ts';

/** Password and its repetition, never kept as a draft. If the code has expired, a new one can be requested. */
export function CredentialsForm({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const { setUser, endFlow } = useUnit({ setUser: userChanged, endFlow: forgotFlowEnded });
  const goToVerify = useGoToVerify();
  const { phone_prefix, phone_number, password_set: hasPassword } = user;
  const form = useApiForm({
    operation: 'setCredentials',
    schema: credentialsSchema,
    defaults: { password: '', password_confirmation: '' },
    // a first password that was set is refused the second time; whether a new one replaced the old one cannot be read
    send: (body) =>
      settleLostAnswer(
        () => setCredentials(body),
        async () => {
          const saved = await readCurrentUser();
          return !hasPassword && saved.password_set && { user: saved };
        },
      ),
    onDone: ({ user: saved }) => {
      setUser(saved);
      endFlow();
    },
  });
  const phone = { phone_prefix, phone_number };
  const { mutate: requestCode } = useWrite<ForgotPasswordData, ApiError>({
    mutationKey: ['forgotPassword'],
    mutationFn: () => forgotPassword(phone),
    onSuccess: ({ resend_in_s: resendIn }) => goToVerify(phone, { resendIn, forgotten: true }),
    onError: form.showRefusal,
  });
  const isCodeTooOld = form.failure?.error?.status === 403;
  const field = (name: 'password' | 'password_confirmation') => ({
    autoComplete: 'new-password',
    ...form.field(name, { deps: name === 'password' && form.formState.isSubmitted ? ['password_confirmation'] : [] }),
  });
  return (
    <>
      <Form
        form={form}
        submitLabel={t('credentials.submit')}
        remedy={isCodeTooOld ? { label: t('register.submit'), run: () => requestCode() } : undefined}
      >
        {/* lets a password manager know whose password it is */}
        <input hidden readOnly autoComplete="username" value={phoneText(user)} />
        <PasswordField label={t('fields.password')} hint={t('credentials.hint')} {...field('password')} />
        <PasswordField label={t('fields.passwordConfirmation')} {...field('password_confirmation')} />
      </Form>
      {hasPassword && (
        <Button variant="ghost" block onClick={() => endFlow()}>
          {t('credentials.keep')}
        </Button>
      )}
    </>
  );
}
