import { useId } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FormSummary } from '../../shared/ui/form-summary.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { LOGIN_FIELDS, problemText } from './login.form.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import { useSignIn } from './use-login.ts';
import * as css from './login.css.ts';

/** Phone prefix, phone number, password. What was typed stays whatever happens. */
export function LoginForm() {
  const t = useT('auth');
  const id = useId();
  const { form, submit } = useSignIn();
  const { errors, isSubmitting } = form.formState;
  const text = (field: (typeof LOGIN_FIELDS)[number]) => problemText(errors[field]?.message, t);
  const problems = LOGIN_FIELDS.flatMap((field) => {
    const message = text(field);
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {problems.length > 1 && <FormSummary title={t('common:errors.checkForm')} problems={problems} />}
      {errors.root && <ErrorState title={errors.root.message} />}
      <SelectField
        id={`${id}-phone_prefix`}
        label={t('common:fields.phonePrefix')}
        placeholder={t('common:fields.choose')}
        options={PHONE_PREFIXES.map(({ country, prefix }) => ({ value: prefix, label: `${prefix} ${t(`countries.${country}`)}` }))}
        autoComplete="tel-country-code"
        error={text('phone_prefix')}
        {...form.register('phone_prefix')}
      />
      <TextField
        id={`${id}-phone_number`}
        label={t('common:fields.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={text('phone_number')}
        {...form.register('phone_number')}
      />
      <PasswordField
        id={`${id}-password`}
        label={t('fields.password')}
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
        autoComplete="current-password"
        error={text('password')}
        {...form.register('password')}
      />
      <Button type="submit" block loading={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
