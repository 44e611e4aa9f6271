import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as zod from 'zod';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { deleteAccount } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { DeleteAccountBody } from '../../shared/api/generated/zod/schemas/deleteAccountBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
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
export function DeleteAccountDialog({ user: { password_set: hasPassword }, onClose }: DeleteAccountDialogProps) {
  const t = useT('auth');
  const navigate = useNavigate();
  const { signOut, say } = useUnit({ signOut: signedOut, say: snackbarRequested });
  const form = useApiForm({
    operation: 'deleteAccount',
    schema: schemaFor(hasPassword),
    defaults: { password: '', confirmation: '' },
    send: (body) =>
      settleLostAnswer(
        () => deleteAccount({ confirmation: body.confirmation, ...(hasPassword && { password: body.password }) }),
        isDeleted,
      ),
    onDone: async () => {
      signOut();
      say({ message: { key: 'auth:delete.done' }, color: 'success' });
      await navigate(paths.home(), { replace: true });
    },
    onRefused: ({ fieldErrors }, _, { setValue }) => {
      if (fieldErrors.some(({ field }) => field === 'password')) setValue('password', '');
    },
  });
  const typed = useWatch({ control: form.control, name: 'confirmation' });
  return (
    <ConfirmationDialog
      preset={preset}
      typed={typed}
      onTyped={(text) => form.setValue('confirmation', text)}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        <p>{t('delete.final')}</p>
        {hasPassword && (
          <PasswordField label={t('fields.password')} autoComplete="current-password" {...form.field('password')} />
        )}
      </FormBody>
    </ConfirmationDialog>
  );
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
