import type { Backend } from '../mocks/backend.ts';
import { demoId } from '../mocks/seed/demo-accounts.ts';

/** The player has signed in, but has no profile yet. */
export const beforeTheProfile = {
  persona: 'player',
  prepare: ({ control }: Backend) =>
    control.db.transact((tx) => tx.users.update(demoId('player'), { profile_status: 'uncompleted' })),
} as const;
