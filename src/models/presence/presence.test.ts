import { describe, expect, it } from 'vitest';
import { decidePresence } from './presence.ts';
import {
  HEAL_PAUSE_MS,
  noPresence,
  RETRY_MS,
  type PresenceCommand,
  type PresenceEvent,
  type PresenceState,
} from './presence-state.ts';
import { nextWake } from './settle.ts';

// literal values of RTM-06, RTM-11, RTM-14 and RTM-15
const HEARTBEAT_MS = 60_000;
const HIDDEN_LIMIT_MS = 30_000;
const SIGN_IN_WAIT_MS = 5_000;
const T = 1_000_000;
const ME = 7;

/** Plays events, each at its time, and collects what was decided at each. */
function play(
  state: PresenceState,
  ...events: [at: number, event: PresenceEvent][]
): { state: PresenceState; commands: PresenceCommand[]; last: string[] } {
  const all: PresenceCommand[] = [];
  let last: string[] = [];
  for (const [at, event] of events) {
    const decision = decidePresence(state, event, at);
    state = decision.state;
    all.push(...decision.commands);
    last = decision.commands.map(({ type }) => type);
  }
  return { state, commands: all, last };
}
const seen = (userId: number | null, refused = false): PresenceEvent => ({ type: 'session-seen', userId, refused });
const plain = (
  type: 'hidden' | 'shown' | 'page-left' | 'page-restored' | 'network-lost' | 'network-found' | 'woke' | 'signed-out',
): PresenceEvent => ({ type });
const answer = (
  type: 'identity-ready' | 'identity-lost' | 'prepared' | 'connected' | 'disconnected',
  attempt = 1,
): PresenceEvent => ({ type, attempt });
const cleared = (othersUntil: number | null = null): PresenceEvent => ({ type: 'cleared', attempt: 1, othersUntil });
const record = (status: 'online' | 'offline'): PresenceEvent => ({ type: 'record-seen', attempt: 1, status });
const others = (othersUntil: number | null): PresenceEvent => ({ type: 'others-seen', attempt: 1, othersUntil });

const signingIn = play(noPresence, [T, seen(ME)]).state;
const clearing = play(signingIn, [T, answer('identity-ready')]).state;
const live = play(
  clearing,
  [T, cleared()],
  [T, answer('prepared')],
  [T, answer('connected')],
  [T, record('online')],
).state;
const ONLINE = ['post-online', 'write-online'];

