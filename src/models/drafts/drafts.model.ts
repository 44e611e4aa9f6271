import { attach, createEvent, sample, scopeBind } from 'effector';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { now } from '../../shared/platform/clock.ts';
import { timerStarter, type Elapsed } from '../../shared/platform/timers.ts';
import { createMachine } from '../machine.ts';
import { $token, $user, sessionDecided, signedOut } from '../session/session.model.ts';
import { saveDraftsOf } from './drafts.storage.ts';
import {
  decideDrafts,
  type DraftChange,
  type DraftOwner,
  type DraftPlace,
  type DraftsEvent,
  type DraftValues,
  type PendingDrafts,
} from './drafts.ts';

/** Attached to the token, so that it is the one after all events of the tick. */
const saveFx = attach({
  source: $token,
  effect: (token, changes: readonly DraftChange[]) => saveDraftsOf(browserStorage, token, changes, now()),
});

const timerElapsed = createEvent<Elapsed>();
const noDrafts: PendingDrafts = {};
/** Exported for tests, which bind a runner of their own. */
export const draftsMachine = createMachine({
  initial: noDrafts,
  decide: decideDrafts,
  makeRunner: () => {
    const startTimer = timerStarter(scopeBind(timerElapsed));
    return (command) =>
      command.type === 'save' ? void saveFx(command.changes) : startTimer({ id: 'drafts', ms: command.ms });
  },
});
const { occurred } = draftsMachine;

/** Submitted or discarded. */
export const draftDropped = occurred.prepend((dropped: { owner: DraftOwner; place: DraftPlace }): DraftsEvent => ({
  type: 'dropped',
  ...dropped,
}));
/** The page is being left, a form was closed, or the timer ran out: unsaved text is saved now. */
export const draftsFlushed = createEvent();
sample({ clock: [draftsFlushed, timerElapsed], fn: (): DraftsEvent => ({ type: 'flushed' }), target: occurred });

/** Whose forms are open now. */
export const $draftOwner = $user.map((user): DraftOwner => user?.id ?? null, { skipVoid: false });

/** The values of a form, null = unchanged; `owner` is whoever was here when the form was opened. */
export const draftTyped = createEvent<{ owner: DraftOwner; place: DraftPlace; values: DraftValues | null }>();
sample({
  clock: draftTyped,
  source: $draftOwner,
  fn: (current, typed): DraftsEvent => ({ type: 'typed', current, ...typed }),
  target: occurred,
});
// before the session forgets its user: unsaved text goes with them, on this device too
sample({ clock: signedOut, fn: (): DraftsEvent => ({ type: 'signed-out' }), target: occurred });
// before the session has its next user
sample({
  clock: sessionDecided,
  filter: ({ event, before, after }) => event.type === 'token-given' && before !== after,
  fn: (): DraftsEvent => ({ type: 'left-elsewhere' }),
  target: occurred,
});
sample({
  clock: $user,
  fn: (user): DraftsEvent => ({ type: 'owner-known', owner: user?.id ?? null }),
  target: occurred,
});
