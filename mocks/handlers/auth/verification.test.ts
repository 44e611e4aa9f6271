import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { bookingSeed, tokenOf } from '../../rules/testing.ts';
import { MINUTE } from '../../rules/shared/time.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { auth } from '../auth.ts';
import { signIn } from './sign-in.ts';

let backend: Backend;
let now: number;
const phone = { phone_prefix: '+355', phone_number: '069 000 0009' };
const known = { phone_prefix: '+355', phone_number: '690000001' };

interface Said {
  resend_in_s: number;
  phone_masked: string;
  access_token: string;
  user: Record<string, unknown>;
}
async function post(
  path: string,
  body: object,
  { token, method = 'POST', language = 'en' }: { token?: string; method?: string; language?: string } = {},
) {
  const answer = await ask(backend, path, {
    method,
    body: { module: 'base', ...body },
    token,
    headers: { 'accept-language': language },
  });
  const [error] = answer.body.errors;
  return {
    status: answer.status,
    code: error?.code,
    field: error?.field,
    message: answer.body.message,
    data: answer.body.data as Said,
  }; // checked by the contract's schema
}
const register = (to: object = phone) => post('/auth/register', { ...to, terms_accepted: true, locale: 'sq' });
const verify = (code: string, to: object = phone, more: object = {}) =>
  post('/auth/verify', { device_id: 'd1', ...to, code }, more);
const resend = (to: object = phone) => post('/auth/verify/resend', to);
const forgot = (to: object = phone) => post('/auth/forgot-password', to);
const me = (token: string) => ask(backend, '/auth/me?module=base', { token });

beforeEach(async () => {
  now = testNow;
  backend = createTestBackend({ ...auth, ...signIn }, { now: () => now, seed: { fill: bookingSeed, version: 1 } });
  await backend.control.ready();
});

describe('signing up', () => {
  it('creates a verified user with nothing but the number', async () => {
    expect(await register()).toMatchObject({
      status: 201,
      data: { phone_masked: '+355 69 *** ** 09', resend_in_s: 60 },
    });
    const { data } = await verify('123456');
    expect(data.user).toMatchObject({
      is_verified: true,
      password_set: false,
      profile_status: 'uncompleted',
      name: null,
      locale: 'sq',
      phone_number: '690000009',
    });
    expect((await me(data.access_token)).status).toBe(200);
  });

  it('answers the same for a number with an account, which stays unchanged', async () => {
    const [first, second] = [await register(), await register(known)];
    expect({ ...second, data: { ...second.data, phone_masked: first.data.phone_masked } }).toEqual(first);
    expect((await verify('123456', known)).data.user).toMatchObject({ id: 1, password_set: true });
  });

  it('[AUTH-26] the terms must be accepted, in both languages', async () => {
    const refused = (language: string) =>
      post('/auth/register', { ...phone, terms_accepted: false, locale: 'sq' }, { language });
    expect(await refused('en')).toMatchObject({ status: 422, field: 'terms_accepted' });
    const answer = await ask(backend, '/auth/register', {
      method: 'POST',
      body: { module: 'base', ...phone, locale: 'en' },
    });
    expect(answer.body.errors).toEqual([
      { field: 'terms_accepted', message: 'Terms must be accepted.', code: 'validation' },
    ]);
  });

  it.each([
    ['abc', 'Phone number must be a valid international or local number.'],
    ['12345678', 'Phone number must be at least 9 digits long.'],
    ['', 'Phone number is required.'],
  ])(
    '[AUTH-18] [AUTH-19] [AUTH-20] the number %j is refused with the documented text',
    async (phone_number, message) => {
      for (const path of ['/auth/register', '/auth/forgot-password', '/auth/verify/resend']) {
        const rest = path === '/auth/register' ? { terms_accepted: true, locale: 'en' } : {};
        const answer = await ask(backend, path, {
          method: 'POST',
          body: { module: 'base', phone_prefix: '+355', phone_number, ...rest },
        });
        expect(answer.body.errors).toMatchObject([{ field: 'phone_number', message }]);
      }
    },
  );
});

