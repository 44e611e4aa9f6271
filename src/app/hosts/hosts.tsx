import { useUnit } from 'effector-react';
import { $signInPrompt, signInDismissed } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { $snackbarRequests } from '../../models/snackbars/snackbar-requests.model.ts';
import { useOverlays } from './overlays.ts';

/** Shows the snackbars; one per app. */
export function SnackbarHost() {
  const isWanted = useUnit($snackbarRequests).length > 0;
  const overlays = useOverlays(isWanted);
  return overlays && <overlays.SnackbarList />;
}

/** Shows the sign-in prompt. If the dialog cannot be loaded, the page stays as it was. */
export function SignInPromptHost() {
  const prompt = useUnit($signInPrompt);
  const dismiss = useUnit(signInDismissed);
  const overlays = useOverlays(prompt !== null, dismiss);
  return prompt && overlays && <overlays.SignInPrompt {...prompt} onClose={() => dismiss()} />;
}

/** What is drawn once it is there, and asked for by others: confirmation, progress, the bell, the sign that there is no network. */
export function LateHost({ part }: { part: 'ConfirmationHost' | 'LoadingHost' | 'NotificationsLink' | 'OfflineMark' }) {
  const Part = useOverlays(false)?.[part];
  return Part && <Part />;
}
