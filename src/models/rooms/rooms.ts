/** Specification §8: only logged. */
export const ROOM_REFUSED = 'Cannot join room when not authenticated.';

/** `wanted`: somebody looks at it, but the realtime service does not know who. */
export type RoomStage = 'wanted' | 'joining' | 'joined';

export interface RoomsState {
  readonly isReady: boolean;
  readonly rooms: Readonly<Record<string, RoomStage>>;
}

export type RoomsEvent =
  | { readonly type: 'join-wanted' | 'left' | 'join-done' | 'join-failed'; readonly roomId: string }
  /** The realtime service knows who this is, or no longer. */
  | { readonly type: 'ready' | 'unready' };

export type RoomsCommand =
  | { readonly type: 'join' | 'leave' | 'listen' | 'unlisten'; readonly roomId: string }
  | { readonly type: 'log'; readonly text: string };

export interface RoomsDecision {
  readonly state: RoomsState;
  readonly commands: readonly RoomsCommand[];
}

export const noRooms: RoomsState = { isReady: false, rooms: {} };

/** The rooms of one tab. A refused wish is kept: it is fulfilled once there is a session (specification §6, RTM-16). */
export function decideRooms(state: RoomsState, event: RoomsEvent): RoomsDecision {
  switch (event.type) {
    case 'join-wanted':
      return want(state, event.roomId);
    case 'left':
      return leave(state, event.roomId);
    case 'join-done':
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

function want(state: RoomsState, roomId: string): RoomsDecision {
  if (!state.isReady) return { state: put(state, roomId, 'wanted'), commands: [{ type: 'log', text: ROOM_REFUSED }] };
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

/** Nobody is told: who left has no right to speak any more. */
function unready(state: RoomsState): RoomsDecision {
  const rooms = Object.entries(state.rooms);
  return {
    state: { isReady: false, rooms: Object.fromEntries(rooms.map(([roomId]) => [roomId, 'wanted'] as const)) },
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
