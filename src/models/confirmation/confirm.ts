import { createWatch, scopeBind, type Scope } from 'effector';
import { toRequest, type ConfirmationRequest } from './confirmation.ts';
import { confirmationAnswered, confirmationAsked, confirmationHidden } from './confirmation.model.ts';
import type { ConfirmationPreset } from './presets.ts';

/**
 * Asks the user; loads the dialog if it is not there yet. False also when it cannot be loaded or breaks, which is logged. Resolves
 * exactly once and never rejects (UI-04, ERR-17, ERR-24). Components use `useConfirm`.
 */
export function confirm(scope: Scope, preset: Partial<ConfirmationPreset>): Promise<boolean> {
  return ask(scope, toRequest(preset));
}

/**
 * Asks, and after "yes" keeps the dialog open in its loading state while the action runs (UI-06). The dialog closes when the
 * action succeeds or fails; its failure rejects.
 */
export async function confirmAndRun(
  scope: Scope,
  preset: Partial<ConfirmationPreset>,
  action: () => Promise<unknown>,
): Promise<boolean> {
  const request = toRequest(preset, true);
  if (!(await ask(scope, request))) return false;
  try {
    await action();
  } finally {
    scopeBind(confirmationHidden, { scope })(request);
  }
  return true;
}

/** Hides the dialog that is shown, if any, and answers its request with false (UI-05). */
export function hideConfirmation(scope: Scope): void {
  scopeBind(confirmationHidden, { scope })(null);
}

function ask(scope: Scope, request: ConfirmationRequest): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: confirmationAnswered,
      scope,
      fn: (answer) => {
        if (answer.request !== request) return;
        stop();
        if (answer.reason === 'not-initialized') console.error('Confirmation dialog is not initialized.');
        if (answer.reason === 'failed') console.error('Confirmation dialog failed.');
        resolve(answer.result);
      },
    });
    try {
      scopeBind(confirmationAsked, { scope })(request);
    } catch (error) {
      stop();
      console.error('Confirmation dialog failed.', error);
      resolve(false);
    }
  });
}