describe('the start', () => {
  it('[RTM-17] a guest starts nothing', () => {
    expect(play(noPresence, [T, seen(null)], [T, plain('shown')], [T, plain('network-found')]).commands).toEqual([]);
    expect(nextWake(noPresence)).toBeNull();
  });
  it('[RTM-12] a user is signed in at the realtime service, once', () => {
    expect(play(noPresence, [T, seen(ME)], [T, seen(ME)]).commands).toEqual([
      { type: 'authenticate', userId: ME, attempt: 1 },
    ]);
  });
  it('[RTM-10] [RTM-27] own record removed, offline, then listeners, then online', () => {
    const { commands } = play(
      signingIn,
      [T, answer('identity-ready')],
      [T, cleared()],
      [T, answer('prepared')],
      [T, answer('connected')],
    );
    expect(commands.map(({ type }) => type)).toEqual([
      'clear',
      'prepare',
      'listen',
      'post-online',
      'arm',
      'write-online',
    ]);
  });
  it('[RTM-03] the first offline is left out while another connection lives (R3)', () => {
    const { commands } = play(clearing, [T, cleared(T)], [T, answer('connected')]);
    expect(commands).toEqual([
      { type: 'listen', userId: ME, attempt: 1 },
      { type: 'post-online', userId: ME },
      { type: 'arm', userId: ME, offline: false },
      { type: 'write-online', userId: ME },
    ]);
    expect(play(clearing, [T, cleared(T - 1)]).last).toEqual(['prepare']);
  });
  it('[RTM-15] [RTM-22] waits five seconds for the sign-in', () => {
    expect(nextWake(signingIn)).toBe(T + SIGN_IN_WAIT_MS);
    expect(play(signingIn, [T + SIGN_IN_WAIT_MS - 1, plain('woke')]).commands).toEqual([]);
    for (const late of [0, 1]) {
      const gaveUp = play(signingIn, [T + SIGN_IN_WAIT_MS + late, plain('woke')]);
      expect(gaveUp.commands).toEqual([{ type: 'log', text: 'Cannot initialise presence without authentication.' }]);
      expect(gaveUp.state.stage).toBe('gave-up');
    }
  });
  it('a sign-in that succeeds or fails late is taken all the same', () => {
    const late = play(signingIn, [T + SIGN_IN_WAIT_MS, plain('woke')]).state;
    expect(play(late, [T + 9_000, answer('identity-ready')]).last).toEqual(['clear']);
    const failed = play(late, [T + 9_000, { type: 'identity-failed', attempt: 1, reason: 'refused' }]);
    expect(failed.last).toEqual(['log', 'log']);
    expect(nextWake(failed.state)).toBe(T + 9_000 + RETRY_MS);
  });
  it('nothing is reported before the listeners start, however the page is shown and hidden', () => {
    for (const state of [signingIn, clearing])
      expect(
        play(
          state,
          [T, plain('hidden')],
          [T + 1, plain('shown')],
          [T + 2, plain('page-left')],
          [T + 3, plain('page-restored')],
        ).commands,
      ).toEqual([]);
  });
  it('the state of a live tab', () => {
    const known = {
      stage: 'live',
      userId: ME,
      attempt: 1,
      isConnected: true,
      isAnnounced: true,
      armed: 'offline',
      seen: 'online',
      beatAt: T + HEARTBEAT_MS,
    } as const;
    expect(live).toEqual({ ...noPresence, ...known });
  });
  it.each([
    ['[RTM-20]', 'noToken', 'No token received.'],
    ['[RTM-21]', 'refused', 'Authentication failed.'],
  ] as const)('%s says why the sign-in failed, and tries again after a minute', (_, reason, text) => {
    const failed = play(signingIn, [T, { type: 'identity-failed', attempt: 1, reason }]);
    expect(failed.commands).toEqual([
      { type: 'log', text },
      { type: 'log', text: 'Cannot initialise presence without authentication.' },
    ]);
    expect(nextWake(failed.state)).toBe(T + RETRY_MS);
    expect(play(failed.state, [T + RETRY_MS - 1, plain('woke')]).commands).toEqual([]);
    for (const late of [0, 1])
      expect(play(failed.state, [T + RETRY_MS + late, plain('woke')]).commands).toEqual([
        { type: 'authenticate', userId: ME, attempt: 2 },
      ]);
    expect(nextWake(play(failed.state, [T, plain('hidden')]).state)).toBeNull();
    expect(play(failed.state, [T, plain('network-lost')], [T + 1, plain('network-found')]).last).toEqual([
      'authenticate',
    ]);
  });
  it('answers to an earlier sign-in change nothing', () => {
    for (const event of [answer('identity-ready', 0), answer('connected', 0), answer('identity-lost', 0)])
      expect(play(live, [T, event])).toMatchObject({ state: live, commands: [] });
    const refused: PresenceEvent = { type: 'identity-failed', attempt: 1, reason: 'refused' };
    for (const event of [answer('identity-ready'), refused, cleared(), answer('prepared')])
      expect(play(live, [T, event])).toMatchObject({ state: live, commands: [] });
  });
});

describe('the heartbeat', () => {
  it('[RTM-04] [RTM-14] is sent after 60 seconds, not a millisecond before', () => {
    expect(nextWake(live)).toBe(T + HEARTBEAT_MS);
    expect(play(live, [T + HEARTBEAT_MS - 1, plain('woke')]).commands).toEqual([]);
    for (const late of [0, 1]) expect(play(live, [T + HEARTBEAT_MS + late, plain('woke')]).last).toEqual(ONLINE);
  });
  it('[RTM-14] is not sent while the page is hidden or the network is lost', () => {
    for (const event of [plain('hidden'), plain('network-lost'), plain('page-left')]) {
      const still = play(live, [T + 40_000, event]);
      expect(play(still.state, [T + HEARTBEAT_MS, plain('woke')]).commands).toEqual([]);
    }
    expect(nextWake(play(live, [T, plain('network-lost')]).state)).toBeNull();
  });
  it('an overdue one is sent when the network is back', () => {
    expect(play(live, [T, plain('network-lost')], [T + 1, plain('network-found')]).last).toEqual([]);
    expect(play(live, [T, plain('network-lost')], [T + HEARTBEAT_MS, plain('network-found')]).last).toEqual(ONLINE);
    expect(play(live, [T, plain('network-lost')], [T + 1, plain('network-found')]).state).toEqual(live);
  });
  it('reported without a network goes to the database only, and to the server when the network is back', () => {
    const said = play(live, [T, plain('network-lost')], [T, plain('hidden')], [T + 1, plain('shown')]);
    expect(said.last).toEqual(['write-online']);
    expect(play(said.state, [T + 2, plain('network-found')]).last).toEqual(ONLINE);
  });
  it('goes to the server only while the database is not connected', () => {
    expect(play(live, [T, answer('disconnected')], [T + HEARTBEAT_MS, plain('woke')]).last).toEqual(['post-online']);
  });
});

