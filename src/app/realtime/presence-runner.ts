import type { Connection, RealtimeClient, Stop } from '../../shared/platform/firebase/realtime-client.ts';
import { monotonicNow } from '../../shared/platform/timers.ts';
import type { Runner } from '../../models/machine.ts';
import { FRESH_MS, type PresenceCommand, type PresenceEvent } from '../../models/presence/presence-state.ts';
import type { PresenceCalls } from './presence-calls.ts';

/** Initialisation and sign-out wait this long for a write, which itself waits for a connection without limit. */
const WRITE_WAIT_MS = 5_000;
/** RTM-19. */
const failures = { online: 'Failed to set user online.', offline: 'Failed to set user offline.' };

export interface RunnerPorts {
  report: (event: PresenceEvent) => void;
  /** The client of the current sign-in. */
  held: { client: RealtimeClient | null };
  connectionId: string;
  connect: () => Promise<RealtimeClient>;
  route: () => string;
  calls: PresenceCalls;
  /** POST /auth/firebase-token. */
  readToken: () => Promise<string>;
  accessToken: () => string | null;
  /** Starts what else listens while this user is connected. */
  onListening: (client: RealtimeClient, userId: number) => Stop;
  within: <T>(ms: number, promise: Promise<T>) => Promise<T>;
  warn: (text: string, reason?: unknown) => void;
}

/** Runs the commands of the presence machine. Failures are only logged (RTM-19). */
export function presenceRunner(ports: RunnerPorts): Runner<PresenceCommand> {
  const { report, held, connectionId, route, calls, within, warn } = ports;
  /** Number of the current sign-in; answers to another one are ignored. */
  let current = 0;
  /** Of the user whose presence is reported: at sign-out the session no longer has it. */
  let token = '';
  let stops: Stop[] = [];
  let lastWrite: Promise<unknown> = Promise.resolve();

  const of = (userId: number) => ({ userId, connectionId });
  const logFailure = (status: 'online' | 'offline', work: Promise<unknown> | undefined): Promise<unknown> => {
    lastWrite = Promise.resolve(work).catch((reason: unknown) => warn(failures[status], reason));
    return lastWrite;
  };

  const stop = () => {
    for (const end of stops) end();
    stops = [];
    current = 0;
    const { client } = held;
    held.client = null;
    // waits for the confirmation of the last write, for a limited time
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
    if (!pass) return report({ type: 'identity-failed', attempt, reason: 'noToken' });
    let client: RealtimeClient | null = null;
    try {
      client = await ports.connect();
      // another user's token would write that user's record
      if ((await client.signIn(pass)) !== String(userId)) throw new Error('The token is another user’s.');
    } catch {
      void client?.close().catch(() => {});
      return report({ type: 'identity-failed', attempt, reason: 'refused' });
    }
    if (current !== attempt) return void client.close().catch(() => {});
    held.client = client;
    stops.push(client.onIdentityLost(() => report({ type: 'identity-lost', attempt })));
    report({ type: 'identity-ready', attempt });
  };

  const clear = async (client: RealtimeClient, userId: number, attempt: number): Promise<void> => {
    try {
      const [others] = await within(
        WRITE_WAIT_MS,
        Promise.all([client.connections.others(of(userId)), client.connections.remove(of(userId))]),
      );
      report({ type: 'cleared', attempt, othersUntil: liveUntil(client, others) });
    } catch (reason) {
      // nothing is known of other connections, so the offline write of initialisation is skipped
      warn(failures.offline, reason);
      report({ type: 'prepared', attempt });
    }
  };

  const prepare = async (client: RealtimeClient, userId: number, attempt: number): Promise<void> => {
    await logFailure('offline', within(WRITE_WAIT_MS, client.presence.setOffline(of(userId), true)));
    report({ type: 'prepared', attempt });
  };

  const listen = (client: RealtimeClient, userId: number, attempt: number): Stop[] => [
    client.onConnection((isConnected) => report({ type: isConnected ? 'connected' : 'disconnected', attempt })),
    client.connections.watchOthers(of(userId), (others) =>
      report({ type: 'others-seen', attempt, othersUntil: liveUntil(client, others) }),
    ),
    client.presence.watch(userId, (sign) =>
      report({ type: 'record-seen', attempt, status: sign?.status ?? 'offline' }),
    ),
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
        return void logFailure('online', client?.presence.arm(of(command.userId), command.offline));
      case 'write-online':
        return void logFailure('online', client?.presence.setOnline(of(command.userId), route()));
      case 'write-offline':
        return void logFailure('offline', client ? leave(client, of(command.userId), command.offline) : undefined);
      case 'post-online':
        return void logFailure('online', calls.online(token, { route: route(), timestamp: client?.serverNow() }));
      case 'post-offline':
        return void logFailure('offline', calls.offline(token));
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

/** The monotonic time until which the newest of these heartbeats is valid (R4). */
function liveUntil(client: RealtimeClient, timestamps: number[]): number | null {
  return timestamps.length > 0 ? Math.max(...timestamps) + FRESH_MS - client.serverNow() + monotonicNow() : null;
}
