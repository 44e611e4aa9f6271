import { createWatch, scopeBind, type Scope } from 'effector';
import { createFirebaseToken } from '../../shared/api/generated/endpoints/auth/auth';
import { createAlarm, within } from '../../shared/platform/alarm.ts';
import type { RealtimeClient } from '../../shared/platform/firebase/realtime-client.ts';
import { newId } from '../../shared/platform/new-id.ts';
import { watchPage, type PageSignal } from '../../shared/platform/page-signals.ts';
import { monotonicNow } from '../../shared/platform/timers.ts';
import { bindRunner } from '../../models/machine.ts';
import { $presence, presenceEventOccurred, presenceMachine } from '../../models/presence/presence.model.ts';
import type { PresenceEvent } from '../../models/presence/presence-state.ts';
import { nextWake } from '../../models/presence/settle.ts';
import { listeningChanged } from '../../models/realtime-events/listening.model.ts';
import { isAuthenticated, type Session } from '../../models/session/session.ts';
import { $session, $token, signedOut } from '../../models/session/session.model.ts';
import { dispensable } from '../errors/dispensable.ts';
import { followOnlineUsers } from './online-users.ts';
import { presenceCalls } from './presence-calls.ts';
import { presenceRunner } from './presence-runner.ts';
import { followRealtimeEvents, followRooms } from './realtime-news.ts';

export interface PresenceOptions {
  scope: Scope;
  /** The route shown, as presence records name it. */
  route?: () => string;
  /** The realtime service; the real one unless a test brings its own. */
  connect?: () => Promise<RealtimeClient>;
  watch?: (report: (signal: PageSignal) => void) => () => void;
}

/**
 * Reports the presence of this tab's user, and subscribes to events, rooms and other users' presence in the realtime database. Loaded after the first
 * paint; the SDK is loaded only for a signed-in user. Returns a function that stops it.
 * Source: RTM-03 … RTM-15.
 */
export function startPresence({
  scope,
  route = currentRoute,
  connect = connectFirebase,
  watch = watchPage,
}: PresenceOptions): () => void {
  const occurred = scopeBind(presenceEventOccurred, { scope });
  const listening = scopeBind(listeningChanged, { scope });
  const report = (event: PresenceEvent) => occurred({ event, now: monotonicNow() });
  /** The client of the current sign-in; null between two. */
  const held: { client: RealtimeClient | null } = { client: null };
  const connectionId = newId();

  bindRunner(
    scope,
    presenceMachine,
    presenceRunner({
      report,
      held,
      connectionId,
      connect,
      route,
      calls: presenceCalls(connectionId),
      readToken: async () => (await createFirebaseToken({})).firebase_token,
      accessToken: () => scope.getState($token),
      onListening: (client, userId) => {
        const stopEvents = followRealtimeEvents(scope, client, userId, warn);
        listening({ client, userId });
        return () => {
          listening(null);
          stopEvents();
        };
      },
      within,
      warn,
    }),
  );
  const stopRooms = followRooms(scope, held, warn);
  const stopOnlineUsers = followOnlineUsers(scope, held);
  const setAlarm = createAlarm(() => report({ type: 'woke' }));
  const watches = [
    // also after an event that changed nothing: a timer may fire slightly early
    createWatch({
      unit: presenceEventOccurred,
      scope,
      fn: () => queueMicrotask(() => setAlarm(nextWake(scope.getState($presence)))),
    }),
    createWatch({ unit: signedOut, scope, fn: () => report({ type: 'signed-out' }) }),
    createWatch({ unit: $session, scope, fn: (session) => report(sessionEvent(session)) }),
  ];
  const stopPage = watch((signal) => report({ type: signal }));
  report(sessionEvent(scope.getState($session)));

  return () => {
    report({ type: 'session-seen', userId: null, refused: false });
    for (const stop of [...watches, stopPage, stopRooms, stopOnlineUsers]) stop();
    setAlarm(null);
  };
}

/** Only a logged-in user starts presence (RTM-17). A session that ended without a sign-out here has a refused token. */
function sessionEvent(session: Session): PresenceEvent {
  return {
    type: 'session-seen',
    userId: isAuthenticated(session) ? session.user.id : null,
    refused: session.kind !== 'signed-in',
  };
}

const currentRoute = (): string => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

/** Realtime failures are only logged (RTM-19). */
const warn = (text: string, reason?: unknown): void =>
  reason === undefined ? console.warn(text) : console.warn(text, reason);

async function connectFirebase(): Promise<RealtimeClient> {
  const [client, config] = await Promise.all([
    dispensable(/\/client-/, () => import('../../shared/platform/firebase/client.ts')),
    dispensable(/\/config-/, () => import('../../shared/platform/firebase/config.ts')),
  ]);
  if (!client || !config) throw new Error('a file of the realtime client is missing');
  return client.createRealtimeClient(config.firebaseConfig());
}
