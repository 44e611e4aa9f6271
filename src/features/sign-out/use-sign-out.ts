import { useUnit } from 'effector-react';
import '../../models/drafts/drafts.model.ts'; // deletes the drafts of this device; a quick sign-out must not come before it
import { signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';

/** Signs this device out, and says so. */
export function useSignOut(): () => void {
  const { leave, say } = useUnit({ leave: signedOut, say: snackbarRequested });
  return () => {
    leave();
    say({ message: { key: 'snackbars.signedOut' } });
  };
}
