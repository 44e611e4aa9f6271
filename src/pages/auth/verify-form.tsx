import { useId } from 'react';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { AuthForm } from '../../features/edit-profile/auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { readProblems } from '../../entities/person/problems.ts';
import { ResendCode } from './resend-code.tsx';
import { useVerification } from './use-verify.ts';

/** The code that was sent to the number; six digits send themselves. */
export function VerifyForm({ phone }: { phone: PhoneNumber }) {
  const t = useT('auth');
  const id = useId();
  const { form, submit } = useVerification(phone);
  const { errors, isSubmitting } = form.formState;
  const { text, problems } = readProblems(errors, ['code'], id, t);
  const beginAnew = () => {
    form.setValue('code', '');
    form.clearErrors();
    form.setFocus('code');
  };
  return (
    <>
      <AuthForm
        id={id}
        submit={submit}
        submitLabel={t('common:actions.confirm')}
        isBusy={isSubmitting}
        problems={problems}
        failure={errors.root}
      >
        <CodeField id={`${id}-code`} form={form} error={text('code')} onComplete={() => void submit()} />
      </AuthForm>
      <ResendCode phone={phone} onSent={beginAnew} />
    </>
  );
}
