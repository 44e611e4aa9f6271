import { describe, expect, it } from 'vitest';
import { toRoomEvent } from './room-event.ts';
import {
  decideRooms,
  noRooms,
  type RealtimeService,
  type RoomsCommand,
  type RoomsEvent,
  type RoomStage,
  type RoomsState,
} from './rooms.ts';

const A = 'fixture-1';
const room = (type: Exclude<RoomsEvent['type'], 'service-seen'>): RoomsEvent => ({ type, roomId: A });
const play = (state: RoomsState, ...events: RoomsEvent[]): { state: RoomsState; commands: RoomsCommand[] } =>
  events.reduce<{ state: RoomsState; commands: RoomsCommand[] }>(
    (so, event) => {
      const { state: next, commands } = decideRooms(so.state, event);
      return { state: next, commands: [...so.commands, ...commands] };
    },
    { state, commands: [] },
  );
const stateOf = (service: RealtimeService, stage?: RoomStage, users = 1): RoomsState => ({
  service,
  rooms: stage ? { [A]: { stage, users } } : {},
});
const ready: RoomsEvent = { type: 'service-seen', service: 'ready' };
const coming: RoomsEvent = { type: 'service-seen', service: 'coming' };
const off: RoomsEvent = { type: 'service-seen', service: 'off' };
const refused: RoomsCommand[] = [{ type: 'log', text: 'Cannot join room when not authenticated.' }];
const does = (...types: Exclude<RoomsCommand['type'], 'log'>[]): RoomsCommand[] =>
  types.map((type) => ({ type, roomId: A }));

describe('rooms', () => {
  it('there are none at first', () => expect(noRooms).toEqual(stateOf('off')));
  it('a join without a realtime session is refused and only logged, then made good', () => {
    const refused = play(noRooms, room('join-requested'));
    expect(refused).toEqual({
      state: stateOf('off', 'requested'),
      commands: [{ type: 'log', text: 'Cannot join room when not authenticated.' }],
    });
    expect(play(refused.state, ready)).toEqual({ state: stateOf('ready', 'joining'), commands: does('join') });
    expect(play(refused.state, room('left'), ready)).toEqual({ state: stateOf('ready'), commands: [] });
  });
  it('[RTM-16] [RTM-23] a join waits without a word for the session that is on its way', () => {
    const waiting = play(noRooms, coming, room('join-requested'));
    expect(waiting).toEqual({ state: stateOf('coming', 'requested'), commands: [] });
    expect(play(waiting.state, ready)).toEqual({ state: stateOf('ready', 'joining'), commands: does('join') });
    expect(play(waiting.state, off)).toEqual({ state: stateOf('off', 'requested'), commands: refused });
  });
  it('a join without an answer is tried again, as long as it is wanted', () => {
    const lost = play(stateOf('ready', 'joining'), room('join-unanswered'));
    expect(lost).toEqual({ state: stateOf('ready', 'requested'), commands: does('wait') });
    expect(play(lost.state, room('waited'))).toEqual({ state: stateOf('ready', 'joining'), commands: does('join') });
    expect(play(lost.state, room('left'), room('waited')).commands).toEqual([]);
    expect(play(lost.state, off, room('waited')).commands).toEqual(refused);
    expect(play(stateOf('ready', 'joined'), room('join-unanswered'), room('waited')).commands).toEqual([]);
  });
  it('joins, listens, leaves', () => {
    const { state, commands } = play(stateOf('ready'), room('join-requested'), room('joined'), room('left'));
    expect(commands).toEqual(does('join', 'listen', 'unlisten', 'leave'));
    expect(state).toEqual(stateOf('ready'));
  });
  it('is left with the last of those who follow it', () => {
    const two = play(stateOf('ready'), room('join-requested'), room('join-requested'), room('joined'));
    expect(two).toEqual({ state: stateOf('ready', 'joined', 2), commands: does('join', 'listen') });
    const one = play(two.state, room('left'));
    expect(one).toEqual({ state: stateOf('ready', 'joined'), commands: [] });
    expect(play(one.state, room('left'))).toEqual({ state: stateOf('ready'), commands: does('unlisten', 'leave') });
    expect(play(two.state, coming, ready).state).toEqual(stateOf('ready', 'joining', 2));
  });
  it('whoever comes after a refusal asks anew, and stays when those before leave', () => {
    const refused = play(stateOf('ready'), room('join-requested'), room('join-failed'));
    expect(refused).toEqual({ state: stateOf('ready', 'refused'), commands: does('join') });
    const again = play(refused.state, room('join-requested'), room('joined'), room('left'));
    expect(again).toEqual({ state: stateOf('ready', 'joined'), commands: does('join', 'listen') });
    expect(play(refused.state, room('left'))).toEqual({ state: stateOf('ready'), commands: [] });
  });
  it('two that have waited for the session are one join', () => {
    const waiting = play(noRooms, coming, room('join-requested'), room('join-requested'), ready);
    expect(waiting).toEqual({ state: stateOf('ready', 'joining', 2), commands: does('join') });
  });
  it.each<[string, RoomsState, RoomsEvent, RoomsState, RoomsCommand[]]>([
    ['left while joining', stateOf('ready', 'joining'), room('left'), stateOf('ready'), does('leave')],
    ['an answer after leaving', stateOf('ready'), room('joined'), stateOf('ready'), []],
    ['an answer after the session ended', stateOf('off', 'requested'), room('joined'), stateOf('off', 'requested'), []],
    ['a refused join', stateOf('ready', 'joining'), room('join-failed'), stateOf('ready', 'refused'), []],
    ['a session that ends after a refusal', stateOf('ready', 'refused'), off, stateOf('off', 'refused'), []],
    ['a new session after a refusal', stateOf('off', 'refused'), ready, stateOf('ready', 'refused'), []],
    ['a refusal of what is joined', stateOf('ready', 'joined'), room('join-failed'), stateOf('ready', 'joined'), []],
    ['left without having been in', stateOf('ready'), room('left'), stateOf('ready'), []],
    ['the session ends in a room', stateOf('ready', 'joined'), off, stateOf('off', 'requested'), does('unlisten')],
    ['the session ends while joining', stateOf('ready', 'joining'), off, stateOf('off', 'requested'), []],
    ['ready twice', stateOf('ready', 'joined'), ready, stateOf('ready', 'joined'), []],
  ])('%s', (_, before, event, after, commands) => {
    expect(play(before, event)).toEqual({ state: after, commands });
  });
});

describe('a room event', () => {
  it('[ENT-46] [ENT-214] names its actor', () => {
    const data = { activity: { actor: { id: 4, name: 'Besa' } } };
    expect(toRoomEvent({ type: 'fixture-event', data })).toEqual({ type: 'fixture-event', data, actorId: 4 });
  });
  it.each([null, 3, {}, { type: 5 }])('%j is none', (value) => expect(toRoomEvent(value)).toBeNull());
  it('may have no actor', () =>
    expect(toRoomEvent({ type: 'x', data: { activity: { actor: { id: 'a' } } } })?.actorId).toBeNull());
});
