import { useProvidedScope } from 'effector-react';
import { confirm, confirmAndRun } from '../../models/confirmation/confirm.ts';
import type { ConfirmationPreset } from '../../models/confirmation/presets.ts';

type Preset = Partial<ConfirmationPreset>;

/**
 * Asks the user from a component: `if (await confirm(deletePreset)) …`. With an action the dialog stays, in its loading
 * state, until the action has ended; a failure of the action rejects. Resolves to the answer; false if nobody could be asked.
 * A question that has its own address is a `ConfirmationDialog` with `useUrlDialog` instead.
 */
export function useConfirm(): (preset: Preset, action?: () => Promise<unknown>) => Promise<boolean> {
  const scope = useProvidedScope();
  return async (preset, action) => {
    if (!scope) throw new Error('useConfirm needs the scope of an app');
    return action ? confirmAndRun(scope, preset, action) : confirm(scope, preset);
  };
}
