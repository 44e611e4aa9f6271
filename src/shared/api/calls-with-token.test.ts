import { expect, it } from 'vitest';
import { tokenUnused, usingToken } from './calls-with-token.ts';

it('a sign-out waits for the calls that were given the token, answered or failed', async () => {
  const steps: string[] = [];
  const answer = Promise.withResolvers<void>();
  const failure = Promise.withResolvers<void>();
  const left = tokenUnused().then(() => steps.push('signed out'));
  // begun after the sign-out, in the same task
  void usingToken(answer.promise).then(() => steps.push('answered'));
  void usingToken(failure.promise).catch(() => steps.push('failed'));
  await new Promise((resolve) => setImmediate(resolve));
  answer.resolve();
  failure.reject(new Error('cut'));
  await left;
  expect(steps).toEqual(['answered', 'failed', 'signed out']);
});

it('and for nothing without any', async () => {
  await expect(tokenUnused()).resolves.toBeUndefined();
});
