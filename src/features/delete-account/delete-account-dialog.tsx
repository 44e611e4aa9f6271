import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useUnit } from 'effector-react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as zod from 'zod';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { useDeleteAccount as useDeletion } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import {
  DeleteAccountBody,
  deleteAccountBodyPasswordMax as PASSWORD_MAX,
} from '../../shared/api/generated/zod/schemas/deleteAccountBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';

const preset = {
  ...destructivePreset,
  title: { key: 'auth:delete.question' },
  message: { key: 'auth:delete.intro' },
  positiveText: { key: 'auth:delete.title' },
} as const;

const { password, confirmation } = DeleteAccountBody.shape;

/** As the contract has it; a password is required of a user who has one, and another word may be typed first. */
const schemaFor = (hasPassword: boolean) =>
  DeleteAccountBody.extend({
    password: hasPassword ? password.unwrap() : zod.literal(''),
    confirmation: zod.string().pipe(confirmation),
  });

export interface DeleteAccountDialogProps {
  user: Pick<LoggedUser, 'password_set'>;
  onClose: () => void;
}

/** The destructive confirmation with a password beside its word (UI-07); afterwards the user is a guest on the home page. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const t = useT('auth');
  const { form, submit } = useDeleteAccount(user);
  const typed = useWatch({ control: form.control, name: 'confirmation' });
  const { errors, isSubmitting } = form.formState;
  const passwordError = (): string | undefined => {
    if (!errors.password) return undefined;
    if (errors.password.type === 'server') return errors.password.message;
    return errors.password.type === 'too_big'
      ? t('validation:maxLength', { max: PASSWORD_MAX })
      : t('validation:password.required');
  };
  return (
    <ConfirmationDialog
      preset={preset}
      typed={typed}
      onTyped={(text) => form.setValue('confirmation', text)}
      isRunning={isSubmitting}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('delete.final')}</p>
      {errors.root && <ErrorState title={errors.root.message} />}
      {user.password_set && (
        <PasswordField
          label={t('fields.password')}
          showLabel={t('fields.showPassword')}
          hideLabel={t('fields.hidePassword')}
          autoComplete="current-password"
          error={passwordError()}
          {...form.register('password')}
        />
      )}
    </ConfirmationDialog>
  );
}

/** The form with its one call. */
function useDeleteAccount({ password_set: hasPassword }: Pick<LoggedUser, 'password_set'>) {
  const t = useT('auth');
  const navigate = useNavigate();
  const { signOut, say } = useUnit({ signOut: signedOut, say: snackbarRequested });
  const deletion = useDeletion();
  const form = useForm({
    resolver: zodResolver(schemaFor(hasPassword)),
    defaultValues: { password: '', confirmation: '' },
  });

  const showRefusal = (error: ApiError) => {
    const wrong = error.fieldErrors.find(({ field }) => field === 'password');
    if (wrong) {
      form.setValue('password', '');
      form.setError('password', { type: 'server', message: wrong.message }, { shouldFocus: true });
      return;
    }
    const hint = error.kind === 'unreachable' ? ` ${t('common:states.errorHint')}` : '';
    form.setError('root', { type: 'server', message: error.message + hint });
  };
  const submit = form.handleSubmit(async (values) => {
    const data = { confirmation: values.confirmation, ...(hasPassword && { password: values.password }) };
    try {
      await settleLostAnswer(() => deletion.mutateAsync({ data }), isDeleted);
    } catch (error) {
      showRefusal(error as ApiError); // the client throws nothing else
      return;
    }
    signOut();
    say({ message: { key: 'auth:delete.done' }, color: 'success' });
    await navigate(paths.home(), { replace: true });
  });
  return { form, submit };
}

/** The account is deleted when its token belongs to nobody. */
async function isDeleted(): Promise<boolean> {
  try {
    await readCurrentUser();
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
