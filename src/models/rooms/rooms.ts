import type { Decision } from '../machine.ts';

/** RTM-23: only logged. */
export const ROOM_REFUSED = 'Cannot join room when not authenticated.';

/** `requested`: shown by a page, but the realtime service has not identified the user. */
export type RoomStage = 'requested' | 'joining' | 'joined';

export interface RoomsState {
  readonly isReady: boolean;
  readonly rooms: Readonly<Record<string, RoomStage>>;
}

export type RoomsEvent =
  | { readonly type: 'join-requested' | 'left' | 'joined' | 'join-failed'; readonly roomId: string }
  /** The realtime service has identified the user, or has lost the identity. */
  | { readonly type: 'ready' | 'unready' };

export type RoomsCommand =
  | { readonly type: 'join' | 'leave' | 'listen' | 'unlisten'; readonly roomId: string }
  | { readonly type: 'log'; readonly text: string };

type RoomsDecision = Decision<RoomsState, RoomsCommand>;

export const noRooms: RoomsState = { isReady: false, rooms: {} };

/** The rooms of one tab. A refused join is kept and done once there is a session (RTM-16). */
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
    case 'ready':
      return ready(state);
    case 'unready':
      return unready(state);
  }
}

function request(state: RoomsState, roomId: string): RoomsDecision {
  if (!state.isReady)
    return { state: put(state, roomId, 'requested'), commands: [{ type: 'log', text: ROOM_REFUSED }] };
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
  if (state.isReady) return { state, commands: [] };
  const rooms = Object.keys(state.rooms);
  return {
    state: { isReady: true, rooms: Object.fromEntries(rooms.map((roomId) => [roomId, 'joining'] as const)) },
    commands: rooms.map((roomId) => ({ type: 'join', roomId })),
  };
}

/** The server is not called: the session that would authorise it is gone. */
function unready(state: RoomsState): RoomsDecision {
  const rooms = Object.entries(state.rooms);
  return {
    state: { isReady: false, rooms: Object.fromEntries(rooms.map(([roomId]) => [roomId, 'requested'] as const)) },
    commands: rooms.filter(([, stage]) => stage === 'joined').map(([roomId]) => ({ type: 'unlisten', roomId })),
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
