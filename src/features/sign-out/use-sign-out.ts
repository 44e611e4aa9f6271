import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { colorPresets, type ConfirmationPreset } from '../../models/confirmation/presets.ts';
import '../../models/drafts/drafts.model.ts'; // deletes the drafts of this device; a quick sign-out must not come before it
import { readDrafts } from '../../models/drafts/drafts.storage.ts';
import { $outbox } from '../../models/outbox/outbox.model.ts';
import { $user, signedOut } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Id } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { unsavedUntil } from '../../shared/platform/unsaved-work.ts';

const unsentPreset: ConfirmationPreset = {
  ...colorPresets.warning,
  title: { key: 'dialogs.signOut.title' },
  message: { key: 'dialogs.signOut.message' },
  positiveText: { key: 'actions.signOut' },
  negativeText: { key: 'actions.cancel' },
};

/** Signs this device out, and says so; asks first when drafts, or what is not sent yet, would be deleted (decisions 014 and 065). */
export function useSignOut(): () => Promise<void> {
  const { leave, say, user, outbox } = useUnit({
    leave: signedOut,
    say: snackbarRequested,
    user: $user,
    outbox: $outbox,
  });
  const confirm = useConfirm();
  return async () => {
    const hasDrafts = Object.keys(readDrafts(browserStorage)).length > 0;
    // the outbox may not have asked the device yet
    const reading = outbox.isKept === null ? keptFor(user?.id ?? 0) : null;
    if (reading) unsavedUntil(reading);
    const kept = await reading;
    const hasUnsent = outbox.entries.length > 0 || kept !== null;
    if ((hasDrafts || hasUnsent) && !(await confirm(unsentPreset))) return;
    if (kept) unsavedUntil(kept.remove());
    leave();
    say({ message: { key: 'snackbars.signedOut' } });
  };
}

/** What waits on this device; null: nothing. A browser that refuses storage keeps nothing. */
async function keptFor(owner: Id) {
  try {
    const { createOutboxStorage } = await import('../../models/outbox/outbox.storage.ts');
    const storage = createOutboxStorage();
    const ids = (await storage.read(owner, now())).map(({ id }) => id);
    return ids.length > 0 ? { remove: () => storage.remove(ids) } : null;
  } catch {
    return null;
  }
}
