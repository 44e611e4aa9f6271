import type { ClipboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { codeIn, CODE_LENGTH, isCode, type VerifyValues } from './verify.form.ts';
import * as css from './auth.css.ts';

interface CodeFieldProps {
  id: string;
  form: UseFormReturn<VerifyValues>;
  error: string | undefined;
  /** Six digits stand there. */
  onComplete: () => void;
}

/** One field for the six digits, which the phone can fill in by itself (design §2). */
export function CodeField({ id, form, error, onComplete }: CodeFieldProps) {
  const t = useT('auth');
  const { isSubmitting } = form.formState;
  const field = form.register('code', {
    onChange: () => {
      form.clearErrors(); // of the code that stood there before
      if (isCode(form.getValues('code'))) onComplete();
    },
  });
  const paste = (event: ClipboardEvent) => {
    const code = codeIn(event.clipboardData.getData('text'));
    if (!code || isSubmitting) return;
    event.preventDefault(); // the browser would cut "123 456" off after six characters
    form.setValue('code', code);
    onComplete();
  };
  return (
    <TextField
      id={id}
      label={t('verify.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      spellCheck={false}
      className={css.code}
      error={error}
      onPaste={paste}
      {...field}
      readOnly={isSubmitting}
    />
  );
}
