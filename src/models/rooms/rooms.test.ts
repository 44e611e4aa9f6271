import { describe, expect, it } from 'vitest';
import { toRoomEvent } from './room-event.ts';
import { decideRooms, noRooms, type RoomsCommand, type RoomsEvent, type RoomsState } from './rooms.ts';

const A = 'fixture-1';
const room = (type: 'join-requested' | 'left' | 'joined' | 'join-failed'): RoomsEvent => ({ type, roomId: A });
const play = (state: RoomsState, ...events: RoomsEvent[]): { state: RoomsState; commands: RoomsCommand[] } =>
  events.reduce<{ state: RoomsState; commands: RoomsCommand[] }>(
    (so, event) => {
      const { state: next, commands } = decideRooms(so.state, event);
      return { state: next, commands: [...so.commands, ...commands] };
    },
    { state, commands: [] },
  );
const stateOf = (isReady: boolean, stage?: 'requested' | 'joining' | 'joined'): RoomsState => ({
  isReady,
  rooms: stage ? { [A]: stage } : {},
});
const does = (...types: ('join' | 'leave' | 'listen' | 'unlisten')[]): RoomsCommand[] =>
  types.map((type) => ({ type, roomId: A }));

describe('rooms', () => {
  it('there are none at first', () => expect(noRooms).toEqual(stateOf(false)));
  it('a join without a realtime session is refused and only logged, then made good', () => {
    const refused = play(noRooms, room('join-requested'));
    expect(refused).toEqual({
      state: stateOf(false, 'requested'),
      commands: [{ type: 'log', text: 'Cannot join room when not authenticated.' }],
    });
    expect(play(refused.state, { type: 'ready' })).toEqual({ state: stateOf(true, 'joining'), commands: does('join') });
    expect(play(refused.state, room('left'), { type: 'ready' })).toEqual({ state: stateOf(true), commands: [] });
  });
  it('joins, listens, leaves', () => {
    const { state, commands } = play(
      stateOf(true),
      room('join-requested'),
      room('join-requested'),
      room('joined'),
      room('left'),
    );
    expect(commands).toEqual(does('join', 'listen', 'unlisten', 'leave'));
    expect(state).toEqual(stateOf(true));
  });
  it.each<[string, RoomsState, RoomsEvent, RoomsState, RoomsCommand[]]>([
    ['left while joining', stateOf(true, 'joining'), room('left'), stateOf(true), does('leave')],
    ['an answer after leaving', stateOf(true), room('joined'), stateOf(true), []],
    ['an answer after the session ended', stateOf(false, 'requested'), room('joined'), stateOf(false, 'requested'), []],
    ['a refused join', stateOf(true, 'joining'), room('join-failed'), stateOf(true), []],
    ['a refusal of what is joined', stateOf(true, 'joined'), room('join-failed'), stateOf(true, 'joined'), []],
    ['left without having been in', stateOf(true), room('left'), stateOf(true), []],
    [
      'the session ends in a room',
      stateOf(true, 'joined'),
      { type: 'unready' },
      stateOf(false, 'requested'),
      does('unlisten'),
    ],
    ['the session ends while joining', stateOf(true, 'joining'), { type: 'unready' }, stateOf(false, 'requested'), []],
    ['ready twice', stateOf(true, 'joined'), { type: 'ready' }, stateOf(true, 'joined'), []],
  ])('%s', (_, before, event, after, commands) => {
    expect(play(before, event)).toEqual({ state: after, commands });
  });
});

describe('a room event', () => {
  it('names its actor', () => {
    const data = { activity: { actor: { id: 4, name: 'Besa' } } };
    expect(toRoomEvent({ type: 'fixture-event', data })).toEqual({ type: 'fixture-event', data, actorId: 4 });
  });
  it.each([null, 3, {}, { type: 5 }])('%j is none', (value) => expect(toRoomEvent(value)).toBeNull());
  it('may have no actor', () =>
    expect(toRoomEvent({ type: 'x', data: { activity: { actor: { id: 'a' } } } })?.actorId).toBeNull());
});
