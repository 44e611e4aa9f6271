import { allSettled, fork, scopeBind, type StoreWritable } from 'effector';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { bindRunner } from '../machine.ts';
import { $module, profileChosen, saveProfileFx } from '../profile/profile.model.ts';
import { leaveFx, saveSessionFx, signedIn, signedOut } from '../session/session.model.ts';
import { $initialized } from '../initialization/initialization.model.ts';
import { addressShown, moduleLinksMachine } from './module-links.model.ts';

// initialization has its own tests; here it is finished when the test says so
vi.mock('../initialization/initialization.model.ts', async () => ({
  $initialized: (await import('effector')).createStore(false),
}));

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
// the other fields play no part here
const user = { id: 1, is_verified: true, profiles: [profile('base', 1), profile('team', 7)] } as unknown as LoggedUser;

const LINK = '/venues?a=1&switch_module=team&switch_entity_id=7';
const WRONG = '/venues?switch_module=venue&switch_entity_id=7';

function setUp() {
  const scope = fork({
    handlers: [
      [saveProfileFx, () => {}],
      [saveSessionFx, () => {}],
      [leaveFx, () => {}],
    ],
  });
  const replace = vi.fn<(address: string) => void>();
  const warn = vi.fn<(text: string) => void>();
  const choose = scopeBind(profileChosen, { scope });
  bindRunner(scope, moduleLinksMachine, (command) => {
    if (command.type === 'warn') return warn(command.text);
    choose(command.profile);
    replace(command.to);
  });
  const signIn = (who = user) => allSettled(signedIn, { scope, params: { token: 't', user: who } });
  const show = (address: string) => allSettled(addressShown, { scope, params: address });
  const ready = () => allSettled($initialized as StoreWritable<boolean>, { scope, params: true }); // the mock's own
  return { scope, replace, warn, signIn, show, ready };
}

describe('links that switch the module', () => {
  it('[MOD-04] [MOD-05] are followed once user, address and readiness are there, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(['signIn', 'show', 'ready'] as const, { minLength: 2 }), async (order) => {
        const { scope, replace, warn, ...act } = setUp();
        for (const name of order) await (name === 'show' ? act.show(LINK) : act[name]());
        const isAll = order.length === 3;
        expect(replace.mock.calls).toEqual(isAll ? [['/venues?a=1']] : []);
        expect(scope.getState($module)).toBe(isAll ? 'team' : 'base');
        expect(warn).not.toHaveBeenCalled();
      }),
      { numRuns: 100 },
    );
  });

  it('[MOD-07] [MOD-14] warn once where no profile fits, and change nothing', async () => {
    const { scope, replace, warn, signIn, show, ready } = setUp();
    await show(WRONG);
    await ready();
    await signIn();
    await show(WRONG);
    await ready();
    expect(warn).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
    expect(scope.getState($module)).toBe('base');
  });

  it('[MOD-13] wait for a guest to sign in, and for a phone to be verified', async () => {
    const { replace, warn, signIn, show, ready } = setUp();
    await ready();
    await show(LINK);
    await signIn({ ...user, is_verified: false });
    expect([replace.mock.calls, warn.mock.calls]).toEqual([[], []]);
    await signIn();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/venues?a=1');
  });

  it('are followed again when they come again, and after the next sign-in', async () => {
    const { scope, replace, signIn, show, ready } = setUp();
    await ready();
    await signIn();
    await show(LINK);
    await show('/venues?a=1');
    await show(LINK);
    expect(replace).toHaveBeenCalledTimes(2);
    await allSettled(signedOut, { scope });
    expect(replace).toHaveBeenCalledTimes(2);
    await signIn();
    expect(replace).toHaveBeenCalledTimes(3);
  });
});