describe('several tabs', () => {
  it('a tab that ends beside another one looks whether it was the last', () => {
    const beside = play(live, [T, others(T + 99_000)]).state;
    for (const event of [plain('signed-out'), seen(null, true)]) {
      expect(play(beside, [T, event]).commands).toContainEqual({
        type: 'write-offline',
        userId: ME,
        offline: 'if-alone',
      });
      expect(play(live, [T, event]).commands).toContainEqual({ type: 'write-offline', userId: ME, offline: true });
    }
    expect(play(beside, [T, plain('page-left')]).commands).toContainEqual({
      type: 'write-offline',
      userId: ME,
      offline: false,
    });
  });
});

describe('a hidden page', () => {
  const hidden = play(live, [T, plain('hidden')]).state;
  it('[RTM-06] is offline after 30 seconds, not a millisecond before', () => {
    expect(nextWake(hidden)).toBe(T + HIDDEN_LIMIT_MS);
    expect(play(hidden, [T + 29_000, plain('woke')]).commands).toEqual([]);
    expect(play(hidden, [T + HIDDEN_LIMIT_MS - 1, plain('woke')]).commands).toEqual([]);
    for (const late of [0, 1]) {
      expect(play(hidden, [T + HIDDEN_LIMIT_MS + late, plain('woke')]).commands).toEqual([
        { type: 'post-offline', userId: ME },
        { type: 'write-offline', userId: ME, offline: true },
      ]);
    }
    const away = play(hidden, [T + HIDDEN_LIMIT_MS, plain('woke')]).state;
    expect(away).toEqual({ ...hidden, isAnnounced: false, armed: 'nothing', seen: 'offline', beatAt: null });
    expect(nextWake(away)).toBeNull();
  });
  it('[RTM-28] [RTM-05] shown before that is online, and never was not', () => {
    const shown = play(hidden, [T + 20_000, plain('shown')]);
    expect(shown.last).toEqual(ONLINE);
    expect(play(shown.state, [T + 50_000, plain('woke')]).commands).toEqual([]);
  });
  it('[RTM-05] shown again is online again, with a new disconnect handler', () => {
    expect(play(hidden, [T + HIDDEN_LIMIT_MS, plain('woke')], [T + 99_000, plain('shown')]).last).toEqual([
      'post-online',
      'arm',
      'write-online',
    ]);
  });
  it('leaves the status to another live connection (R3)', () => {
    const { state, commands } = play(hidden, [T, others(T + HIDDEN_LIMIT_MS)], [T + HIDDEN_LIMIT_MS, plain('woke')]);
    expect(commands.at(-1)).toEqual({ type: 'write-offline', userId: ME, offline: false });
    expect(state.seen).toBe('online');
  });
  it('reports to the server only while the database is not connected, and its record stays unknown', () => {
    const away = play(hidden, [T, answer('disconnected')], [T + HIDDEN_LIMIT_MS, plain('woke')]);
    expect(away.commands).toEqual([{ type: 'post-offline', userId: ME }]);
    expect(away.state.seen).toBeNull();
  });
  it('hidden from the start is online for what is left of 30 seconds', () => {
    const { state, last } = play({ ...clearing, hiddenAt: T }, [T + 29_999, cleared(T + 29_999)]);
    expect(last).toEqual(['listen', 'post-online']);
    expect(play(state, [T + 30_000, plain('woke')]).last).toEqual(['post-offline']);
    expect(play({ ...clearing, hiddenAt: T }, [T + 30_000, cleared(T + 30_000)]).last).toEqual(['listen']);
  });
});

