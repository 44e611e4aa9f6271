import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { $signInPrompt, signInDismissed, signInRequested } from './sign-in-prompt.model.ts';

it('[AUTH-08] [AUTH-09] [AUTH-10] opens with the return address, follows the last request, closes', async () => {
  const scope = fork();
  expect(scope.getState($signInPrompt)).toBeNull();
  await allSettled(signInDismissed, { scope });
  expect(scope.getState($signInPrompt)).toBeNull();
  await allSettled(signInRequested, { scope, params: { returnTo: '/venue/arena?date=2026-11-26' } });
  expect(scope.getState($signInPrompt)).toEqual({ returnTo: '/venue/arena?date=2026-11-26' });
  await allSettled(signInRequested, { scope, params: { returnTo: '/bookings' } });
  expect(scope.getState($signInPrompt)).toEqual({ returnTo: '/bookings' });
  await allSettled(signInDismissed, { scope });
  expect(scope.getState($signInPrompt)).toBeNull();
  expect($signInPrompt.getState()).toBeNull();
});
