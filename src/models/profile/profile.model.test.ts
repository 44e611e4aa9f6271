import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import {
  appStarted,
  leaveFx,
  saveSessionFx,
  signedIn,
  signedOut,
  tokenGiven,
  tokenRefused,
} from '../session/session.model.ts';
import type { ActiveProfile } from './profile.ts';
import {
  $activeProfile,
  $lastProfile,
  $module,
  $opening,
  $tabProfile,
  choiceOpened,
  profileChosen,
  saveProfileFx,
  type KeptProfile,
} from './profile.model.ts';

const profile = (type: Profile['type'], entity_id: number): Profile => ({
  type,
  entity_id,
  id: entity_id,
  name: type,
  slug: null,
  image: null,
  role: 'owner',
  unread_count: 0,
});
const profiles = [
  profile('base', 1),
  profile('superuser', 1),
  profile('venue', 3),
  profile('team', 7),
  profile('organization', 2),
];
// the other fields play no part here
const user = { id: 1, is_verified: true, profiles } as unknown as LoggedUser;

async function signInWith(kept: { tab?: ActiveProfile; last?: ActiveProfile } = {}) {
  const save = vi.fn<(kept: KeptProfile) => void>();
  const scope = fork({
    values: [
      [$tabProfile, kept.tab ?? null],
      [$lastProfile, kept.last ?? null],
    ],
    handlers: [
      [saveProfileFx, save],
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
    ],
  });
  const before = scope.getState($module);
  await allSettled(signedIn, { scope, params: { token: 't', user } });
  return { scope, save, before };
}

