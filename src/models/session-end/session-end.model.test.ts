import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import {
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
  tokenGiven,
  tokenRefused,
} from '../session/session.model.ts';
import { $snackbars, snackbarListShown } from '../snackbars/snackbars.model.ts';
import './session-end.model.ts';

// the other fields play no part here
const user = { id: 1, is_verified: true, profiles: [] } as unknown as LoggedUser;

async function setUp() {
  const scope = fork({
    handlers: [
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
      [readUserFx, () => ({ kind: 'user', user: { ...user, id: 2 } })],
    ],
  });
  await allSettled(snackbarListShown, { scope });
  const said = () =>
    scope.getState($snackbars).map(({ message, color }) => ('key' in message ? [message.key, color] : []));
  return { scope, said, signIn: () => allSettled(signedIn, { scope, params: { token: 't', user } }) };
}

it('a sign-out by the server is reported, once', async () => {
  const { scope, said, signIn } = await setUp();
  await allSettled(tokenRefused, { scope, params: 't' });
  expect(said()).toEqual([]);
  await signIn();
  await allSettled(tokenRefused, { scope, params: 'old' });
  expect(said()).toEqual([]);
  await allSettled(tokenRefused, { scope, params: 't' });
  await allSettled(tokenRefused, { scope, params: 't' });
  expect(said()).toEqual([['errors.notAuthenticated', 'error']]);
});

it('a sign-out in another tab is reported', async () => {
  const { scope, said, signIn } = await setUp();
  await allSettled(tokenGiven, { scope, params: null });
  await signIn();
  await allSettled(tokenGiven, { scope, params: 't' });
  expect(said()).toEqual([]);
  await allSettled(tokenGiven, { scope, params: null });
  await allSettled(tokenRefused, { scope, params: 't' });
  expect(said()).toEqual([['snackbars.signedOut', 'info']]);
});

it('neither another user nor a sign-out in this tab is reported', async () => {
  const { scope, said, signIn } = await setUp();
  await signIn();
  await allSettled(tokenGiven, { scope, params: 't2' });
  await allSettled(signedOut, { scope });
  expect(said()).toEqual([]);
});
