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

/** Asks for confirmation; one per app. */
export function ConfirmationHost() {
  const overlays = useOverlays(false);
  return overlays && <overlays.ConfirmationHost />;
}

/** Shows that something is on its way; one per app. */
export function LoadingHost() {
  const overlays = useOverlays(false);
  return overlays && <overlays.LoadingHost />;
}

/** Says that there is no network. */
export function OfflineHost() {
  const overlays = useOverlays(false);
  return overlays && <overlays.OfflineMark />;
}

/** The bell of a signed-in user. */
export function NotificationsHost() {
  const overlays = useOverlays(false);
  return overlays && <overlays.NotificationsLink />;
}
