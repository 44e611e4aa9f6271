import type { Scope } from 'effector';
import { confirm } from '../../models/confirmation/confirm.ts';
import { errorPorts } from './error-ports.ts';

const asking = new WeakMap<Scope, Promise<boolean>>();

/** The "Update Required" dialog: one at a time, whoever asks (PWA-10). True: the user agrees to a reload. */
export function askToUpdate(scope: Scope): Promise<boolean> {
  const already = asking.get(scope);
  if (already) return already;
  const answer = confirm(scope, {
    title: { key: 'dialogs.update.title' },
    message: { key: 'dialogs.update.message' },
    positiveText: { key: 'dialogs.update.confirm' },
    negativeText: { key: 'actions.notNow' },
  }).finally(() => asking.delete(scope));
  asking.set(scope, answer);
  return answer;
}

/**
 * A chunk could not be loaded and a reload would lose unsaved work: the user decides (R2). Otherwise the page that needed the chunk
 * shows its error. Returns the function that asks, for other reasons to update.
 */
export function startUpdateDialog(scope: Scope): () => void {
  const ask = async () => {
    if (await askToUpdate(scope)) errorPorts.reload();
  };
  errorPorts.ask = () => void ask();
  return () => void ask();
}
