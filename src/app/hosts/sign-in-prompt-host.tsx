import { useUnit } from 'effector-react';
import { $signInPrompt, signInDismissed } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { useOverlays } from './overlays.ts';

/** Where the question to sign in appears. A dialog that cannot be fetched leaves the page as it was. */
export function SignInPromptHost() {
  const prompt = useUnit($signInPrompt);
  const dismiss = useUnit(signInDismissed);
  const overlays = useOverlays(prompt !== null, dismiss);
  return prompt && overlays && <overlays.SignInPrompt returnTo={prompt.returnTo} onClose={() => dismiss()} />;
}