describe('codes', () => {
  it.each(['12345', '1234567', '12345a', ''])('[AUTH-14] [AUTH-15] [AUTH-16] %j is no code', async (code) => {
    await register();
    expect(await verify(code)).toMatchObject({ status: 422, code: 'validation', field: 'code' });
  });

  it('are valid for ten minutes, at −1, 0 and +1 ms', async () => {
    for (const [after, status] of [
      [10 * MINUTE - 1, 200],
      [10 * MINUTE, 422],
      [10 * MINUTE + 1, 422],
    ] as const) {
      now = testNow;
      await backend.control.reset();
      await register();
      now += after;
      expect((await verify('123456')).status, String(after)).toBe(status);
    }
  });

  it('can be used once, and once more by the same device, whose answer may have been lost', async () => {
    await register();
    const first = await verify('123456');
    expect(first.status).toBe(200);
    expect(await verify('123456', { ...phone, device_id: 'd2' })).toMatchObject({ status: 422, code: 'invalid_code' });
    expect(await verify('111111')).toMatchObject({ status: 422, code: 'invalid_code' });
    const again = await verify('123456');
    expect(again.data.user).toEqual(first.data.user);
    expect((await me(first.data.access_token)).status).toBe(401);
    expect((await me(again.data.access_token)).status).toBe(200);
    now += 10 * MINUTE;
    expect(await verify('123456')).toMatchObject({ status: 422, code: 'invalid_code' });
  });

  it('can be requested at once after the last was used', async () => {
    await register();
    await verify('123456');
    expect((await resend()).status).toBe(200);
    expect(await resend()).toMatchObject({ status: 429 });
  });

  it('can be requested again after 60 seconds, at −1, 0 and +1 ms', async () => {
    await register();
    for (const [after, status] of [
      [MINUTE - 1, 429],
      [MINUTE, 200],
    ] as const) {
      now = testNow + after;
      expect((await resend()).status, String(after)).toBe(status);
    }
    now += 2 * MINUTE + 1;
    expect(await resend()).toMatchObject({ status: 200, data: { resend_in_s: 60 } });
  });

  it('requested too early: the answer says how long to wait', async () => {
    await register();
    now += 20_500;
    expect(await resend()).toMatchObject({ status: 429, code: 'too_many_attempts', data: { resend_in_s: 40 } });
    expect((await register()).data.resend_in_s).toBe(40);
  });

  it('after five wrong ones even the right one is refused until another is sent', async () => {
    await register();
    for (const _ of [1, 2, 3, 4])
      expect(await verify('111111')).toMatchObject({ status: 422, code: 'invalid_code', field: 'code' });
    expect((await verify('111111')).status).toBe(422);
    expect(await verify('123456')).toMatchObject({ status: 429, code: 'too_many_attempts', field: 'code' });
    now += MINUTE;
    await resend();
    expect((await verify('123456')).status).toBe(200);
  });

  it('after four wrong ones the right one is accepted', async () => {
    await register();
    for (const _ of [1, 2, 3, 4]) await verify('111111');
    expect((await verify('123456')).status).toBe(200);
  });

  it('000000 is rate-limited', async () => {
    await register();
    expect(await verify('000000')).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  it('behave and count the same for a number without an account', async () => {
    const rounds = async (to: object) => {
      const answers = [await forgot(to), await resend(to)];
      for (const _ of [1, 2, 3, 4, 5, 6]) answers.push(await verify('111111', to));
      return answers;
    };
    expect(await rounds({ phone_prefix: '+355', phone_number: '691111111' })).toEqual(await rounds(known));
    now += MINUTE;
    await forgot({ phone_prefix: '+355', phone_number: '691111111' });
    expect((await verify('123456', { phone_prefix: '+355', phone_number: '691111111' })).code).toBe('invalid_code');
  });

  it('are limited to ten per number and day, whichever operation requests them', async () => {
    for (let sent = 1; sent <= 10; sent += 1) {
      expect((await [register, resend, forgot][sent % 3]?.())?.data.resend_in_s, String(sent)).toBe(60);
      now += MINUTE;
    }
    const left = 24 * 3600 - 600;
    expect(await resend()).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many codes were sent to this number. Try again tomorrow.',
      data: { resend_in_s: left },
    });
    expect([(await register()).data.resend_in_s, (await forgot()).data.resend_in_s]).toEqual([left, left]);
    now += left * 1000 - 1;
    expect((await resend()).status).toBe(429);
    now += 1;
    expect(await resend()).toMatchObject({ status: 200, data: { resend_in_s: 60 } });
  });

  it('after fifteen wrong ones in a day a new code is refused too', async () => {
    for (const round of [1, 2, 3]) {
      expect((await (round === 1 ? register() : resend())).data.resend_in_s).toBe(60);
      for (const _ of [1, 2, 3, 4, 5]) expect((await verify('111111')).status, String(round)).toBe(422);
      expect((await verify('123456')).status).toBe(429);
      now += MINUTE;
    }
    expect((await resend()).status).toBe(200);
    expect(await verify('123456')).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      message: 'Too many attempts. Try again tomorrow.',
    });
    now += 24 * 60 * MINUTE;
    expect((await resend()).status).toBe(200);
    expect((await verify('123456')).status).toBe(200);
  });

  it('a right one resets the count', async () => {
    await register();
    for (const _ of [1, 2, 3, 4]) await verify('111111');
    expect((await verify('123456')).status).toBe(200);
    await forgot();
    for (const _ of [1, 2, 3, 4, 5]) expect((await verify('111111')).status).toBe(422);
  });

  it.each([
    ['069 000 0001', '069 111 1111'],
    ['+355 69 000 0001', '+355 69 111 1111'],
    ['355690000001', '355691111111'],
  ])('%s with an account and %s without are answered alike, for a whole day', async (ours, nobodys) => {
    const day = async (phone_number: string) => {
      now = testNow;
      const to = { phone_prefix: '+355', phone_number };
      const answers = [await resend(to), await forgot(to), await register(to)];
      for (let minute = 0; minute < 12; minute += 1) {
        now += MINUTE;
        answers.push(
          await (minute % 2 === 0 ? resend(to) : forgot(to)),
          await verify('111111', to),
          await verify('222222', to),
        );
      }
      answers.push(await register(to));
      return JSON.stringify(answers).replaceAll('69 *** ** 01', '69 *** ** 11');
    };
    expect(await day(nobodys)).toBe(await day(ours));
  });

  it('one number in two formats is one number', async () => {
    await register();
    expect((await verify('123456', { phone_prefix: '+355', phone_number: '+355690000009' })).status).toBe(200);
  });
});

