import { scopeBind, type Scope } from 'effector';
import { confirm } from '../../models/confirmation/confirm.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { errorPorts } from './error-ports.ts';

/** How long it is said that the new version loads, in ms: its files may come slowly, and the reload ends it. */
const LOADS_WITHIN = 60_000;

const asking = new WeakMap<Scope, Promise<boolean>>();

/**
 * The "Update Required" dialog: one at a time, whoever asks (PWA-10). True: the user agrees to a reload, and is told that it is on its
 * way.
 */
export function askToUpdate(scope: Scope): Promise<boolean> {
  const already = asking.get(scope);
  if (already) return already;
  const answer = ask(scope).finally(() => asking.delete(scope));
  asking.set(scope, answer);
  return answer;
}

async function ask(scope: Scope): Promise<boolean> {
  const isAccepted = await confirm(scope, {
    title: { key: 'dialogs.update.title' },
    message: { key: 'dialogs.update.message' },
    positiveText: { key: 'dialogs.update.confirm' },
    negativeText: { key: 'actions.notNow' },
  });
  if (isAccepted)
    scopeBind(snackbarRequested, { scope })({ message: { key: 'dialogs.update.loading' }, timeout: LOADS_WITHIN });
  return isAccepted;
}

/**
 * A chunk could not be loaded and a reload would lose unsaved work: the user decides (R2). Otherwise the page that needed the chunk
 * shows its error. Returns the function that asks, for other reasons to update.
 */
export function startUpdateDialog(scope: Scope): () => void {
  const askAndReload = async () => {
    if (await askToUpdate(scope)) errorPorts.reload();
  };
  errorPorts.ask = () => void askAndReload();
  return () => void askAndReload();
}
