import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth';
import { forceWebSockets, getDatabase, onValue, ref } from 'firebase/database';
import { now } from '../clock.ts';
import type { FirebaseConfig } from './config.ts';
import { connectionStore } from './connection-store.ts';
import { eventStore, pushStore } from './event-store.ts';
import { presenceStore } from './presence-store.ts';
import type { RealtimeClient, Stop } from './realtime-client.ts';
import { roomStore } from './room-store.ts';

// the SDK's other transport writes scripts into the page, which the policy forbids
forceWebSockets();

let made = 0;

/**
 * One sign-in at the realtime service over the real SDK. Each has an app of its own: what it had not written yet dies with
 * it and is never written for the next user. The identity is this tab's only: another tab may be somebody else.
 */
export function createRealtimeClient(config: FirebaseConfig): RealtimeClient {
  made += 1;
  const { apiKey, projectId, appId, databaseURL, authDomain } = config;
  const app = initializeApp({ apiKey, projectId, appId, databaseURL, authDomain }, `realtime-${made}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
  const db = getDatabase(app);
  let offset = 0;
  const stopOffset = onValue(ref(db, '.info/serverTimeOffset'), (snapshot) => {
    offset = Number(snapshot.val()) || 0;
  });
  const serverNow = () => now() + offset;

  return {
    signIn: async (token) => (await signInWithCustomToken(auth, token)).user.uid,
    onIdentityLost: (lost) => watchLoss((seen) => onAuthStateChanged(auth, (user) => seen(user !== null)), lost),
    onConnection: (changed) => onValue(ref(db, '.info/connected'), (snapshot) => changed(snapshot.val() === true)),
    serverNow,
    presence: presenceStore(db, serverNow),
    connections: connectionStore(db),
    events: eventStore(db),
    pushes: pushStore(db),
    rooms: roomStore(db),
    close: async () => {
      stopOffset();
      await signOut(auth);
      await deleteApp(app);
    },
  };
}

/** The first sight may be of nobody yet: only who was there can be lost. */
function watchLoss(watch: (seen: (isThere: boolean) => void) => Stop, lost: () => void): Stop {
  let wasThere = false;
  return watch((isThere) => {
    if (wasThere && !isThere) lost();
    wasThere = isThere;
  });
}
