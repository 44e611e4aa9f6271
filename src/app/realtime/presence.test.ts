import { allSettled, createWatch, fork, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureApi } from '../../shared/api/context.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import type { RealtimeClient } from '../../shared/platform/firebase/realtime-client.ts';
import type { PageSignal } from '../../shared/platform/page-signals.ts';
import { realtimeEventReceived } from '../../models/realtime-events/realtime-events.model.ts';
import { roomEventReceived, roomFollowed, roomJoinRequested, roomLeft } from '../../models/rooms/rooms.model.ts';
import {
  $session,
  $token,
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
  tokenGiven,
  tokenRefused,
} from '../../models/session/session.model.ts';
import { startPresence } from './presence.ts';

// only these are read here
const user = (id: number) => ({ id, is_verified: true, profiles: [] }) as unknown as LoggedUser;

/** A realtime service that answers at once; `log` is what it was asked, in order. */
function fakeClient(log: string[], overrides: Partial<RealtimeClient> = {}) {
  const hear: {
    connected?: (isConnected: boolean) => void;
    lost?: () => void;
    event?: (key: string, value: unknown) => void;
    room?: (value: unknown) => void;
    began?: () => void;
  } = {};
  const note = (text: string) => async () => void log.push(text);
  const stop = (what: string) => () => void log.push(`stop ${what}`);
  const client: RealtimeClient = {
    signIn: async (token) => token.slice('pass-'.length),
    onIdentityLost: (lost) => ((hear.lost = lost), () => {}),
    onConnection: (changed) => (log.push('listen'), (hear.connected = changed), changed(true), stop('connection')),
    serverNow: () => 1_800_000_000_000,
    presence: {
      setOnline: async ({ userId }, route) => void log.push(`online ${userId} ${route}`),
      setOffline: async ({ userId }, offline) => void log.push(`${offline ? 'offline' : 'disconnect'} ${userId}`),
      arm: async (_, offline) => void log.push(offline ? 'arm offline' : 'arm'),
      watch: () => stop('record'),
    },
    connections: { remove: note('remove'), others: async () => [], watchOthers: () => stop('others') },
    events: {
      watch: (_, arrived) => ((hear.event = arrived), stop('events')),
      remove: async (userId, key) => void log.push(`remove event ${userId} ${key}`),
    },
    pushes: { watch: () => stop('pushes'), remove: async () => {} },
    rooms: {
      watch: (roomId, arrived, began) => {
        log.push(`listen ${roomId}`);
        hear.room = arrived;
        hear.began = began;
        return stop(roomId);
      },
    },
    close: note('close'),
    ...overrides,
  };
  return { client, hear };
}

type Answers = Record<string, { status?: number; data?: unknown } | undefined>;

let end: (() => void) | null = null;

