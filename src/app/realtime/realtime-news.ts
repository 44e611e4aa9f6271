import { createWatch, scopeBind, type Scope } from 'effector';
import { joinRoom, leaveRoom } from '../../shared/api/generated/endpoints/realtime/realtime';
import { ApiError } from '../../shared/api/errors.ts';
import { after } from '../../shared/platform/timers.ts';
import type { RealtimeClient, Stop } from '../../shared/platform/firebase/realtime-client.ts';
import {
  realtimeRecordArrived,
  realtimeRecordHandled,
  unknownRecordIgnored,
} from '../../models/realtime-events/realtime-events.model.ts';
import { toRoomEvent } from '../../models/rooms/room-event.ts';
import { bindRunner } from '../../models/machine.ts';
import {
  roomEventReceived,
  roomFollowed,
  roomJoined,
  roomJoinFailed,
  roomJoinUnanswered,
  roomsMachine,
  roomWaited,
} from '../../models/rooms/rooms.model.ts';
import { $user } from '../../models/session/session.model.ts';

/** Before a join that had no answer is tried again, in ms. */
const JOIN_AGAIN_AFTER = 5_000;

type Warn = (text: string, reason?: unknown) => void;

/** Passes the user's events to the model, and removes those that it has handled. */
export function followRealtimeEvents(scope: Scope, client: RealtimeClient, userId: number, warn: Warn): Stop {
  const arrived = scopeBind(realtimeRecordArrived, { scope });
  const remove = (key: string) =>
    void client.events.remove(userId, key).catch((reason: unknown) => warn('A realtime event stays.', reason));
  const stops = [
    createWatch({ unit: realtimeRecordHandled, scope, fn: remove }),
    createWatch({
      unit: unknownRecordIgnored,
      scope,
      fn: ({ value }) => warn('An unknown realtime event is ignored.', value),
    }),
    client.events.watch(userId, (key, value) => arrived({ key, value })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Joins and leaves rooms for the model, and passes on what others do there; the user's own actions are left out. */
export function followRooms(scope: Scope, held: { client: RealtimeClient | null }, warn: Warn): Stop {
  const joined = scopeBind(roomJoined, { scope });
  const failed = scopeBind(roomJoinFailed, { scope });
  const unanswered = scopeBind(roomJoinUnanswered, { scope });
  const waited = scopeBind(roomWaited, { scope });
  const received = scopeBind(roomEventReceived, { scope });
  const followed = scopeBind(roomFollowed, { scope });
  const listeners = new Map<string, Stop>();
  const unlisten = (roomId: string) => {
    listeners.get(roomId)?.();
    listeners.delete(roomId);
  };
  const join = async (roomId: string): Promise<void> => {
    try {
      await joinRoom({ room_id: roomId, metadata: {} });
      joined(roomId);
    } catch (reason) {
      warn(`Failed to join room ${roomId}.`, reason);
      const isRefused = reason instanceof ApiError && reason.kind === 'refused';
      (isRefused ? failed : unanswered)(roomId);
    }
  };
  const listen = (roomId: string): void => {
    const hear = (value: unknown) => {
      const event = toRoomEvent(value);
      const isOwn = event?.actorId === scope.getState($user)?.id;
      if (event && !isOwn) received({ roomId, event });
    };
    const stop = held.client?.rooms.watch(roomId, hear, () => followed(roomId));
    if (stop) listeners.set(roomId, stop);
  };
  bindRunner(scope, roomsMachine, (command) => {
    switch (command.type) {
      case 'join':
        return void join(command.roomId);
      case 'leave':
        return void leaveRoom({ room_id: command.roomId }).catch((reason: unknown) =>
          warn(`Failed to leave room ${command.roomId}.`, reason),
        );
      case 'listen':
        return listen(command.roomId);
      case 'unlisten':
        return unlisten(command.roomId);
      case 'wait':
        return after(JOIN_AGAIN_AFTER, () => waited(command.roomId));
      case 'log':
        return warn(command.text);
    }
  });
  return () => {
    for (const roomId of listeners.keys()) unlisten(roomId);
  };
}
