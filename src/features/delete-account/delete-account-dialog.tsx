import { useId } from 'react';
import { DESTRUCTIVE_WORD } from '../../models/confirmation/presets.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { PASSWORD_MAX } from './delete-account-form.ts';
import { useDeleteAccount } from './use-delete-account.ts';

export interface DeleteAccountDialogProps {
  user: Pick<LoggedUser, 'password_set'>;
  onClose: () => void;
}

/** The destructive confirmation with a password beside its word: both are asked at once (specification §5, design §2). */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useT('auth');
  const id = useId();
  const { form, submit, isWordTyped } = useDeleteAccount(user);
  const { errors, isSubmitting: busy } = form.formState;
  const passwordError = (): string | undefined => {
    if (!errors.password) return undefined;
    if (errors.password.type === 'server') return errors.password.message;
    return errors.password.type === 'too_big'
      ? t('validation:maxLength', { max: PASSWORD_MAX })
      : t('validation:password.required');
  };
  return (
    <Dialog
      role="alertdialog"
      title={t('delete.question')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={id} variant="danger" loading={busy} disabled={!isWordTyped && !busy}>
            {t('delete.title')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <p>{t('delete.intro')}</p>
          <p>{t('delete.final')}</p>
          {errors.root && <ErrorState title={errors.root.message} />}
          {user.password_set && (
            <PasswordField
              label={t('fields.password')}
              autoComplete="current-password"
              error={passwordError()}
              {...form.register('password')}
            />
          )}
          <TextField
            label={t('common:dialogs.typeWord', { word: DESTRUCTIVE_WORD })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.register('confirmation')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
