import type { QueryClient } from '@tanstack/react-query';
import { scopeBind, type Scope } from 'effector';
import { isOnScreen } from '../../entities/notification/live/live-notice.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { SnackbarRequest } from '../../models/snackbars/snackbars.ts';
import type { Outdated } from '../../shared/api/outdated-reads.ts';
import { outdateReads } from '../../shared/api/outdates.ts';
import { after } from '../../shared/platform/timers.ts';

export interface TellerOptions {
  scope: Scope;
  /** The current cache; called each time, since a change of profile replaces it (R5). */
  queryClient: () => QueryClient;
  navigate: (address: string) => void;
  /** The address that is open; null for one that is none of the app. */
  address: () => string | null;
}

/** However much is heard: what it outdates is read again at once, then at most once in so many milliseconds. */
const READ_EVERY_MS = 1_000;

/** What the app does with news, however they came: a message with the way to them, and reads anew. Its texts are those of `notifications`. */
export function noticeTeller({ scope, queryClient, navigate, address }: TellerOptions) {
  const say = scopeBind(snackbarRequested, { scope });
  // somebody's hundred events must not make a hundred reads
  let outdated: Outdated[] = [];
  let isWaiting = false;
  let isStopped = false;
  const read = () => {
    isWaiting = outdated.length > 0 && !isStopped;
    if (!isWaiting) return;
    void outdateReads(queryClient(), [...new Set(outdated)]);
    outdated = [];
    after(READ_EVERY_MS, read);
  };
  return {
    /** Without "Open" where what it leads to is on screen already. */
    tell(message: Pick<SnackbarRequest, 'message' | 'title'>, target: string): void {
      const open = { label: { key: 'notifications:live.open' }, onClick: () => navigate(target) } as const;
      say({ ...message, actions: isOnScreen(target, address()) ? [] : [open] });
    },
    readAgain(rows: readonly Outdated[]): void {
      outdated.push(...rows);
      if (!isWaiting) read();
    },
    stop(): void {
      isStopped = true;
    },
  };
}
