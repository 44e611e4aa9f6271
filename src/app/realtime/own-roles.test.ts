import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { $activeProfile, $opening, profileChosen, saveProfileFx } from '../../models/profile/profile.model.ts';
import type { ActiveProfile } from '../../models/profile/profile.ts';
import { realtimeRecordArrived } from '../../models/realtime-events/realtime-events.model.ts';
import { $token, $user, leaveFx, saveSessionFx, signedIn } from '../../models/session/session.model.ts';
import { configureApi } from '../../shared/api/context.ts';
import type { Profile } from '../../shared/api/generated/model';
import { profileOf, userWith } from '../../../tests/setup/logged-user.ts';
import { followOwnRoles } from './own-roles.ts';

const [own, first, second] = [profileOf('base', 7), profileOf('venue', 3), profileOf('venue', 4)];

let stop: (() => void) | null = null;
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

/** A user of the venues 3 and 4 (or `owned`), at work in one of them; the server then answers with `later`, or not at all. */
async function setUp(active: ActiveProfile, later: Profile[] | null, owned: Profile[] = [own, first, second]) {
  const scope = fork({
    handlers: [
      [saveSessionFx, () => {}],
      [saveProfileFx, () => {}],
      [leaveFx, () => {}],
    ],
  });
  configureApi({ getToken: () => scope.getState($token), baseURL: 'http://api.test' });
  vi.stubGlobal('fetch', async () =>
    later
      ? Response.json({ success: true, message: null, errors: [], data: { user: userWith(7, later) } })
      : Response.json({ success: false, message: 'No.', errors: [], data: null }, { status: 403 }),
  );
  await allSettled(signedIn, { scope, params: { token: 't', user: userWith(7, owned) } });
  await allSettled(profileChosen, { scope, params: active });
  stop = followOwnRoles(scope);
  const arrive = (type: string, data: object) =>
    allSettled(realtimeRecordArrived, { scope, params: { key: 'k', value: { type, data } } });
  const venues = () =>
    scope.getState($user)?.profiles.flatMap(({ type, entity_id }) => (type === 'venue' ? [entity_id] : []));
  return { scope, arrive, venues };
}

it.each([
  ['with the answer of the server', [own, second]],
  ['without an answer', null],
])('the venue in hand is lost: at the own home, not in another venue, %s', async (_, later) => {
  const { scope, arrive, venues } = await setUp({ type: 'venue', entity_id: 3 }, later);
  await arrive('VenueRoleLost', { venue_id: 3 });
  expect([scope.getState($activeProfile), scope.getState($opening)]).toEqual([
    { type: 'base', entity_id: 7 },
    '/explore',
  ]);
  await expect.poll(venues).toEqual([4]);
});

it('another venue is lost: the work goes on', async () => {
  const { scope, arrive, venues } = await setUp({ type: 'venue', entity_id: 4 }, [own, second]);
  await arrive('VenueRoleLost', { venue_id: 3 });
  await expect.poll(venues).toEqual([4]);
  expect([scope.getState($activeProfile), scope.getState($opening)]).toEqual([{ type: 'venue', entity_id: 4 }, null]);
});

it('a new role brings the profile', async () => {
  const { scope, arrive, venues } = await setUp({ type: 'base', entity_id: 7 }, [
    own,
    first,
    second,
    profileOf('venue', 5),
  ]);
  await arrive('VenueRoleChanged', { venue_id: 5, role: 'staff' });
  await expect.poll(venues).toEqual([3, 4, 5]);
  expect(scope.getState($activeProfile)).toEqual({ type: 'base', entity_id: 7 });
});

it('[MOD-02] the organization in hand is lost: at the own home; a venue of the same number stays', async () => {
  const league = profileOf('organization', 3);
  const { scope, arrive } = await setUp({ type: 'organization', entity_id: 3 }, [own, first], [own, first, league]);
  await arrive('OrganizationRoleLost', { organization_id: 3 });
  expect([scope.getState($activeProfile), scope.getState($opening)]).toEqual([
    { type: 'base', entity_id: 7 },
    '/explore',
  ]);
  await expect.poll(() => scope.getState($user)?.profiles).toEqual([own, first]);
});

it('a new role in an organization brings the profile', async () => {
  const league = profileOf('organization', 9);
  const { scope, arrive } = await setUp({ type: 'base', entity_id: 7 }, [own, league]);
  await arrive('OrganizationRoleChanged', { organization_id: 9, role: 'referee' });
  await expect.poll(() => scope.getState($user)?.profiles).toEqual([own, league]);
});

it('an event without a venue changes nothing', async () => {
  const { scope, arrive, venues } = await setUp({ type: 'venue', entity_id: 3 }, [own]);
  await arrive('VenueRoleLost', {});
  expect([venues(), scope.getState($activeProfile).entity_id]).toEqual([[3, 4], 3]);
});

it('a role in a team is lost: at the own home, without the profile', async () => {
  const { scope, arrive } = await setUp(
    { type: 'team', entity_id: 9 },
    [own, first],
    [own, first, profileOf('team', 9)],
  );
  await arrive('TeamRoleLost', { team_id: 9 });
  expect([scope.getState($activeProfile), scope.getState($opening)]).toEqual([
    { type: 'base', entity_id: 7 },
    '/explore',
  ]);
  await expect.poll(() => scope.getState($user)?.profiles).toEqual([own, first]);
});

it('a role in a team brings the profile', async () => {
  const { scope, arrive } = await setUp({ type: 'base', entity_id: 7 }, [own, profileOf('team', 9)]);
  await arrive('TeamRoleChanged', { team_id: 9 });
  await expect.poll(() => scope.getState($user)?.profiles).toEqual([own, profileOf('team', 9)]);
});
