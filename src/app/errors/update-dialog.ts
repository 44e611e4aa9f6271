import type { Scope } from 'effector';
import { confirm } from '../../models/confirmation/confirm.ts';
import { errorPorts } from './error-ports.ts';

/**
 * A chunk could not be loaded and a reload would lose unsaved work: the user decides (R2). "Update" reloads; otherwise the page that
 * needed the chunk shows its error. Source: PWA-10.
 */
export function startUpdateDialog(scope: Scope): void {
  let isAsking = false;
  errorPorts.ask = async () => {
    if (isAsking) return; // a page has several chunks
    isAsking = true;
    const isWanted = await confirm(scope, {
      title: { key: 'dialogs.update.title' },
      message: { key: 'dialogs.update.message' },
      positiveText: { key: 'dialogs.update.confirm' },
      negativeText: { key: 'actions.notNow' },
    });
    isAsking = false;
    if (isWanted) location.reload();
  };
}