describe('signing in with a number that is not verified', () => {
  const login = () => post('/auth/login', { ...known, password: 'demo1234', device_id: 'd1' });
  beforeEach(() => backend.control.db.transact((db) => db.users.update(1, { is_verified: false })));

  it('sends a code although it refuses, and says when the next may be requested', async () => {
    expect(await login()).toMatchObject({ status: 403, code: 'phone_not_verified', data: { resend_in_s: 60 } });
    expect((await verify('123456', known)).data.user).toMatchObject({ id: 1, is_verified: true });
    expect((await login()).status).toBe(200);
  });
});

describe('the password', () => {
  const set = (token: string, password = 'another1', password_confirmation = password) =>
    post('/auth/credentials', { password, password_confirmation }, { token, method: 'PUT' });
  const login = (password: string) => post('/auth/login', { ...known, password, device_id: 'd2' });

  it('is set after a first code without further checks', async () => {
    await register();
    const { data } = await verify('123456');
    now += 60 * MINUTE;
    expect(await set(data.access_token)).toMatchObject({ status: 200, data: { user: { password_set: true } } });
  });

  it('is replaced in the forgot-password flow; other devices are signed out', async () => {
    await forgot(known);
    const { access_token } = (await verify('123456', known)).data;
    expect((await set(access_token)).status).toBe(200);
    expect([(await me(access_token)).status, (await me(tokenOf(1))).status]).toEqual([200, 401]);
    expect([(await login('demo1234')).status, (await login('another1')).status]).toEqual([422, 200]);
  });

  it('is not replaced without a code, nor half an hour after one', async () => {
    expect(await set(tokenOf(1))).toMatchObject({ status: 403, code: 'forbidden' });
    await forgot(known);
    const { access_token } = (await verify('123456', known)).data;
    now += 30 * MINUTE;
    expect((await set(access_token)).status).toBe(403);
    now -= 1;
    expect((await set(access_token)).status).toBe(200);
  });

  it('[AUTH-13] must be typed twice the same, with 8 characters', async () => {
    expect(await set(tokenOf(1), 'another1', 'another2')).toMatchObject({
      status: 422,
      field: 'password_confirmation',
      message: 'Passwords do not match.',
    });
    expect(await set(tokenOf(1), '1234567')).toMatchObject({ status: 422, field: 'password' });
    expect(await set(tokenOf(1), '')).toMatchObject({ status: 422, field: 'password' });
  });
});
