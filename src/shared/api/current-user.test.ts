import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userWith } from '../../../tests/setup/logged-user.ts';
import { configureApi } from './context.ts';
import { readCurrentUser } from './current-user.ts';

const fetched = vi.fn<() => Promise<Response>>(async () =>
  Response.json({ success: true, message: null, errors: [], data: { user: userWith(7, []) } }),
);
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('[ERR-05] without a token the current user is refused in words, and nothing is sent', async () => {
  configureApi({});
  await expect(readCurrentUser()).rejects.toMatchObject({ message: 'You are not authenticated.', kind: 'refused' });
  expect(fetched).not.toHaveBeenCalled();
});
it('[API-13] with a token it is asked for', async () => {
  configureApi({ getToken: () => 'token-1' });
  expect(await readCurrentUser()).toMatchObject({ id: 7 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
