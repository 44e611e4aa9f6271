import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { bookingSeed } from '../../rules/testing.ts';
import { MINUTE } from '../../rules/shared/time.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { auth } from '../auth.ts';
import { signIn } from './sign-in.ts';

let backend: Backend;
let now: number;
interface Said {
  access_token: string;
  firebase_token: string;
  user: {
    id: number;
    profiles: { type: string; entity_id: number; name: string; slug: string | null; role: string }[];
  };
}
async function send(path: string, body: object | null, token?: string) {
  const answer = await ask(backend, path, { method: body ? 'POST' : 'GET', body: body ?? undefined, token });
  return { status: answer.status, code: answer.body.errors[0]?.code, data: answer.body.data as Said }; // checked by the contract's schema
}
const login = (changes: object = {}) =>
  send('/auth/login', {
    module: 'base',
    phone_prefix: '+355',
    phone_number: '690000004',
    password: 'demo1234',
    device_id: 'd1',
    ...changes,
  });
const me = (token?: string) => send('/auth/me?module=base', null, token);

beforeEach(async () => {
  now = testNow;
  backend = createTestBackend({ ...auth, ...signIn }, { now: () => now, seed: { fill: bookingSeed, version: 1 } });
  await backend.control.ready();
});

describe('signing in', () => {
  it('gives a token and every profile; base carries the user id', async () => {
    const { status, data } = await login();
    expect(status).toBe(200);
    expect(data.user.profiles).toMatchObject([
      { type: 'base', entity_id: 4, name: 'Drita Duka', slug: null },
      { type: 'venue', entity_id: 1, name: 'Arena Dajti', slug: 'arena-dajti', role: 'owner' },
    ]);
    expect((await me(data.access_token)).data.user.id).toBe(4);
    expect((await me()).status).toBe(401);
  });

  it('a number may be written in several formats', async () => {
    for (const phone_number of ['069 000 0004', '+355690000004', '355690000004'])
      expect((await login({ phone_number })).status).toBe(200);
  });

  it('a wrong password and an unknown number get the same answer', async () => {
    const wrong = await login({ password: 'x' });
    expect(wrong).toMatchObject({ status: 422, code: 'invalid_credentials' });
    expect(await login({ phone_number: '691111111' })).toEqual(wrong);
  });

  it('five wrong passwords lock the account for ten minutes, even for the right one, and no other account', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect((await login({ password: 'x' })).status).toBe(422);
    expect(await login()).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await login({ phone_number: '690000001' })).status).toBe(200);
    now += 10 * MINUTE;
    expect((await login()).status).toBe(200);
  });

  it('an unknown number is locked as a known one is: nobody learns who has an account', async () => {
    const unknown = { phone_number: '691111111' };
    for (const _ of [1, 2, 3, 4, 5]) expect((await login(unknown)).status).toBe(422);
    const locked = await login(unknown);
    for (const _ of [1, 2, 3, 4, 5]) await login({ password: 'x' });
    expect(locked).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(await login()).toEqual(locked);
  });

  it('an unverified number is reported only after the right password', async () => {
    await backend.control.db.transact((db) => db.users.update(4, { is_verified: false }));
    expect(await login()).toMatchObject({ status: 403, code: 'phone_not_verified' });
    expect((await login({ password: 'x' })).status).toBe(422);
  });
});

it('signing out ends the sessions of this device, not of the others', async () => {
  const { access_token: phone } = (await login()).data;
  const { access_token: laptop } = (await login({ device_id: 'd2' })).data;
  expect((await send('/auth/logout', { module: 'base', device_id: 'd1' }, phone)).status).toBe(200);
  expect([(await me(phone)).status, (await me(laptop)).status]).toEqual([401, 200]);
});

it('the custom token is a JWT without a signature that names the user and the module', async () => {
  const { access_token } = (await login()).data;
  const { data } = await send('/auth/firebase-token', { module: 'venue' }, access_token);
  const [header = '', payload = '', signature] = data.firebase_token.split('.');
  expect(JSON.parse(atob(header))).toEqual({ alg: 'none', typ: 'JWT' });
  expect(JSON.parse(atob(payload))).toMatchObject({
    uid: '4',
    claims: { module: 'venue' },
    iat: testNow / 1000,
    exp: testNow / 1000 + 3600,
  });
  expect(signature).toBe('');
});
