import { createEvent } from 'effector';
import type { PushMessage } from '../../shared/api/generated/model';
import { createMachine } from '../machine.ts';
import { decidePush, noPush, shownPush, type PushEvent } from './push.ts';

/** Its runner is bound by `startPush`, which also reports who is signed in and what this device can do. */
export const pushMachine = createMachine({ initial: noPush, decide: decidePush });

export const pushPressed = pushMachine.occurred.prepend((): PushEvent => ({ type: 'pressed' }));
export const pushDismissed = pushMachine.occurred.prepend((): PushEvent => ({ type: 'dismissed' }));
export const pushTurnedOff = pushMachine.occurred.prepend((): PushEvent => ({ type: 'turned-off' }));

export const $pushKind = pushMachine.$state.map(({ kind }) => kind);
/** What the card shows, or null. */
export const $pushCard = pushMachine.$state.map(shownPush);

/** A push message arrived while the app is on screen. */
export const pushMessageReceived = createEvent<PushMessage>();
