import { createWatch, scopeBind, type Scope } from 'effector';
import { createFirebaseToken } from '../shared/api/generated/endpoints/auth/auth';
import { createAlarm, within } from '../shared/platform/alarm.ts';
import type { RealtimeClient } from '../shared/platform/firebase/realtime-client.ts';
import { newId } from '../shared/platform/new-id.ts';
import { watchPage, type PageSignal } from '../shared/platform/page-signals.ts';
import { monotonicNow } from '../shared/platform/timers.ts';
import { bindRunner } from '../models/machine.ts';
import { $presence, presenceEventOccurred, presenceMachine } from '../models/presence/presence.model.ts';
import type { PresenceEvent } from '../models/presence/presence-state.ts';
import { nextWake } from '../models/presence/settle.ts';
import { isAuthenticated, type Session } from '../models/session/session.ts';
import { $session, $token, signedOut } from '../models/session/session.model.ts';
import { presenceCalls } from './presence-calls.ts';
import { presenceRunner } from './presence-runner.ts';
import { followRealtimeEvents, followRooms } from './realtime-news.ts';

export interface PresenceOptions {
  scope: Scope;
  /** The route shown, as presence records name it. */
  route?: () => string;
  /** The realtime service; the real one unless a test brings its own. */
  connect?: () => Promise<RealtimeClient>;
  watch?: (tell: (signal: PageSignal) => void) => () => void;
}

/**
 * Keeps the presence of whoever is signed in in this tab, and hears the events and rooms of the realtime database. It is
 * loaded after the first paint; a guest costs nothing: the SDK is loaded at a sign-in. Returns how to end it.
 * Source: RTM-03 … RTM-15.
 */
export function startPresence({
  scope,
  route = currentRoute,
  connect = connectFirebase,
  watch = watchPage,
}: PresenceOptions): () => void {
  const occurred = scopeBind(presenceEventOccurred, { scope });
  const tell = (event: PresenceEvent) => occurred({ event, now: monotonicNow() });
  /** `client` of the present sign-in; null between two. */
  const held: { client: RealtimeClient | null } = { client: null };
  const connectionId = newId();

  bindRunner(
    scope,
    presenceMachine,
    presenceRunner({
      tell,
      held,
      connectionId,
      connect,
      route,
      calls: presenceCalls(connectionId),
      readToken: async () => (await createFirebaseToken({})).firebase_token,
      accessToken: () => scope.getState($token),
      onListening: (client, userId) => followRealtimeEvents(scope, client, userId, warn),
      within,
      warn,
    }),
  );
  const stopRooms = followRooms(scope, held, warn);
  const ring = createAlarm(() => tell({ type: 'woke' }));
  const watches = [
    // also after an event that changed nothing: a timer may ring a moment early
    createWatch({
      unit: presenceEventOccurred,
      scope,
      fn: () => queueMicrotask(() => ring(nextWake(scope.getState($presence)))),
    }),
    createWatch({ unit: signedOut, scope, fn: () => tell({ type: 'signed-out' }) }),
    createWatch({ unit: $session, scope, fn: (session) => tell(sessionEvent(session)) }),
  ];
  const stopPage = watch((signal) => tell({ type: signal }));
  tell(sessionEvent(scope.getState($session)));

  return () => {
    tell({ type: 'session-seen', userId: null, refused: false });
    for (const stop of [...watches, stopPage, stopRooms]) stop();
    ring(null);
  };
}

/** Only a logged-in user starts presence (RTM-17). Who went without signing out here has a token that is refused. */
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
  const [{ createRealtimeClient }, { firebaseConfig }] = await Promise.all([
    import('../shared/platform/firebase/client.ts'),
    import('../shared/platform/firebase/config.ts'),
  ]);
  return createRealtimeClient(firebaseConfig());
}
