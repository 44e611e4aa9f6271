import type { Decision } from '../machine.ts';

/** RTM-23: only logged. */
export const ROOM_REFUSED = 'Cannot join room when not authenticated.';

/** `requested`: shown by a page, but the realtime service has not identified the user. `refused`: not asked again by who is there. */
export type RoomStage = 'requested' | 'joining' | 'joined' | 'refused';

export interface Room {
  readonly stage: RoomStage;
  /** How many parts of the tab follow it: it is left with the last of them. */
  readonly users: number;
}

/** `coming`: somebody is signed in, and the realtime service is being asked who they are. */
export type RealtimeService = 'off' | 'coming' | 'ready';

export interface RoomsState {
  readonly service: RealtimeService;
  readonly rooms: Readonly<Record<string, Room>>;
}

export type RoomsEvent =
  /** `join-unanswered`: no network, or a server that is down; `waited`: it may be tried again. */
  | {
      readonly type: 'join-requested' | 'left' | 'joined' | 'join-failed' | 'join-unanswered' | 'waited';
      readonly roomId: string;
    }
  | { readonly type: 'service-seen'; readonly service: RealtimeService };

export type RoomsCommand =
  | { readonly type: 'join' | 'leave' | 'listen' | 'unlisten' | 'wait'; readonly roomId: string }
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
      if (state.rooms[event.roomId]?.stage !== 'joining') return { state, commands: [] };
      return { state: move(state, event.roomId, 'joined'), commands: [{ type: 'listen', roomId: event.roomId }] };
    case 'join-failed':
      if (state.rooms[event.roomId]?.stage !== 'joining') return { state, commands: [] };
      return { state: move(state, event.roomId, 'refused'), commands: [] };
    case 'join-unanswered':
      if (state.rooms[event.roomId]?.stage !== 'joining') return { state, commands: [] };
      return { state: move(state, event.roomId, 'requested'), commands: [{ type: 'wait', roomId: event.roomId }] };
    case 'waited':
      if (state.rooms[event.roomId]?.stage !== 'requested' || state.service !== 'ready') return { state, commands: [] };
      return { state: move(state, event.roomId, 'joining'), commands: [{ type: 'join', roomId: event.roomId }] };
    case 'service-seen':
      if (event.service === state.service) return { state, commands: [] };
      return event.service === 'ready' ? ready(state) : unready(state, event.service);
  }
}

const refusal: RoomsCommand = { type: 'log', text: ROOM_REFUSED };

function request(before: RoomsState, roomId: string): RoomsDecision {
  const { stage, users = 0 } = before.rooms[roomId] ?? {};
  const state = put(before, roomId, { stage: stage ?? 'requested', users: users + 1 });
  if (state.service !== 'ready')
    return { state: move(state, roomId, 'requested'), commands: state.service === 'off' ? [refusal] : [] };
  if (stage === 'joining' || stage === 'joined') return { state, commands: [] };
  return { state: move(state, roomId, 'joining'), commands: [{ type: 'join', roomId }] };
}

function leave(state: RoomsState, roomId: string): RoomsDecision {
  const room = state.rooms[roomId];
  if (!room) return { state, commands: [] };
  const { stage, users } = room;
  if (users > 1) return { state: put(state, roomId, { stage, users: users - 1 }), commands: [] };
  const commands: RoomsCommand[] = [];
  if (stage === 'joined') commands.push({ type: 'unlisten', roomId });
  if (stage === 'joined' || stage === 'joining') commands.push({ type: 'leave', roomId });
  const { [roomId]: _, ...rooms } = state.rooms;
  return { state: { ...state, rooms }, commands };
}

function ready(state: RoomsState): RoomsDecision {
  const asked = Object.keys(state.rooms).filter((roomId) => state.rooms[roomId]?.stage !== 'refused');
  const rooms = asked.reduce((so, roomId) => move(so, roomId, 'joining'), state).rooms;
  return { state: { service: 'ready', rooms }, commands: asked.map((roomId) => ({ type: 'join', roomId })) };
}

/** The server is not called: the session that would authorise it is gone. What has waited in vain is refused. */
function unready(state: RoomsState, service: 'off' | 'coming'): RoomsDecision {
  const rooms = Object.entries(state.rooms).filter(([, { stage }]) => stage !== 'refused');
  return {
    state: { service, rooms: rooms.reduce((so, [roomId]) => move(so, roomId, 'requested'), state).rooms },
    commands: rooms.flatMap(([roomId, { stage }]): RoomsCommand[] => {
      if (stage === 'joined') return [{ type: 'unlisten', roomId }];
      return stage === 'requested' && service === 'off' ? [refusal] : [];
    }),
  };
}

const put = (state: RoomsState, roomId: string, room: Room): RoomsState => ({
  ...state,
  rooms: { ...state.rooms, [roomId]: room },
});

const move = (state: RoomsState, roomId: string, stage: RoomStage): RoomsState =>
  put(state, roomId, { stage, users: state.rooms[roomId]?.users ?? 1 });
