import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { $activeProfile, $opening, saveProfileFx } from '../profile/profile.model.ts';
import { readUserFx, saveSessionFx, signedIn } from '../session/session.model.ts';
import { $snackbars, snackbarActionChosen } from '../snackbars/snackbars.model.ts';
import { pageRefused } from './refusals.model.ts';

const base: Profile = {
  type: 'base',
  entity_id: 1,
  id: 1,
  name: 'Ardit',
  slug: null,
  image: null,
  role: 'player',
  unread_count: 0,
};
const venue: Profile = { ...base, type: 'venue', entity_id: 3, name: 'Fusha e Liqenit' };
// the other fields play no part here
const user = { id: 1, is_verified: true, profiles: [base, venue] } as unknown as LoggedUser;

const setUp = () =>
  fork({
    handlers: [
      [saveSessionFx, () => {}],
      [saveProfileFx, () => {}],
      [readUserFx, () => ({ kind: 'refused' })],
    ],
  });

describe('a refused page', () => {
  it('[ERR-01] is shown with the permission text, in the colour of an error', async () => {
    const scope = setUp();
    await allSettled(pageRefused, { scope, params: { address: '/bookings', switchTo: null } });
    expect(scope.getState($snackbars)).toMatchObject([
      { message: { key: 'errors.noPermission' }, color: 'error', actions: [] },
    ]);
  });
  it('offers the profile that fits, switches to it and opens the page after all (R6)', async () => {
    const scope = setUp();
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    await allSettled(pageRefused, { scope, params: { address: '/admin/venue', switchTo: venue } });
    const [snackbar] = scope.getState($snackbars);
    expect(snackbar?.actions).toMatchObject([
      { label: { key: 'snackbars.switchTo', params: { profile: 'Fusha e Liqenit' } } },
    ]);
    await allSettled(snackbarActionChosen, { scope, params: { id: snackbar?.id ?? '', index: 0 } });
    expect(scope.getState($activeProfile)).toEqual({ type: 'venue', entity_id: 3 });
    expect(scope.getState($opening)).toBe('/admin/venue');
  });
});
