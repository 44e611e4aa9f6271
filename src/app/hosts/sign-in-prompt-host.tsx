import { useUnit } from 'effector-react';
import { $signInPrompt, signInDismissed } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { useOverlays } from './overlays.ts';

/** Shows the sign-in prompt. If the dialog cannot be loaded, the page stays as it was. */
export function SignInPromptHost() {
  const prompt = useUnit($signInPrompt);
  const dismiss = useUnit(signInDismissed);
  const overlays = useOverlays(prompt !== null, dismiss);
  return prompt && overlays && <overlays.SignInPrompt returnTo={prompt.returnTo} onClose={() => dismiss()} />;
}
