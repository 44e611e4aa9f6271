/** For tests: the server host on a port, and users connected to it through the real Firebase SDK. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import { type Database, type Query, getDatabase, goOffline, onValue, ref } from 'firebase/database';
import { type MockServer, type MockServerOptions, createMockServer } from './server.ts';

setLogLevel('silent'); // refusals are expected here

export interface SdkUser {
  readonly auth: Auth;
  readonly db: Database;
  /** Calls the API as this user; resolves to the answer's data. */
  call(path: string, body: object): Promise<unknown>;
  signIn(): Promise<void>;
}

export interface RealtimeHost {
  readonly origin: string;
  readonly mock: MockServer;
  /** An SDK client that is not signed in yet. */
  visitor(userId: number): Promise<SdkUser>;
  /** Signed in. */
  user(userId: number): Promise<SdkUser>;
  close(): Promise<void>;
}

export async function openRealtimeHost(options: MockServerOptions = {}): Promise<RealtimeHost> {
  const mock = createMockServer(options);
  const server = createServer(
    (req, res) => void mock.handle(req, res).then((done) => done || res.writeHead(404).end()),
  );
  server.on('upgrade', (req, socket, head) => mock.upgrade(req, socket, head) || socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // the server listens on a port
  const leaving: (() => Promise<void>)[] = [];

  async function visitor(userId: number): Promise<SdkUser> {
    const config = {
      apiKey: 'local',
      appId: 'local',
      projectId: 'demo-fusha',
      databaseURL: `${origin.replace('http', 'ws')}?ns=demo-fusha`,
    };
    const app = initializeApp(config, `app-${origin}-${leaving.length}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    const db = getDatabase(app);
    leaving.push(async () => {
      await auth.signOut(); // otherwise its token timer keeps the process alive
      goOffline(db);
      await deleteApp(app);
    });
    const become = await post('/__mock/become', { user_id: userId });
    const { access_token } = (await become.json()) as { access_token: string }; // our own endpoint
    const call = async (path: string, body: object) => {
      const response = await post(`/api${path}`, { module: 'base', ...body }, access_token);
      return ((await response.json()) as { data: unknown }).data; // the contract's envelope
    };
    return {
      auth,
      db,
      call,
      async signIn() {
        const { firebase_token } = (await call('/auth/firebase-token', {})) as { firebase_token: string }; // as the contract has it
        await signInWithCustomToken(auth, firebase_token);
      },
    };
  }

  const post = (path: string, body: object, token = '') =>
    fetch(origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });

  return {
    origin,
    mock,
    visitor,
    async user(userId) {
      const somebody = await visitor(userId);
      await somebody.signIn();
      return somebody;
    },
    async close() {
      await Promise.all(leaving.splice(0).map((leave) => leave()));
      await mock.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Waits until the data at a path or query is as wanted. */
export function seen(somebody: SdkUser, at: string | Query, wanted: (value: unknown) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      typeof at === 'string' ? ref(somebody.db, at) : at,
      (snapshot) => {
        const value: unknown = snapshot.val();
        if (!wanted(value)) return;
        resolve(value);
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
}
