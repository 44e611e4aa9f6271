import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { bookingSeed } from '../../rules/testing.ts';
import { MINUTE } from '../../rules/shared/time.ts';
import { ask, createTestBackend, testNow } from '../../testing.ts';
import { auth } from '../auth.ts';
import { signIn } from './sign-in.ts';

// Nobody finds out by asking which number has an account (decisions 018 and 023).

let backend: Backend;
let now: number;

beforeEach(() => {
  now = testNow;
  backend = createTestBackend({ ...auth, ...signIn }, { now: () => now, seed: { fill: bookingSeed, version: 1 } });
});

/** The same first and last digits, so that even the masked numbers are equal. */
const known = { phone_prefix: '+355', phone_number: '690000004' };
const unknown = { phone_prefix: '+355', phone_number: '691234504' };
type Phone = typeof known;

type Step = readonly [path: string, body: object];
const login: Step = ['/auth/login', { password: 'wrong', device_id: 'd' }];
const forgot: Step = ['/auth/forgot-password', {}];
const resend: Step = ['/auth/verify/resend', {}];
const register: Step = ['/auth/register', { terms_accepted: true, locale: 'sq' }];
const wrongCode: Step = ['/auth/verify', { code: '111111', device_id: 'd' }];
const refusedCode: Step = ['/auth/verify', { code: '000000', device_id: 'd' }];

/** All answers, byte by byte; `wait` passes between them. */
async function answers(to: Phone, steps: readonly Step[], wait: number): Promise<string[]> {
  now = testNow;
  const given: string[] = [];
  for (const [path, body] of steps) {
    const { status, body: answer } = await ask(backend, path, {
      method: 'POST',
      body: { module: 'base', ...to, ...body },
    });
    given.push(`${status} ${JSON.stringify(answer)}`);
    now += wait;
  }
  return given;
}
const times = (count: number, ...steps: Step[]): Step[] => Array.from({ length: count }, () => steps).flat();

describe.each([
  ['at once', 0],
  ['every minute', MINUTE],
  ['every five minutes', 5 * MINUTE],
])('%s', (_, wait) => {
  it.each([
    ['a wrong password', times(14, login)],
    ['a forgotten password', times(14, forgot)],
    ['another code', times(14, resend)],
    ['registering', times(14, register)],
    ['a wrong code without a code', times(8, wrongCode)],
    ['a wrong code', [forgot, ...times(8, wrongCode), refusedCode, resend, ...times(14, wrongCode, resend)]],
    ['a password, then a code', times(6, login, forgot, wrongCode, resend, register)],
  ])('%s: a known and an unknown number get the same answers', async (_name, steps) => {
    const ofKnown = await answers(known, steps, wait);
    expect(await answers(unknown, steps, wait)).toEqual(ofKnown);
  });
});

it('five wrong passwords lock an unknown number too, for ten minutes', async () => {
  const statuses = async (steps: Step[]) =>
    (await answers(unknown, steps, 0)).map((answer) => answer.slice(0, 3)).join(' ');
  expect(await statuses(times(7, login))).toBe('422 422 422 422 422 429 429');
  now = testNow + 10 * MINUTE;
  const { status } = await ask(backend, '/auth/login', {
    method: 'POST',
    body: { module: 'base', ...unknown, password: 'wrong', device_id: 'd' },
  });
  expect(status).toBe(422);
});

it('the right password forgets the wrong ones', async () => {
  const attempts = () => backend.control.db.read.passwordAttempts.count();
  await answers(known, times(3, login), 0);
  expect(attempts()).toBe(1);
  await answers(known, [['/auth/login', { password: 'demo1234', device_id: 'd' }]], 0);
  expect(attempts()).toBe(0);
});
