import { describe, expect, it } from 'vitest';
import {
  decideOnlineUsers,
  nextWake,
  nobodyAsked,
  onlineOf,
  type OnlineUsersCommand,
  type OnlineUsersEvent,
  type OnlineUsersState,
} from './online-users.ts';

const [ANNA, BESA] = [7, 8];
const NOW = 1_000;
const SERVER_NOW = 1_800_000_000_000;

const play = (...events: OnlineUsersEvent[]): { state: OnlineUsersState; commands: OnlineUsersCommand[] } =>
  events.reduce<{ state: OnlineUsersState; commands: OnlineUsersCommand[] }>(
    (so, event) => {
      const { state, commands } = decideOnlineUsers(so.state, event);
      return { state, commands: [...so.commands, ...commands] };
    },
    { state: nobodyAsked, commands: [] },
  );
const asked = (...userIds: number[]): OnlineUsersEvent => ({ type: 'asked', userIds });
const dropped = (...userIds: number[]): OnlineUsersEvent => ({ type: 'dropped', userIds });
const ready: OnlineUsersEvent = { type: 'ready' };
const unready: OnlineUsersEvent = { type: 'unready' };
const woke = (now: number): OnlineUsersEvent => ({ type: 'woke', now });
/** A record that is so many ms old by the server's time. */
const seen = (userId: number, age: number, status: 'online' | 'offline' = 'online'): OnlineUsersEvent => ({
  type: 'record-seen',
  userId,
  sign: { status, timestamp: SERVER_NOW - age },
  serverNow: SERVER_NOW,
  now: NOW,
});
const noRecord = (userId: number): OnlineUsersEvent => ({
  type: 'record-seen',
  userId,
  sign: null,
  serverNow: SERVER_NOW,
  now: NOW,
});
const online = (...events: OnlineUsersEvent[]) => onlineOf(play(...events).state);
const listen = (userId: number) => ({ type: 'listen', userId });
const unlisten = (userId: number) => ({ type: 'unlisten', userId });

describe('a record', () => {
  it.each([
    [0, true],
    [299_000, true],
    [300_000, true],
    [300_001, false],
    [301_000, false],
  ])('[RTM-11] %i ms old and online: %s', (age, expected) => {
    expect(online(ready, asked(ANNA), seen(ANNA, age))).toEqual({ [ANNA]: expected });
  });

  it('[RTM-25] fresh, but offline, or absent: offline', () => {
    expect(online(ready, asked(ANNA), seen(ANNA, 10_000, 'offline'))).toEqual({ [ANNA]: false });
    expect(online(ready, asked(ANNA), seen(ANNA, 0), noRecord(ANNA))).toEqual({ [ANNA]: false });
  });

  it('[RTM-11] becomes old without another one, by the time that passes here', () => {
    const { state } = play(ready, asked(ANNA, BESA), seen(ANNA, 299_000), seen(BESA, 0));
    expect(nextWake(state)).toBe(NOW + 1_001);
    const at = (now: number) => decideOnlineUsers(state, woke(now)).state;
    expect(at(NOW + 1_000)).toBe(state);
    expect(onlineOf(at(NOW + 1_001))).toEqual({ [ANNA]: false, [BESA]: true });
    expect(nextWake(at(NOW + 1_001))).toBe(NOW + 300_001);
    expect(onlineOf(at(NOW + 300_001))).toEqual({ [ANNA]: false, [BESA]: false });
    expect(nextWake(at(NOW + 300_001))).toBeNull();
  });

  it('is renewed by a heartbeat', () => {
    const { state } = play(ready, asked(ANNA), seen(ANNA, 299_000), seen(ANNA, 0));
    expect(nextWake(state)).toBe(NOW + 300_001);
  });

  it('of somebody nobody asks about is ignored', () => {
    expect(online(ready, seen(BESA, 0))).toEqual({});
    expect(online(ready, asked(BESA), dropped(BESA), seen(BESA, 0))).toEqual({});
  });
});

describe('subscriptions', () => {
  it('wait for the realtime service; until then nothing is known', () => {
    expect(play(asked(ANNA, BESA))).toMatchObject({ state: { until: {} }, commands: [] });
    expect(play(asked(ANNA, BESA), ready, ready).commands).toEqual([listen(ANNA), listen(BESA)]);
  });

  it('begin at once where it is there', () => {
    expect(play(ready, asked(ANNA)).commands).toEqual([listen(ANNA)]);
  });

  it('end when the last screen that asked is gone, and what was heard is forgotten', () => {
    const twice = [ready, asked(ANNA, BESA), asked(ANNA), seen(ANNA, 0), seen(BESA, 0)];
    const one = play(...twice, dropped(ANNA, BESA));
    expect(one.commands).toEqual([listen(ANNA), listen(BESA), unlisten(BESA)]);
    expect(onlineOf(one.state)).toEqual({ [ANNA]: true });
    const none = play(...twice, dropped(ANNA, BESA), dropped(ANNA));
    expect(none.commands.at(-1)).toEqual(unlisten(ANNA));
    expect(none.state).toEqual({ isReady: true, asked: {}, until: {} });
    expect(nextWake(none.state)).toBeNull();
  });

  it('dropped before the service was there never begin', () => {
    expect(play(asked(ANNA), dropped(ANNA), dropped(ANNA), ready).commands).toEqual([]);
  });

  it('end with the service and begin again with it; meanwhile the record becomes old', () => {
    const lost = play(ready, asked(ANNA), seen(ANNA, 0), unready, unready);
    expect(lost.commands).toEqual([listen(ANNA), unlisten(ANNA)]);
    expect(onlineOf(lost.state)).toEqual({ [ANNA]: true });
    expect(onlineOf(decideOnlineUsers(lost.state, woke(NOW + 300_001)).state)).toEqual({ [ANNA]: false });
    expect(decideOnlineUsers(lost.state, ready).commands).toEqual([listen(ANNA)]);
    expect(decideOnlineUsers(lost.state, dropped(ANNA)).commands).toEqual([]);
  });
});
