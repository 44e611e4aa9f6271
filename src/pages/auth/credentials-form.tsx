import { useId } from 'react';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { AuthForm } from '../../features/edit-profile/auth-form.tsx';
import { CREDENTIALS_FIELDS } from './credentials.form.ts';
import { phoneText } from '../../entities/person/phone-number.ts';
import { readProblems } from '../../entities/person/problems.ts';
import { useCredentials } from './use-credentials.ts';

/** A password, twice. Never kept anywhere; what was typed stays in the form. */
export function CredentialsForm({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const id = useId();
  const { form, submit, askForCode, giveUp } = useCredentials(user);
  const { errors, isSubmitting } = form.formState;
  const { text, problems } = readProblems(errors, CREDENTIALS_FIELDS, id, t);
  // the code is too old to replace a password with it
  const wayOut =
    errors.root?.type === 'forbidden' ? { label: t('register.submit'), run: () => void askForCode() } : undefined;
  return (
    <>
      <AuthForm
        id={id}
        submit={submit}
        submitLabel={t('credentials.submit')}
        isBusy={isSubmitting}
        problems={problems}
        failure={errors.root}
        wayOut={wayOut}
      >
        {/* tells a password manager whose password it is */}
        <input hidden readOnly autoComplete="username" value={phoneText(user)} />
        <PasswordField
          id={`${id}-password`}
          label={t('fields.password')}
          hint={t('credentials.hint')}
          error={text('password')}
          autoComplete="new-password"
          {...form.register('password', { deps: form.formState.isSubmitted ? ['password_confirmation'] : [] })}
        />
        <PasswordField
          id={`${id}-password_confirmation`}
          label={t('fields.passwordConfirmation')}
          error={text('password_confirmation')}
          autoComplete="new-password"
          {...form.register('password_confirmation')}
        />
      </AuthForm>
      {user.password_set && (
        <Button variant="ghost" block onClick={() => giveUp()}>
          {t('credentials.keep')}
        </Button>
      )}
    </>
  );
}
