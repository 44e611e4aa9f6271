import type { Decision } from '../machine.ts';

/** RTM-23: only logged. */
export const ROOM_REFUSED = 'Cannot join room when not authenticated.';

/** `requested`: shown by a page, but the realtime service has not identified the user. */
export type RoomStage = 'requested' | 'joining' | 'joined';

/** `coming`: somebody is signed in, and the realtime service is being asked who they are. */
export type RealtimeService = 'off' | 'coming' | 'ready';

export interface RoomsState {
  readonly service: RealtimeService;
  readonly rooms: Readonly<Record<string, RoomStage>>;
}

export type RoomsEvent =
  | { readonly type: 'join-requested' | 'left' | 'joined' | 'join-failed'; readonly roomId: string }
  | { readonly type: 'service-seen'; readonly service: RealtimeService };

export type RoomsCommand =
  | { readonly type: 'join' | 'leave' | 'listen' | 'unlisten'; readonly roomId: string }
  | { readonly type: 'log'; readonly text: string };

type RoomsDecision = Decision<RoomsState, RoomsCommand>;

export const noRooms: RoomsState = { service: 'off', rooms: {} };

/** The rooms of one tab. A join waits for the session that is on its way; without one it is refused, and made good once there is one (RTM-16). */
export function decideRooms(state: RoomsState, event: RoomsEvent): RoomsDecision {
  switch (event.type) {
    case 'join-requested':
      return request(state, event.roomId);
    case 'left':
      return leave(state, event.roomId);
    case 'joined':
      if (state.rooms[event.roomId] !== 'joining') return { state, commands: [] };
      return { state: put(state, event.roomId, 'joined'), commands: [{ type: 'listen', roomId: event.roomId }] };
    case 'join-failed':
      return { state: state.rooms[event.roomId] === 'joining' ? without(state, event.roomId) : state, commands: [] };
    case 'service-seen':
      if (event.service === state.service) return { state, commands: [] };
      return event.service === 'ready' ? ready(state) : unready(state, event.service);
  }
}

const refusal: RoomsCommand = { type: 'log', text: ROOM_REFUSED };

function request(state: RoomsState, roomId: string): RoomsDecision {
  if (state.service !== 'ready')
    return { state: put(state, roomId, 'requested'), commands: state.service === 'off' ? [refusal] : [] };
  if (state.rooms[roomId]) return { state, commands: [] };
  return { state: put(state, roomId, 'joining'), commands: [{ type: 'join', roomId }] };
}

function leave(state: RoomsState, roomId: string): RoomsDecision {
  const stage = state.rooms[roomId];
  const commands: RoomsCommand[] = [];
  if (stage === 'joined') commands.push({ type: 'unlisten', roomId });
  if (stage === 'joined' || stage === 'joining') commands.push({ type: 'leave', roomId });
  return { state: without(state, roomId), commands };
}

function ready(state: RoomsState): RoomsDecision {
  const rooms = Object.keys(state.rooms);
  return {
    state: { service: 'ready', rooms: Object.fromEntries(rooms.map((roomId) => [roomId, 'joining'] as const)) },
    commands: rooms.map((roomId) => ({ type: 'join', roomId })),
  };
}

/** The server is not called: the session that would authorise it is gone. What has waited in vain is refused. */
function unready(state: RoomsState, service: 'off' | 'coming'): RoomsDecision {
  const rooms = Object.entries(state.rooms);
  return {
    state: { service, rooms: Object.fromEntries(rooms.map(([roomId]) => [roomId, 'requested'] as const)) },
    commands: rooms.flatMap(([roomId, stage]): RoomsCommand[] => {
      if (stage === 'joined') return [{ type: 'unlisten', roomId }];
      return stage === 'requested' && service === 'off' ? [refusal] : [];
    }),
  };
}

const put = (state: RoomsState, roomId: string, stage: RoomStage): RoomsState => ({
  ...state,
  rooms: { ...state.rooms, [roomId]: stage },
});

function without(state: RoomsState, roomId: string): RoomsState {
  const { [roomId]: _, ...rooms } = state.rooms;
  return { ...state, rooms };
}
