import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { colorPresets, type ConfirmationPreset } from '../../models/confirmation/presets.ts';
import '../../models/drafts/drafts.model.ts'; // deletes the drafts of this device; a quick sign-out must not come before it
import { readDrafts } from '../../models/drafts/drafts.storage.ts';
import { signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';

const unsentPreset: ConfirmationPreset = {
  ...colorPresets.warning,
  title: { key: 'dialogs.signOut.title' },
  message: { key: 'dialogs.signOut.message' },
  positiveText: { key: 'actions.signOut' },
  negativeText: { key: 'actions.cancel' },
};

/** Signs this device out, and says so; asks first when drafts would be deleted (decision 014). */
export function useSignOut(): () => Promise<void> {
  const { leave, say } = useUnit({ leave: signedOut, say: snackbarRequested });
  const confirm = useConfirm();
  return async () => {
    const hasDrafts = Object.keys(readDrafts(browserStorage)).length > 0;
    if (hasDrafts && !(await confirm(unsentPreset))) return;
    leave();
    say({ message: { key: 'snackbars.signedOut' } });
  };
}
