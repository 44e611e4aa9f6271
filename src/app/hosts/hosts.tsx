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

/** Drawn once they are there, asked for by others. */
type LatePart = 'ConfirmationHost' | 'LoadingHost' | 'NotificationsLink' | 'OfflineMark' | 'TitleAnnouncer';

/** A part of the frame that the first page does without. */
export function LateHost({ part }: { part: LatePart }) {
  const Part = useOverlays(false)?.[part];
  return Part && <Part />;
}
