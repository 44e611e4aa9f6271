import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  inMemoryPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut,
  type Auth,
} from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// What the specification says of the identity service is the SDK's own doing: proven on the SDK, over a made-up network.

/** The SDK takes hold of `fetch` when it is loaded. */
const network = vi.hoisted(() => {
  const network = { answer: async (_url: string): Promise<Response> => new Response() };
  globalThis.fetch = (input) => network.answer(input instanceof Request ? input.url : String(input));
  return network;
});
/** What the realtime database asks the identity service for. */
interface WithComponents {
  container: {
    getProvider: (name: 'auth-internal') => {
      getImmediate: () => { addAuthTokenListener: (listener: () => void) => void };
    };
  };
}

const MINUTE = 60_000;
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = () => {
  const iat = Math.floor(Date.now() / 1000);
  return `${base64({ alg: 'none' })}.${base64({ sub: '7', user_id: '7', iat, exp: iat + 3600 })}.`;
};

let app: FirebaseApp;
let auth: Auth;
/** How the token service answers: renewed, out of reach, or with an error's name. */
let service: 'renews' | 'unreachable' | 'USER_DISABLED' | 'TOKEN_EXPIRED' = 'renews';
/** When it was asked, in ms since the sign-in. */
let asked: number[] = [];
let began = 0;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  service = 'renews';
  asked = [];
  network.answer = async (url) => {
    if (url.includes('accounts:signInWithCustomToken'))
      return Response.json({ idToken: idToken(), refreshToken: 'r', expiresIn: '3600' });
    if (url.includes('accounts:lookup')) return Response.json({ users: [{ localId: '7' }] });
    asked.push(Date.now() - began);
    if (service === 'unreachable') throw new TypeError('no network');
    if (service !== 'renews') return Response.json({ error: { code: 400, message: service } }, { status: 400 });
    return Response.json({
      access_token: idToken(),
      id_token: idToken(),
      refresh_token: 'r',
      expires_in: '3600',
      user_id: '7',
    });
  };
  app = initializeApp({ apiKey: 'k', projectId: 'p', appId: 'a' }, 'identity-test');
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  await signInWithCustomToken(auth, 'custom');
  began = Date.now();
  // the realtime database listens like this, and then the SDK renews ahead of time
  const { container } = app as unknown as WithComponents; // the SDK's own way from one of its parts to another
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {});
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(async () => {
  await signOut(auth);
  await deleteApp(app);
  vi.useRealTimers();
});

it('[AUTH-32] an identity token is renewed 5 minutes before its end', async () => {
  await vi.advanceTimersByTimeAsync(55 * MINUTE - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([55 * MINUTE]);
});

it('[AUTH-33] a renewal that fails waits 30 s, doubling up to 16 minutes', async () => {
  service = 'unreachable';
  await vi.advanceTimersByTimeAsync(180 * MINUTE);
  const waits = asked.slice(1).map((at, index) => (at - (asked[index] ?? 0)) / 1000);
  expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960]);
});

it.each([
  ['[AUTH-30] user-disabled', 'USER_DISABLED'],
  ['[AUTH-31] user-token-expired', 'TOKEN_EXPIRED'],
] as const)('%s signs the identity out', async (_, error) => {
  const seen: boolean[] = [];
  onAuthStateChanged(auth, (user) => void seen.push(user !== null));
  service = error;
  await vi.advanceTimersByTimeAsync(55 * MINUTE);
  expect(auth.currentUser).toBeNull();
  expect(seen.at(-1)).toBe(false);
});
