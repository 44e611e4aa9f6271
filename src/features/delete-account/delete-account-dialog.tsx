import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { destructivePreset } from '../../models/confirmation/presets.ts';
import { signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { deletionSchema, sendDeletion } from './deletion.ts';
import { OwnCompetitions } from './own-competitions.tsx';

const preset = {
  ...destructivePreset,
  title: { key: 'auth:delete.question' },
  message: { key: 'auth:delete.intro' },
  positiveText: { key: 'auth:delete.title' },
} as const;

export interface DeleteAccountDialogProps {
  user: Pick<LoggedUser, 'id' | 'password_set' | 'profiles'>;
  onClose: () => void;
}

/** The destructive confirmation with its word and a password (UI-07); on success the user is signed out and on the home page. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { password_set: hasPassword } = user;
  const t = useT('auth');
  const navigate = useNavigate();
  const { signOut, say } = useUnit({ signOut: signedOut, say: snackbarRequested });
  const form = useApiForm({
    operation: 'deleteAccount',
    schema: deletionSchema(hasPassword),
    defaults: { password: '', confirmation: '' },
    send: ({ password, ...body }) => sendDeletion(hasPassword ? { ...body, password } : body),
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
        <OwnCompetitions user={user} />
        <p>{t('delete.final')}</p>
        {hasPassword && (
          <PasswordField label={t('fields.password')} autoComplete="current-password" {...form.field('password')} />
        )}
      </FormBody>
    </ConfirmationDialog>
  );
}
