import { sample } from 'effector';
import { sessionDecided } from '../session/session.model.ts';
import { snackbarRequested } from '../snackbars/snackbar-requests.model.ts';
import type { SnackbarRequest } from '../snackbars/snackbars.ts';

/** The session ended without a sign-out in this tab: a message says why. Loaded after the first page. */
const ended = sessionDecided.filter({
  fn: ({ before, after }) => before.kind === 'signed-in' && after.kind === 'guest',
});

sample({
  clock: ended.filter({ fn: ({ event }) => event.type === 'token-refused' }),
  fn: (): SnackbarRequest => ({ message: { key: 'errors.notAuthenticated' }, color: 'error' }),
  target: snackbarRequested,
});
sample({
  clock: ended.filter({ fn: ({ event }) => event.type === 'token-given' }),
  fn: (): SnackbarRequest => ({ message: { key: 'snackbars.signedOut' } }),
  target: snackbarRequested,
});
