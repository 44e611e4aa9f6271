/** For tests: a backend with a few handlers and a small database, and a client for it. */
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import type { SeedDatabase } from './contract/seed.ts';
import type { MockApi } from './contract/types.ts';
import type { UserRecord } from './db/records.ts';

/** 2026-11-21 19:00 in Tirana. */
export const testNow = Date.UTC(2026, 10, 21, 18);

export const testUser = (values: Partial<UserRecord> = {}): Omit<UserRecord, 'id'> => ({
  name: 'Arben Bardhi',
  birth_year: 1990,
  city_id: null,
  image_id: null,
  phone_prefix: '+355',
  phone_number: '690000001',
  password: 'demo1234',
  password_set: true,
  profile_status: 'completed',
  is_verified: true,
  is_super_user: false,
  locale: 'en',
  new_phone: null,
  created_at: testNow,
  ...values,
});

/** A player (id 1), a super user (id 2), one city and one sport. */
export const testSeed: SeedDatabase = async (db) => {
  await db.users.insert(testUser());
  await db.users.insert(testUser({ name: 'Ina Çela', phone_number: '690000002', is_super_user: true }));
  await db.cities.insert({ name: 'Tiranë', latitude: 41.32744, longitude: 19.81866 });
  await db.sports.insert({ key: 'football', name: { en: 'Football', sq: 'Futboll' } });
};

export function createTestBackend(handlers: Partial<MockApi>, options: Partial<BackendOptions> = {}): Backend {
  return createBackend({
    now: () => testNow,
    handlers: handlers as MockApi, // a test calls only the operations it provides
    seed: { fill: testSeed, version: 1 },
    ...options,
  });
}

interface Ask {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly token?: string;
}
interface Answer {
  readonly status: number;
  /** The header `Retry-After`. */
  readonly retryAfter: string | null;
  readonly body: {
    success: boolean;
    message: string | null;
    errors: { field: string; message: string; code?: string }[];
    data: unknown;
  };
}

/** Calls the API; the answer's body is the envelope. */
export async function ask(
  backend: Backend,
  path: string,
  { method = 'GET', body, headers = {}, token }: Ask = {},
): Promise<Answer> {
  const response = await backend.handle(
    new Request(`http://mock.test/api${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    }),
  );
  if (!response) throw new Error('not the backend’s');
  const envelope = (await response.json()) as Answer['body']; // every answer of the API is an envelope; another fails on what is then expected
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: envelope };
}

/** Signs a user in through the control endpoint. */
export async function become(backend: Backend, userId: number): Promise<string> {
  const response = await control(backend, 'POST', '/become', { user_id: userId });
  return ((await response.json()) as { access_token: string }).access_token; // our own endpoint
}

export async function control(backend: Backend, method: string, path: string, body?: unknown): Promise<Response> {
  const request = new Request(`http://mock.test/__mock${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await backend.handle(request);
  if (!response) throw new Error('not the backend’s');
  return response;
}
