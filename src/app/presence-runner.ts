import type { Connection, RealtimeClient, Stop } from '../shared/platform/firebase/realtime-client.ts';
import { monotonicNow } from '../shared/platform/timers.ts';
import { FRESH_MS } from '../models/presence/freshness.ts';
import type { Runner } from '../models/machine.ts';
import type { PresenceCommand, PresenceEvent } from '../models/presence/presence-state.ts';
import type { PresenceCalls } from './presence-calls.ts';

/** A write waits for a connection as long as it takes; initialisation and sign-out do not. */
const WRITE_WAIT_MS = 5_000;
/** RTM-19. */
const complaints = { online: 'Failed to set user online.', offline: 'Failed to set user offline.' };

export interface RunnerPorts {
  tell: (event: PresenceEvent) => void;
  /** The client of the present sign-in. */
  held: { client: RealtimeClient | null };
  connectionId: string;
  connect: () => Promise<RealtimeClient>;
  route: () => string;
  calls: PresenceCalls;
  /** POST /auth/firebase-token. */
  readToken: () => Promise<string>;
  accessToken: () => string | null;
  /** Whatever else listens while this user is connected. */
  onListening: (client: RealtimeClient, userId: number) => Stop;
  within: <T>(ms: number, promise: Promise<T>) => Promise<T>;
  warn: (text: string, reason?: unknown) => void;
}

/** Does what the presence machine decides. Every failure ends in the console (RTM-19). */
export function presenceRunner(ports: RunnerPorts): Runner<PresenceCommand> {
  const { tell, held, connectionId, route, calls, within, warn } = ports;
  /** The sign-in that is wanted; another one's answers come too late. */
  let current = 0;
  /** Of whom presence is kept for: at sign-out the session has forgotten it already. */
  let token = '';
  let stops: Stop[] = [];
  let lastWrite: Promise<unknown> = Promise.resolve();

  const of = (userId: number) => ({ userId, connectionId });
  const doing = (status: 'online' | 'offline', work: Promise<unknown> | undefined): Promise<unknown> => {
    lastWrite = Promise.resolve(work).catch((reason: unknown) => warn(complaints[status], reason));
    return lastWrite;
  };

  const stop = () => {
    for (const end of stops) end();
    stops = [];
    current = 0;
    const { client } = held;
    held.client = null;
    // the last word has been sent; its receipt is waited for, but not for ever
    if (client)
      void within(WRITE_WAIT_MS, lastWrite)
        .catch(() => {})
        .then(() => client.close())
        .catch(() => {});
  };

  const authenticate = async (userId: number, attempt: number): Promise<void> => {
    stop();
    current = attempt;
    token = ports.accessToken() ?? '';
    const pass = await ports.readToken().catch(() => '');
    if (current !== attempt) return;
    if (!pass) return tell({ type: 'identity-failed', attempt, reason: 'noToken' });
    let client: RealtimeClient | null = null;
    try {
      client = await ports.connect();
      // somebody else's token would write under somebody else's name
      if ((await client.signIn(pass)) !== String(userId)) throw new Error('The token is another user’s.');
    } catch {
      void client?.close().catch(() => {});
      return tell({ type: 'identity-failed', attempt, reason: 'refused' });
    }
    if (current !== attempt) return void client.close().catch(() => {});
    held.client = client;
    stops.push(client.onIdentityLost(() => tell({ type: 'identity-lost', attempt })));
    tell({ type: 'identity-ready', attempt });
  };

  const clear = async (client: RealtimeClient, userId: number, attempt: number): Promise<void> => {
    try {
      const [others] = await within(
        WRITE_WAIT_MS,
        Promise.all([client.connections.others(of(userId)), client.connections.remove(of(userId))]),
      );
      tell({ type: 'cleared', attempt, othersUntil: liveUntil(client, others) });
    } catch (reason) {
      // without knowing of others nothing is said about them
      warn(complaints.offline, reason);
      tell({ type: 'prepared', attempt });
    }
  };

  const prepare = async (client: RealtimeClient, userId: number, attempt: number): Promise<void> => {
    await doing('offline', within(WRITE_WAIT_MS, client.presence.setOffline(of(userId), true)));
    tell({ type: 'prepared', attempt });
  };

  const listen = (client: RealtimeClient, userId: number, attempt: number): Stop[] => [
    client.onConnection((isConnected) => tell({ type: isConnected ? 'connected' : 'disconnected', attempt })),
    client.connections.watchOthers(of(userId), (others) =>
      tell({ type: 'others-seen', attempt, othersUntil: liveUntil(client, others) }),
    ),
    client.presence.watch(userId, (sign) => tell({ type: 'record-seen', attempt, status: sign?.status ?? 'offline' })),
    ports.onListening(client, userId),
  ];

  return (command: PresenceCommand) => {
    const { client } = held;
    switch (command.type) {
      case 'authenticate':
        return void authenticate(command.userId, command.attempt);
      case 'clear':
        return client ? void clear(client, command.userId, command.attempt) : undefined;
      case 'prepare':
        return client ? void prepare(client, command.userId, command.attempt) : undefined;
      case 'listen':
        if (client) stops.push(...listen(client, command.userId, command.attempt));
        return;
      case 'arm':
        return void doing('online', client?.presence.arm(of(command.userId), command.offline));
      case 'write-online':
        return void doing('online', client?.presence.setOnline(of(command.userId), route()));
      case 'write-offline':
        return void doing('offline', client ? leave(client, of(command.userId), command.offline) : undefined);
      case 'post-online':
        return void doing('online', calls.online(token, { route: route(), timestamp: client?.serverNow() }));
      case 'post-offline':
        return void doing('offline', calls.offline(token));
      case 'stop':
        return stop();
      case 'log':
        return warn(command.text);
    }
  };
}

async function leave(client: RealtimeClient, connection: Connection, offline: boolean | 'if-alone'): Promise<void> {
  await client.presence.setOffline(connection, offline === true);
  if (offline !== 'if-alone') return;
  const others = liveUntil(client, await client.connections.others(connection));
  if (others === null || others < monotonicNow()) await client.presence.setOffline(connection, true);
}

/** The moment of this device's monotonic clock until which the freshest of these signs is good (R4). */
function liveUntil(client: RealtimeClient, timestamps: number[]): number | null {
  return timestamps.length > 0 ? Math.max(...timestamps) + FRESH_MS - client.serverNow() + monotonicNow() : null;
}