describe('the active profile', () => {
  it('[ENT-196] [ENT-197] a guest works in base; a user who signs in starts there, with the base profile', async () => {
    const { scope, before } = await signInWith();
    expect([before, scope.getState($module), scope.getState($activeProfile)]).toEqual([
      'base',
      'base',
      { type: 'base', entity_id: 1 },
    ]);
  });

  it.each([
    { ids: '[ENT-53]', type: 'superuser', entity_id: 1 },
    { ids: '[ENT-54]', type: 'venue', entity_id: 3 },
    { ids: '[ENT-55]', type: 'team', entity_id: 7 },
    { ids: '[ENT-56]', type: 'organization', entity_id: 2 },
  ] as const)(
    '[MOD-03] [ENT-12] $ids $type is chosen: module and profile change together, and the choice is kept',
    async ({ type, entity_id }) => {
      const { scope, save } = await signInWith();
      await allSettled(profileChosen, { scope, params: { type, entity_id } });
      expect([scope.getState($module), scope.getState($activeProfile)]).toEqual([type, { type, entity_id }]);
      expect(save.mock.calls.slice(1)).toEqual(
        expect.arrayContaining([[{ profile: { type, entity_id }, isChosen: true }]]),
      );
      await allSettled(profileChosen, { scope, params: { type: 'base', entity_id: 1 } });
      expect(scope.getState($module)).toBe('base');
    },
  );

  it('another user’s profile changes nothing', async () => {
    const { scope, save } = await signInWith({ tab: { type: 'team', entity_id: 7 } });
    save.mockClear();
    await allSettled(profileChosen, { scope, params: { type: 'venue', entity_id: 4 } });
    expect(scope.getState($activeProfile)).toEqual({ type: 'team', entity_id: 7 });
    expect(save).not.toHaveBeenCalled();
  });

  it('this tab’s own comes before the one last chosen in any tab (R5)', async () => {
    const { scope } = await signInWith({ tab: { type: 'team', entity_id: 7 }, last: { type: 'venue', entity_id: 3 } });
    expect(scope.getState($module)).toBe('team');
    expect((await signInWith({ last: { type: 'venue', entity_id: 3 } })).scope.getState($module)).toBe('venue');
  });

  it('the one already active, chosen again, is nothing new', async () => {
    const { scope, save } = await signInWith({ tab: { type: 'team', entity_id: 7 } });
    save.mockClear();
    await allSettled(profileChosen, { scope, params: { type: 'team', entity_id: 7 } });
    expect(save).not.toHaveBeenCalled();
  });

  it('a guest has none to choose', async () => {
    const save = vi.fn<(kept: KeptProfile) => void>();
    const scope = fork({ handlers: [[saveProfileFx, save]] });
    await allSettled(profileChosen, { scope, params: { type: 'base', entity_id: null } });
    await allSettled(profileChosen, { scope, params: { type: 'team', entity_id: 7 } });
    expect([scope.getState($module), save.mock.calls]).toEqual(['base', []]);
  });

  it('[MOD-03] the address of a choice is kept until it has opened', async () => {
    const { scope } = await signInWith();
    const opening = () => scope.getState($opening);
    await allSettled(profileChosen, { scope, params: { type: 'venue', entity_id: 4, opens: '/account' } });
    expect(opening()).toBeNull();
    await allSettled(profileChosen, { scope, params: { type: 'venue', entity_id: 3, opens: '/account' } });
    expect([opening(), scope.getState($activeProfile)]).toEqual(['/account', { type: 'venue', entity_id: 3 }]);
    await allSettled(choiceOpened, { scope });
    expect(opening()).toBeNull();
    await allSettled(profileChosen, { scope, params: { type: 'team', entity_id: 7, opens: '/account' } });
    await allSettled(signedOut, { scope });
    expect(opening()).toBeNull();
  });

  it('a restored profile is not that of new tabs (R5)', async () => {
    const { save } = await signInWith({ tab: { type: 'team', entity_id: 7 }, last: { type: 'venue', entity_id: 3 } });
    expect(save.mock.calls).toEqual([[{ profile: { type: 'team', entity_id: 7 }, isChosen: false }]]);
  });

  it('a refused token ends the session, and the next sign-in continues in the same profile', async () => {
    const { scope } = await signInWith({ tab: { type: 'venue', entity_id: 3 } });
    await allSettled(tokenRefused, { scope, params: 't' });
    expect(scope.getState($module)).toBe('base');
    await allSettled(signedIn, { scope, params: { token: 'u', user } });
    expect(scope.getState($module)).toBe('venue');
  });

  it('a sign-out in another tab takes this tab’s profile with it, and leaves what is that tab’s', async () => {
    const { scope, save } = await signInWith({
      tab: { type: 'venue', entity_id: 3 },
      last: { type: 'team', entity_id: 7 },
    });
    await allSettled(tokenGiven, { scope, params: null });
    expect(save).toHaveBeenLastCalledWith({ profile: null, isChosen: false });
    expect([scope.getState($module), scope.getState($tabProfile)]).toEqual(['base', null]);
    expect(scope.getState($lastProfile)).toEqual({ type: 'team', entity_id: 7 });
  });

  it('so does one while this tab was asleep or closed', async () => {
    const save = vi.fn<(kept: KeptProfile) => void>();
    const tab: ActiveProfile = { type: 'venue', entity_id: 3 };
    const scope = fork({ values: [[$tabProfile, tab]], handlers: [[saveProfileFx, save]] });
    await allSettled(appStarted, { scope, params: null });
    expect([scope.getState($tabProfile), save.mock.calls]).toEqual([null, [[{ profile: null, isChosen: false }]]]);
    await allSettled(appStarted, { scope, params: null });
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('after a refused token it is kept, also when the tab finds no token again', async () => {
    const { scope, save } = await signInWith({ tab: { type: 'venue', entity_id: 3 } });
    save.mockClear();
    await allSettled(tokenRefused, { scope, params: 't' });
    await allSettled(tokenGiven, { scope, params: null });
    expect([scope.getState($tabProfile), save.mock.calls]).toEqual([{ type: 'venue', entity_id: 3 }, []]);
  });

  it('[MOD-12] signing out leads back to base, and so does the next sign-in', async () => {
    const { scope, save } = await signInWith({
      tab: { type: 'venue', entity_id: 3 },
      last: { type: 'team', entity_id: 7 },
    });
    expect(scope.getState($module)).toBe('venue');
    await allSettled(signedOut, { scope });
    expect(scope.getState($module)).toBe('base');
    expect(save).toHaveBeenLastCalledWith({ profile: null, isChosen: true });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect(scope.getState($activeProfile)).toEqual({ type: 'base', entity_id: 1 });
  });
});
