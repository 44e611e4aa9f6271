import type { Scope } from 'effector';
import { confirm } from '../models/confirmation/confirm.ts';
import { askForUpdate } from './chunk-errors.ts';

/**
 * Lets the user decide when a chunk of an older build is missing and a reload would destroy unsaved work (R2). "Update" reloads;
 * otherwise the page that needed the chunk shows its error.
 */
export function startUpdateDialog(scope: Scope): void {
  let isAsking = false;
  askForUpdate(async () => {
    if (isAsking) return; // one page may miss several chunks
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
