import { combine, createEvent, sample } from 'effector';
import { createMachine } from '../machine.ts';
import { $presence } from '../presence/presence.model.ts';
import { $authenticated } from '../session/session.model.ts';
import type { RoomEvent } from './room-event.ts';
import { decideRooms, noRooms, type RealtimeService, type RoomsEvent } from './rooms.ts';

/** Its runner is bound when the realtime service is started. */
export const roomsMachine = createMachine({ initial: noRooms, decide: decideRooms });
const { occurred } = roomsMachine;

/** A page shows something that has a room: `fixture-7`, `event-3` … */
export const roomJoinRequested = occurred.prepend((roomId: string): RoomsEvent => ({ type: 'join-requested', roomId }));
export const roomLeft = occurred.prepend((roomId: string): RoomsEvent => ({ type: 'left', roomId }));
export const roomJoined = occurred.prepend((roomId: string): RoomsEvent => ({ type: 'joined', roomId }));
export const roomJoinFailed = occurred.prepend((roomId: string): RoomsEvent => ({ type: 'join-failed', roomId }));
export const roomJoinUnanswered = occurred.prepend((roomId: string): RoomsEvent => ({
  type: 'join-unanswered',
  roomId,
}));
export const roomWaited = occurred.prepend((roomId: string): RoomsEvent => ({ type: 'waited', roomId }));
const $service = combine($presence, $authenticated, ({ stage }, authenticated): RealtimeService => {
  if (stage === 'clearing' || stage === 'live') return 'ready';
  return authenticated && stage !== 'gave-up' ? 'coming' : 'off';
});
sample({
  clock: $service,
  fn: (service): RoomsEvent => ({ type: 'service-seen', service }),
  target: occurred,
});

/** From now on what others do in this room is heard; what they did before is to be read. */
export const roomFollowed = createEvent<string>();
/** Somebody else did something in a room that this tab has joined. */
export const roomEventReceived = createEvent<{ roomId: string; event: RoomEvent }>();
