import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $realtimeReady } from '../presence/presence.model.ts';
import type { RoomEvent } from './room-event.ts';
import { decideRooms, noRooms, type RoomsCommand, type RoomsDecision, type RoomsEvent } from './rooms.ts';

export type RoomsRunner = (command: RoomsCommand) => void;

/** A page looks at something that has a room: `fixture-7`, `event-3` … */
export const roomJoinRequested = createEvent<string>();
export const roomLeft = createEvent<string>();
export const roomJoinEnded = createEvent<{ roomId: string; isIn: boolean }>();
/** Somebody else did something in a room that this tab has joined. */
export const roomEventReceived = createEvent<{ roomId: string; event: RoomEvent }>();
/** As with presence, the handler comes after the scope. */
export const roomsRunnerGiven = createEvent<RoomsRunner>();

const $runner = createStore<{ run: RoomsRunner }>({
  run: ({ type }) => {
    // before the realtime service is loaded nobody is known to it, and nothing but a complaint can come
    if (type !== 'log') throw new Error('roomsRunnerGiven comes first');
  },
}).on(roomsRunnerGiven, (_, run) => ({ run }));

/** Starts each command and returns at once. */
export const runRoomsFx = attach({
  source: $runner,
  mapParams: (commands: readonly RoomsCommand[], { run }) => ({ commands, run }),
  effect: createEffect<{ commands: readonly RoomsCommand[]; run: RoomsRunner }, void>(({ commands, run }) =>
    commands.forEach(run),
  ),
});

const $machine = createStore<RoomsDecision>({ state: noRooms, commands: [] })
  .on(roomJoinRequested, (machine, roomId) => step(machine, { type: 'join-wanted', roomId }))
  .on(roomLeft, (machine, roomId) => step(machine, { type: 'left', roomId }))
  .on(roomJoinEnded, (machine, { roomId, isIn }) => step(machine, { type: isIn ? 'join-done' : 'join-failed', roomId }))
  .on($realtimeReady, (machine, isReady) => step(machine, { type: isReady ? 'ready' : 'unready' }))
  .on(runRoomsFx, (machine, run) => ({
    ...machine,
    commands: machine.commands.filter((command) => !run.includes(command)),
  }));

sample({
  clock: $machine,
  filter: ({ commands }) => commands.length > 0,
  fn: ({ commands }) => commands,
  target: runRoomsFx,
});

function step(machine: RoomsDecision, event: RoomsEvent): RoomsDecision {
  const { state, commands } = decideRooms(machine.state, event);
  return { state, commands: [...machine.commands, ...commands] };
}