function setUp({ answers = {}, overrides = {} }: { answers?: Answers; overrides?: Partial<RealtimeClient> } = {}) {
  const log: string[] = [];
  const bodies: unknown[] = [];
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
  const scope: Scope = fork({
    handlers: [
      [readUserFx, () => ({ kind: 'unreachable' })],
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
    ],
  });
  configureApi({ getToken: () => scope.getState($token), baseURL: 'http://api.test' });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const {
      status = 200,
      data = path === '/auth/firebase-token'
        ? { firebase_token: `pass-${scope.getState($session).kind === 'signed-in' ? userId() : 0}` }
        : { status: 'online', connection_id: 'c', room_id: 'r', members: [] },
    } = answers[path] ?? {};
    if (path.startsWith('/realtime'))
      log.push(
        `POST ${path.slice(10)} ${request.headers.get('authorization')}${request.keepalive ? ' keepalive' : ''}`,
      );
    if (path.endsWith('-room')) bodies.push(await request.json());
    return Response.json({ success: status < 400, message: null, errors: [], data }, { status });
  });
  const userId = () => {
    const session = scope.getState($session);
    return session.kind === 'signed-in' ? session.user.id : 0;
  };
  let signal: (signal: PageSignal) => void = () => {};
  const { client, hear } = fakeClient(log, overrides);
  end = startPresence({
    scope,
    route: () => '/venues',
    connect: async () => client,
    watch: (tell) => {
      signal = tell;
      return () => {};
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(10);
  const signIn = async (id = 7) => {
    await allSettled(signedIn, { scope, params: { token: `token-${id}`, user: user(id) } });
    await settle();
  };
  return { scope, log, bodies, warnings, hear, settle, signIn, signal: (name: PageSignal) => signal(name) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => {
  end?.();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('presence of a tab', () => {
  it('[RTM-17] a guest makes no call at all', async () => {
    const { log, settle } = setUp();
    await settle();
    expect(log).toEqual([]);
  });

  it('[RTM-03] [RTM-10] [RTM-27] a user goes online, in the order of the specification', async () => {
    const { log, signIn } = setUp();
    await signIn();
    expect(log).toEqual([
      'remove',
      'offline 7',
      'listen',
      'arm offline',
      'online 7 /venues',
      'POST online Bearer token-7 keepalive',
    ]);
  });

  it('[RTM-04] [RTM-06] [RTM-05] beats every minute, is offline after half a minute of hiding, and online again', async () => {
    const { log, signIn, signal } = setUp();
    await signIn(); // 10 ms ago
    for (const _beat of ['first', 'second']) {
      log.length = 0;
      await vi.advanceTimersByTimeAsync(59_989);
      expect(log).toEqual([]);
      await vi.advanceTimersByTimeAsync(11);
      expect(log).toEqual(['online 7 /venues', 'POST online Bearer token-7 keepalive']);
    }
    log.length = 0;
    signal('hidden');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(log).toEqual(['POST offline Bearer token-7 keepalive', 'offline 7']);
    await vi.advanceTimersByTimeAsync(600_000);
    log.length = 0;
    signal('shown');
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(['arm offline', 'online 7 /venues', 'POST online Bearer token-7 keepalive']);
  });

  it('[RTM-07] a page that is left calls with keepalive, at once', async () => {
    const { log, signIn, signal } = setUp();
    await signIn();
    log.length = 0;
    signal('page-left');
    expect(log).toEqual(['POST offline Bearer token-7 keepalive', 'offline 7']);
  });

  it('[RTM-08] [RTM-09] signing out reports offline with the token it had, stops and writes nothing more', async () => {
    const { scope, log, signIn, settle, signal } = setUp();
    await signIn();
    log.length = 0;
    await allSettled(signedOut, { scope });
    await settle();
    expect(log).toEqual([
      'POST offline Bearer token-7 keepalive',
      'offline 7',
      'stop connection',
      'stop others',
      'stop record',
      'stop events',
      'close',
    ]);
    log.length = 0;
    signal('hidden');
    signal('shown');
    signal('page-left');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(log).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['[RTM-13] a refused token ends it without a call', tokenRefused, 'token-7'],
    ['a token that another tab replaced', tokenGiven, 'token-8'],
  ] as const)('%s', async (_, happens, params) => {
    const { scope, log, signIn, settle } = setUp();
    await signIn();
    log.length = 0;
    await allSettled(happens, { scope, params });
    await settle();
    expect(log[0]).toBe('offline 7');
    expect(log).toContain('stop record');
  });

  it('[RTM-08] of two tabs that leave together the last one reports offline', async () => {
    const found = [[Date.now()], []];
    const others = async () => found.shift() ?? [];
    const { scope, log, signIn, settle } = setUp({
      overrides: {
        connections: {
          remove: async () => {},
          others,
          watchOthers: (_, seen) => (seen([1_800_000_000_000]), () => {}),
        },
      },
    });
    await signIn();
    log.length = 0;
    await allSettled(signedOut, { scope });
    await settle();
    expect(log.filter((line) => /^(offline|disconnect|close)/.test(line))).toEqual([
      'disconnect 7',
      'offline 7',
      'close',
    ]);
  });

  it.each([
    ['4 min 59 s', 299_000, []],
    ['5 min 1 s', 301_000, ['offline 7']],
  ])('another tab that was last heard of %s ago', async (_, age, said) => {
    const others = async () => [1_800_000_000_000 - age];
    const { log, signIn } = setUp({
      overrides: { connections: { remove: async () => {}, others, watchOthers: () => () => {} } },
    });
    await signIn();
    expect(log.filter((line) => line === 'offline 7')).toEqual(said);
  });

  it('another user starts a new sign-in', async () => {
    const { log, signIn } = setUp();
    await signIn();
    log.length = 0;
    await signIn(8);
    expect(log.filter((line) => /online|offline/.test(line))).toEqual([
      'POST offline Bearer token-7 keepalive',
      'offline 7',
      'offline 8',
      'arm offline',
      'online 8 /venues',
      'POST online Bearer token-8 keepalive',
    ]);
  });
});

describe('failures are only logged', () => {
  it('[RTM-19] [RTM-20] no token', async () => {
    const { log, warnings, signIn } = setUp({ answers: { '/auth/firebase-token': { data: { firebase_token: '' } } } });
    await signIn();
    expect(warnings).toEqual(['No token received.', 'Cannot initialise presence without authentication.']);
    expect(log).toEqual([]);
  });
  it('[RTM-20] no answer to the call for one', async () => {
    const { warnings, signIn } = setUp({ answers: { '/auth/firebase-token': { status: 500 } } });
    await signIn();
    expect(warnings[0]).toBe('No token received.');
  });
  it.each([
    ['[RTM-21] a refused token', () => Promise.reject(new Error('auth/invalid-custom-token'))],
    ['a token that is another user’s', () => Promise.resolve('8')],
  ])('%s', async (_, signIn) => {
    const set = setUp({ overrides: { signIn } });
    await set.signIn();
    expect(set.warnings).toEqual(['Authentication failed.', 'Cannot initialise presence without authentication.']);
    expect(set.log).toEqual(['close']);
  });
  it('[RTM-15] [RTM-22] a sign-in without an end', async () => {
    const { log, warnings, signIn } = setUp({ overrides: { signIn: () => new Promise(() => {}) } });
    await signIn();
    await vi.advanceTimersByTimeAsync(4_980);
    expect(warnings).toEqual([]);
    await vi.advanceTimersByTimeAsync(11);
    expect(warnings).toEqual(['Cannot initialise presence without authentication.']);
    expect(log).toEqual([]);
  });
  it('[RTM-24] online refused', async () => {
    const { warnings, signIn } = setUp({ answers: { '/realtime/online': { status: 500 } } });
    await signIn();
    expect(warnings).toEqual(['Failed to set user online.']);
  });
  it('[RTM-26] offline refused', async () => {
    const { warnings, signIn, signal, settle } = setUp({ answers: { '/realtime/offline': { status: 500 } } });
    await signIn();
    signal('page-left');
    await settle();
    expect(warnings).toEqual(['Failed to set user offline.']);
  });
  it('a database that does not connect holds nothing up', async () => {
    const never = () => new Promise<never>(() => {});
    const { log, signIn } = setUp({
      overrides: {
        connections: { remove: never, others: never, watchOthers: () => () => {} },
        onConnection: () => () => {},
      },
    });
    await signIn();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(log).toEqual(['POST online Bearer token-7 keepalive']);
  });
});

describe('incoming events', () => {
  it('an event is handed on and removed; an unknown one stays with a warning', async () => {
    const { scope, log, warnings, hear, signIn } = setUp();
    const received: unknown[] = [];
    createWatch({ unit: realtimeEventReceived, scope, fn: (event) => void received.push(event) });
    await signIn();
    log.length = 0;
    hear.event?.('a', { type: 'NewBookingAdded', data: { booking_id: 1 } });
    hear.event?.('b', { type: 'Other' });
    expect(received).toEqual([{ type: 'NewBookingAdded', data: { booking_id: 1 } }]);
    expect(log).toEqual(['remove event 7 a']);
    expect(warnings).toEqual(['An unknown realtime event is ignored.']);
  });
  it('[API-46] [API-47] [ENT-214] a room is joined, events of others arrive, not one’s own, and it is left', async () => {
    const { scope, log, bodies, hear, signIn, settle } = setUp();
    const received: unknown[] = [];
    createWatch({ unit: roomEventReceived, scope, fn: ({ event }) => void received.push(event.actorId) });
    createWatch({ unit: roomFollowed, scope, fn: (roomId) => void received.push(roomId) });
    await signIn();
    log.length = 0;
    await allSettled(roomJoinRequested, { scope, params: 'fixture-1' });
    await settle();
    expect(received).toEqual([]);
    hear.began?.();
    hear.room?.({ type: 'x', data: { activity: { actor: { id: 3 } } } });
    hear.room?.({ type: 'x', data: { activity: { actor: { id: 7 } } } });
    expect(received).toEqual(['fixture-1', 3]);
    await allSettled(roomLeft, { scope, params: 'fixture-1' });
    await settle();
    expect(log).toEqual([
      'POST join-room Bearer token-7',
      'listen fixture-1',
      'stop fixture-1',
      'POST leave-room Bearer token-7',
    ]);
    expect(bodies).toEqual([
      { module: 'base', room_id: 'fixture-1', metadata: {} },
      { module: 'base', room_id: 'fixture-1' },
    ]);
  });
  it('a guest joins no room', async () => {
    const { scope, log, warnings } = setUp();
    await allSettled(roomJoinRequested, { scope, params: 'fixture-1' });
    expect(warnings).toEqual(['Cannot join room when not authenticated.']);
    expect(log).toEqual([]);
  });
  it('[AUTH-30] [AUTH-31] an identity ended by its service ends presence', async () => {
    const { log, warnings, hear, signIn, settle } = setUp();
    await signIn();
    log.length = 0;
    hear.lost?.();
    await settle();
    expect(log).toContain('POST offline Bearer token-7 keepalive');
    expect(log).toContain('stop record');
    expect(warnings).toEqual(['Authentication failed.']);
  });
});
