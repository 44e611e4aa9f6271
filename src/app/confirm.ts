import { createWatch, scopeBind, type Scope } from 'effector';
import { toRequest, type ConfirmationRequest } from '../models/confirmation/confirmation.ts';
import {
  confirmationAnswered,
  confirmationAsked,
  confirmationHidden,
} from '../models/confirmation/confirmation.model.ts';
import type { ConfirmationPreset } from '../models/confirmation/presets.ts';

/**
 * Asks a person. False also when nobody can be asked or the dialog breaks; that is logged. Never rejects, resolves
 * exactly once. Source: specification §4, §8.
 */
export function confirm(scope: Scope, preset: Partial<ConfirmationPreset>): Promise<boolean> {
  return ask(scope, toRequest(preset));
}

/**
 * Asks, and after "yes" keeps the dialog in its loading state while the action runs. The dialog is gone when the action
 * has ended either way; a failure of the action is the caller's.
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

/** Takes away whatever dialog is shown; who waits for it gets false. */
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