describe('the end', () => {
  const goodbye: PresenceCommand[] = [
    { type: 'post-offline', userId: ME },
    { type: 'write-offline', userId: ME, offline: true },
  ];
  it('[RTM-07] a page that is left reports offline, and online when the browser restores it', () => {
    const left = play(live, [T, plain('page-left')]);
    expect(left.commands).toEqual(goodbye);
    expect(nextWake(left.state)).toBeNull();
    expect(play(left.state, [T + 1, plain('page-restored')]).last).toEqual(['post-online', 'arm', 'write-online']);
  });
  it('a page that is left reports nothing more', () => {
    const left = play(live, [T, others(T + 5)], [T, plain('page-left')]).state;
    expect(nextWake(left)).toBeNull();
    expect(
      play(left, [T + 1, plain('shown')], [T + 6, record('online')], [T + 6 + HEAL_PAUSE_MS, plain('woke')]).commands,
    ).toEqual([]);
  });
  it('[RTM-08] [RTM-09] signing out reports offline and stops everything', () => {
    const out = play(live, [T, plain('signed-out')]);
    expect(out.commands).toEqual([...goodbye, { type: 'stop' }]);
    expect(out.state).toEqual({ ...noPresence, attempt: 1 });
    expect(play(out.state, [T, seen(null)], [T, answer('connected')], [T, record('offline')])).toMatchObject({
      state: out.state,
      commands: [],
    });
    expect(nextWake(out.state)).toBeNull();
    const later: [number, PresenceEvent][] = [
      plain('woke'),
      plain('shown'),
      plain('page-left'),
      answer('connected'),
      record('offline'),
      others(null),
    ].map((event) => [T + 99_999, event]);
    expect(play(out.state, ...later).commands).toEqual([]);
  });
  it('[RTM-13] a user whose token is refused is written offline, without a call in their name', () => {
    expect(play(live, [T, seen(null, true)]).commands).toEqual([goodbye[1], { type: 'stop' }]);
  });
  it('another user ends the first one’s presence and starts a new one', () => {
    expect(play(live, [T, seen(8)]).commands).toEqual([
      ...goodbye,
      { type: 'stop' },
      { type: 'authenticate', userId: 8, attempt: 2 },
    ]);
    expect(play(signingIn, [T, seen(8)]).commands).toEqual([
      { type: 'stop' },
      { type: 'authenticate', userId: 8, attempt: 2 },
    ]);
  });
  it('[AUTH-30] [AUTH-31] an identity that the service ended is reported to the server only, and requested again', () => {
    const lost = play(live, [T, answer('identity-lost')]);
    expect(lost.commands).toEqual([
      { type: 'post-offline', userId: ME },
      { type: 'stop' },
      { type: 'log', text: 'Authentication failed.' },
    ]);
    expect(play(lost.state, [T + 1, answer('identity-lost')])).toMatchObject({ state: lost.state, commands: [] });
    expect(play(lost.state, [T + RETRY_MS, plain('woke')]).last).toEqual(['authenticate']);
  });
});

describe('several connections', () => {
  it('is set again after a reconnect, with the handler for the next break', () => {
    const back = play(live, [T, answer('disconnected')], [T + 5, answer('connected')]);
    expect(back.commands).toEqual([
      { type: 'arm', userId: ME, offline: true },
      { type: 'write-online', userId: ME },
    ]);
  });
  it('is armed with the status only as the last one', () => {
    expect(play(live, [T, others(T + 5)]).commands).toEqual([{ type: 'arm', userId: ME, offline: false }]);
    const both = play(live, [T, others(T + 5)]).state;
    expect(both.armed).toBe('connection');
    expect(nextWake(both)).toBe(T + 6);
    expect(play(both, [T + 5, plain('woke')]).commands).toEqual([]);
    expect(play(both, [T + 6, plain('woke')]).commands).toEqual([{ type: 'arm', userId: ME, offline: true }]);
  });
  it('corrects an offline record while it is live, at most every five seconds', () => {
    const healed = play(live, [T, record('offline')]);
    expect(healed.commands).toEqual([{ type: 'write-online', userId: ME }]);
    expect(healed.state).toEqual({ ...live, healedAt: T });
    const again = play(healed.state, [T + HEAL_PAUSE_MS - 1, record('offline')]);
    expect(again.commands).toEqual([]);
    expect(nextWake(again.state)).toBe(T + HEAL_PAUSE_MS);
    for (const late of [0, 1])
      expect(play(again.state, [T + HEAL_PAUSE_MS + late, plain('woke')]).last).toEqual(['write-online']);
  });
  it('corrects an online record when no connection is left, after five seconds', () => {
    const away = play(live, [T, plain('hidden')], [T + 30_000, plain('woke')], [T + 40_000, record('online')]).state;
    expect(play(away, [T + 40_000 + HEAL_PAUSE_MS - 1, plain('woke')]).commands).toEqual([]);
    const healed = play(away, [T + 40_000 + HEAL_PAUSE_MS, plain('woke')]);
    expect(healed.commands).toEqual([{ type: 'write-offline', userId: ME, offline: true }]);
    expect(healed.state).toEqual({ ...away, seen: 'offline', healAt: null, healedAt: T + 40_000 + HEAL_PAUSE_MS });
    expect(play(away, [T + 41_000, others(T + 99_000)], [T + 45_000, plain('woke')]).commands).toEqual([]);
  });
  it('heals nothing while the database is not connected', () => {
    const away = play(
      live,
      [T, plain('hidden')],
      [T + 30_000, plain('woke')],
      [T + 40_000, answer('disconnected')],
      [T + 40_000, record('online')],
    );
    expect(away.last).toEqual([]);
    expect(nextWake(away.state)).toBeNull();
    expect(play(away.state, [T + 40_000 + HEAL_PAUSE_MS, plain('woke')]).commands).toEqual([]);
  });
});
