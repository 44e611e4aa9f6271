import type { Scope } from 'effector';
import { askForUpdate } from './chunk-errors.ts';
import { confirm } from './confirm.ts';

/**
 * A piece of the program is missing and a reload would destroy work: the person decides (R2). "Update" reloads; otherwise the page
 * that needed the piece shows its error. Source: specification §2.
 */
export function startUpdateDialog(scope: Scope): void {
  let isAsking = false;
  askForUpdate(async () => {
    if (isAsking) return; // one page has several pieces
    isAsking = true;
    const isWanted = await confirm(scope, {
      title: { key: 'dialogs.update.title' },
      message: { key: 'dialogs.update.message' },
      positiveText: { key: 'dialogs.update.confirm' },
      negativeText: { key: 'actions.notNow' },
    });
    isAsking = false;
    if (isWanted) location.reload();
  });
}
