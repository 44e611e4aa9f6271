import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DESTRUCTIVE_WORD } from '../../models/confirmation/presets.ts';
import { signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { useDeleteAccount as useDeletion } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { DeleteAccountBody, LoggedUser } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useDeleteAccountForm } from './delete-account-form.ts';

/** The form of deleting one's account with its one call; afterwards the person is a guest, at home (design §2). */
export function useDeleteAccount({ password_set: hasPassword }: Pick<LoggedUser, 'password_set'>) {
  const t = useT('auth');
  const navigate = useNavigate();
  const { leave, say } = useUnit({ leave: signedOut, say: snackbarRequested });
  const deletion = useDeletion();
  const form = useDeleteAccountForm(hasPassword);
  const isWordTyped = useWatch({ control: form.control, name: 'confirmation' }) === DESTRUCTIVE_WORD;

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
  const submit = form.handleSubmit(async ({ password, confirmation }) => {
    const data: DeleteAccountBody = { confirmation, ...(hasPassword ? { password } : {}) };
    try {
      await settleLostAnswer(() => deletion.mutateAsync({ data }), isGone);
    } catch (error) {
      showRefusal(error as ApiError); // the client throws nothing else
      return;
    }
    leave();
    say({ message: { key: 'auth:delete.done' }, color: 'success' });
    await navigate(paths.home(), { replace: true });
  });
  return { form, submit, isWordTyped };
}

/** The account is deleted when its token belongs to nobody. */
async function isGone(): Promise<boolean> {
  try {
    await readCurrentUser();
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
