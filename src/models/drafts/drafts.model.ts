import { createEffect, createEvent, createStore, sample } from 'effector';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { now } from '../../shared/platform/clock.ts';
import { timersHandler, type Elapsed, type Timer } from '../../shared/platform/timers.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import { $token, $user, sessionDecided, signedOut } from '../session/session.model.ts';
import { saveDrafts } from './drafts.storage.ts';
import {
  decideDrafts,
  DRAFT_SAVE_MS,
  type DraftChange,
  type DraftOwner,
  type DraftPlace,
  type DraftsFact,
  type DraftValues,
  type PendingDrafts,
  withoutUsers,
} from './drafts.ts';

/** The values of a form; null = as it began. `owner` is whose it was when it was opened. */
export const draftTyped = createEvent<{ owner: DraftOwner; place: DraftPlace; values: DraftValues | null }>();
/** Submitted or discarded. */
export const draftDropped = createEvent<{ owner: DraftOwner; place: DraftPlace }>();
/** The page goes, or a form is closed: what is not saved yet is saved now. */
export const draftsFlushed = createEvent();
export const draftsElapsed = createEvent<Elapsed>();

/** With the token of who is here; null for a guest. */
export interface DraftsToSave {
  changes: readonly DraftChange[];
  token: string | null;
}

// this model comes with the first form, long after the scope was made: its handlers come with it, and tests bind their own
export const saveDraftsFx = createEffect<DraftsToSave, void>(({ changes, token }) => {
  // another tab's sign-out may not have been heard here yet
  const isGone = token !== null && browserStorage.read(storageKeys.accessToken) !== token;
  saveDrafts(browserStorage, isGone ? withoutUsers(changes) : changes, now());
});
export const scheduleDraftsFx = createEffect<readonly Timer[], void>(timersHandler(draftsElapsed));

/** Whose forms are open now. */
export const $draftOwner = $user.map((user): DraftOwner => user?.id ?? null, { skipVoid: false });

interface Machine {
  pending: PendingDrafts;
  /** Still to be done: several facts may come in one tick, and the samples below see only the last state. */
  changes: readonly DraftChange[];
  wait: boolean;
}

const factArrived = createEvent<DraftsFact>();
const $machine = createStore<Machine>({ pending: {}, changes: [], wait: false })
  .on(factArrived, (machine, fact) => {
    const { pending, changes, wait } = decideDrafts(machine.pending, fact);
    return { pending, changes: [...machine.changes, ...changes], wait: machine.wait || wait };
  })
  .on(saveDraftsFx, (machine, { changes: begun }) => ({
    ...machine,
    changes: machine.changes.filter((change) => !begun.includes(change)),
  }))
  .on(scheduleDraftsFx, (machine) => ({ ...machine, wait: false }));

sample({
  clock: draftTyped,
  source: $draftOwner,
  fn: (current, typed): DraftsFact => ({ type: 'typed', current, ...typed }),
  target: factArrived,
});
sample({ clock: draftDropped, fn: (dropped): DraftsFact => ({ type: 'dropped', ...dropped }), target: factArrived });
sample({ clock: [draftsFlushed, draftsElapsed], fn: (): DraftsFact => ({ type: 'due' }), target: factArrived });
// before the session forgets its user: what was typed and not saved goes with them, also on this device
sample({ clock: signedOut, fn: (): DraftsFact => ({ type: 'signed-out' }), target: factArrived });
// as above, before the user is another one
sample({
  clock: sessionDecided,
  filter: ({ fact, before, after }) => fact.type === 'token-given' && before !== after,
  fn: (): DraftsFact => ({ type: 'left-elsewhere' }),
  target: factArrived,
});
sample({
  clock: $user,
  fn: (user): DraftsFact => ({ type: 'owner-known', owner: user?.id ?? null }),
  target: factArrived,
});

sample({
  clock: $machine,
  source: $token,
  filter: (_, { changes }) => changes.length > 0,
  fn: (token, { changes }): DraftsToSave => ({ changes, token }),
  target: saveDraftsFx,
});
sample({
  clock: $machine,
  filter: ({ wait }) => wait,
  fn: () => [{ id: 'drafts', ms: DRAFT_SAVE_MS }],
  target: scheduleDraftsFx,
});
