import { Script } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { ask, become, createTestBackend } from '../testing.ts';
import { customTokenOf, idTokenOf, readIdToken, refreshTokenOf } from './tokens.ts';

let now: number;
let backend: Backend;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 18);
  backend = createTestBackend({}, { now: () => now });
  await become(backend, 1);
});

const besa = {
  uid: 'google-1001',
  signedInBy: 'google.com',
  subject: '1001',
  name: 'Besa Çela',
  email: 'besa@example.test',
  extra: {},
};
/** Signed in with the only session there is. */
const arben = {
  uid: '1',
  signedInBy: 'custom',
  subject: null,
  name: null,
  email: null,
  extra: { module: 'venue', session: 1 },
};
async function call(path: string, body: object | string) {
  const isForm = typeof body === 'string';
  const headers = { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' };
  const request = new Request(`http://mock.test${path}`, {
    method: 'POST',
    headers,
    body: isForm ? body : JSON.stringify(body),
  });
  const response = await backend.handle(request);
  return {
    status: response?.status,
    body: (await response?.json()) as Record<string, string> & { error?: { message: string } },
  }; // the service's own formats
}
const accounts = (name: string, body: object) =>
  call(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, body);

describe('the identity service', () => {
  it('exchanges a custom token for an id token with the user’s claims', async () => {
    const { body } = await accounts('signInWithCustomToken', {
      token: customTokenOf({ uid: '1', claims: arben.extra, now }),
    });
    expect(body).toMatchObject({ expiresIn: '3600', isNewUser: false });
    expect(readIdToken(body['idToken'] ?? '')).toMatchObject({
      uid: '1',
      provider: null,
      subject: null,
      expiresAt: now + 3_600_000,
      claims: { module: 'venue' },
    });
  });

  it.each(['', 'a.b.c', 'x'])('refuses the custom token "%s"', async (token) => {
    expect(await accounts('signInWithCustomToken', { token })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('INVALID_CUSTOM_TOKEN') } },
    });
  });

  it('refuses an expired custom token', async () => {
    const token = customTokenOf({ uid: '1', claims: {}, now: now - 3_600_000 });
    expect((await accounts('signInWithCustomToken', { token })).status).toBe(400);
  });

  it('renews a token with all claims of the old one', async () => {
    const { body } = await call(
      '/securetoken.googleapis.com/v1/token?key=local',
      `grant_type=refresh_token&refresh_token=${refreshTokenOf(arben)}`,
    );
    expect(body).toMatchObject({ user_id: '1', token_type: 'Bearer', expires_in: '3600' });
    expect(readIdToken(body['id_token'] ?? '')?.person).toEqual(arben);
    expect((await call('/securetoken.googleapis.com/v1/token', 'refresh_token=x')).body.error?.message).toBe(
      'INVALID_REFRESH_TOKEN',
    );
  });

  it.each([
    ['of no session', arben, { module: 'venue' }],
    ['of another user’s session', { ...arben, uid: '2' }, arben.extra],
    ['whose session has ended', arben, { session: 2 }],
  ])('neither takes nor renews a token %s', async (_, { uid }, extra) => {
    const token = customTokenOf({ uid, claims: extra, now });
    expect((await accounts('signInWithCustomToken', { token })).body.error?.message).toContain('INVALID_CUSTOM_TOKEN');
    const idToken = idTokenOf({ ...arben, uid, extra }, now);
    expect((await accounts('lookup', { idToken })).body.error?.message).toBe('TOKEN_EXPIRED');
    const refresh = `refresh_token=${refreshTokenOf({ ...arben, uid, extra })}`;
    expect((await call('/securetoken.googleapis.com/v1/token', refresh)).body.error?.message).toBe('TOKEN_EXPIRED');
  });

  it('looks a user up by a valid token', async () => {
    const idToken = idTokenOf(besa, now);
    expect((await accounts('lookup', { idToken })).body).toMatchObject({
      users: [
        {
          localId: 'google-1001',
          displayName: 'Besa Çela',
          providerUserInfo: [{ providerId: 'google.com', rawId: '1001' }],
        },
      ],
    });
    now += 3_600_000;
    expect((await accounts('lookup', { idToken })).body.error?.message).toBe('TOKEN_EXPIRED');
    expect((await accounts('lookup', { idToken: 'x' })).body.error?.message).toBe('INVALID_ID_TOKEN');
  });

  it.each(['facebook', 'google', 'github', 'twitter'])(
    '[AUTH-29] signs in whom the page of %s has chosen',
    async (provider) => {
      const chosen = new URLSearchParams({
        providerId: `${provider}.com`,
        id_token: JSON.stringify({ sub: '1001', name: 'Besa', email: 'b@example.test' }),
      });
      const { body } = await accounts('signInWithIdp', {
        requestUri: `http://mock.test/emulator/auth/handler?${chosen}`,
      });
      expect(body).toMatchObject({ providerId: `${provider}.com`, federatedId: '1001', displayName: 'Besa' });
      expect(readIdToken(body['idToken'] ?? '')).toMatchObject({
        provider,
        subject: '1001',
        name: 'Besa',
        email: 'b@example.test',
      });
    },
  );

  it.each([
    'http://mock.test/',
    'http://mock.test/?providerId=google.com&id_token=null',
    'http://mock.test/?providerId=evil.com&id_token={"sub":"1","name":"","email":""}',
    'no address',
  ])('refuses the answer %s', async (requestUri) =>
    expect((await accounts('signInWithIdp', { requestUri })).status).toBe(400),
  );

  it('refuses other calls and other bodies', async () => {
    expect((await accounts('sendOobCode', {})).body.error?.message).toBe('OPERATION_NOT_ALLOWED');
    expect((await accounts('lookup', [1])).body.error?.message).toBe('INVALID_REQUEST');
  });

  it('fails by control request and in the scenario offline', async () => {
    backend.control.addFailure({ operation: 'accounts:lookup', status: 503 });
    expect(await accounts('lookup', {})).toMatchObject({ status: 503, body: { error: { code: 503 } } });
    await backend.control.setScenario('offline');
    const response = await backend.handle(
      new Request('http://mock.test/securetoken.googleapis.com/v1/token', { method: 'POST' }),
    );
    expect([
      response?.type,
      backend.connect('ws://mock.test/.ws', { send: () => undefined, close: () => undefined }),
    ]).toEqual(['error', null]);
  });
});

async function textAt(path: string): Promise<string> {
  const response = await backend.handle(new Request(`http://mock.test/emulator/auth/${path}`));
  return (await response?.text()) ?? '';
}

it('the sign-in page has no inline script, and its scripts are complete', async () => {
  expect(await textAt('handler?providerId=google.com')).toContain(
    '<body><script src="/emulator/auth/handler.js"></script></body>',
  );
  for (const path of ['handler.js', 'gapi.js']) expect(new Script(await textAt(path)), path).toBeDefined();
});

it('other addresses are not the service’s', async () => {
  expect(await backend.handle(new Request('http://mock.test/emulator/auth/iframe'))).toBeNull();
  expect((await ask(backend, '/identitytoolkit')).status).toBe(404);
});
