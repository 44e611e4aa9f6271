import { createStore, sample } from 'effector';
import { createMachine } from '../machine.ts';
import { $realtimeReady } from '../presence/presence.model.ts';
import { decideOnlineUsers, nobodyAsked, onlineOf, type OnlineUsersEvent } from './online-users.ts';

/** Its runner is bound when the realtime service is started. */
export const onlineUsersMachine = createMachine({ initial: nobodyAsked, decide: decideOnlineUsers });
const { occurred, $state } = onlineUsersMachine;

/** A screen shows these users; it says `usersDropped` with the same ones when it no longer does. */
export const usersAsked = occurred.prepend((userIds: readonly number[]): OnlineUsersEvent => ({
  type: 'asked',
  userIds,
}));
export const usersDropped = occurred.prepend((userIds: readonly number[]): OnlineUsersEvent => ({
  type: 'dropped',
  userIds,
}));
sample({
  clock: $realtimeReady,
  fn: (isReady): OnlineUsersEvent => ({ type: isReady ? 'ready' : 'unready' }),
  target: occurred,
});

/** Whether each user asked about is online, by id; absent while nothing was heard of them. A heartbeat alone changes nothing. */
export const $onlineUsers = createStore<ReturnType<typeof onlineOf>>(
  {},
  { updateFilter: (next, known) => JSON.stringify(next) !== JSON.stringify(known) },
);
sample({ clock: $state, fn: onlineOf, target: $onlineUsers });
