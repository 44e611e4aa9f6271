import { allSettled, createWatch, fork, scopeBind, type Scope } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { bindRunner } from '../machine.ts';
import { profileChosen, saveProfileFx } from '../profile/profile.model.ts';
import {
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  signedIn,
  signedOut,
  type UserAnswer,
} from '../session/session.model.ts';
import { $snackbars, snackbarActionChosen } from '../snackbars/snackbars.model.ts';
import type { FailedLoad, Load, LoadCommand } from './initialization.ts';
import {
  $initialization,
  $initialized,
  failureUnnoticed,
  initializationMachine,
  initializationRetried,
  initializationStarted,
  loadEnded,
} from './initialization.model.ts';

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
const user = { id: 1, is_verified: true, profiles: [profile('base', 1), profile('venue', 3)] } as unknown as LoggedUser;

function setUp(options: { broken?: Load[]; answers?: UserAnswer[]; isErrorShown?: boolean } = {}) {
  const { answers = [{ kind: 'user', user }] } = options;
  const broken = new Set(options.broken);
  const asked: string[] = [];
  const ends: (readonly FailedLoad[])[] = [];
  const scope = fork({
    handlers: [
      [readUserFx, () => answers.shift() ?? { kind: 'refused' }],
      [saveSessionFx, () => {}],
      [saveProfileFx, () => {}],
      [leaveFx, () => {}],
    ],
  });
  createWatch({
    unit: $initialization,
    scope,
    fn: ({ phase, failed }) => void (phase === 'finished' && ends.push(failed)),
  });
  const load = async ({ load: what, profile: active }: LoadCommand) => {
    asked.push(what === 'entity' ? `entity of ${active?.type} ${active?.entity_id}` : what);
    if (broken.has(what)) throw new Error(what);
  };
  const start = () => {
    bind(scope, load, options.isErrorShown);
    return allSettled(initializationStarted, { scope });
  };
  return { scope, asked, ends, broken, start };
}
/** As the app does: reports how each load ended. */
function bind(scope: Scope, load: (command: LoadCommand) => Promise<void>, isErrorShown = false): void {
  const ended = scopeBind(loadEnded, { scope });
  const unnoticed = scopeBind(failureUnnoticed, { scope });
  bindRunner(scope, initializationMachine, (command) => {
    if (command.type === 'load')
      return load(command).then(
        () => ended({ ...command, isLoaded: true }),
        () => ended({ ...command, isLoaded: false }),
      );
    return isErrorShown ? undefined : unnoticed();
  });
}
const venue3 = { type: 'venue', entity_id: 3 } as const;
const shown = (scope: Scope) => scope.getState($snackbars).map(({ message }) => message);

describe('the initialization of an app', () => {
  it('[INIT-14] runs for a guest', async () => {
    const { scope, asked, ends, start } = setUp();
    expect(scope.getState($initialized)).toBe(false);
    await allSettled(appStarted, { scope, params: null });
    await start();
    expect(asked).toEqual(['language', 'cities', 'settings', 'sports']);
    expect([scope.getState($initialized), ends]).toEqual([true, [[]]]);
  });

  it('[INIT-03] waits for the user of a token, and does not request it again', async () => {
    const { scope, asked, start } = setUp();
    await start();
    expect([asked, scope.getState($initialization).phase]).toEqual([
      ['language', 'cities', 'settings', 'sports'],
      'finished',
    ]);
    asked.length = 0;
    await allSettled(appStarted, { scope, params: 't' });
    expect(asked).toEqual(['language', 'settings', 'notifications', 'sports']);
  });

  it('[MOD-11] [INIT-04] runs again for another module', async () => {
    const { scope, asked, ends, start } = setUp();
    await allSettled(appStarted, { scope, params: 't' });
    await start();
    asked.length = 0;
    await allSettled(profileChosen, { scope, params: venue3 });
    expect(asked).toEqual(['language', 'entity of venue 3', 'sports']);
    expect(ends).toEqual([[], []]);
  });

  it('a user and a profile of the same tick are one run', async () => {
    const { scope, asked, start } = setUp();
    await start();
    asked.length = 0;
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    expect(asked).toEqual(['language', 'settings', 'notifications', 'sports']);
  });

  it('a second start changes nothing', async () => {
    const { asked, ends, start } = setUp();
    await start();
    await start();
    expect([asked.length, ends.length]).toEqual([4, 1]);
  });
});

describe('signing out in the middle', () => {
  it('ends the run: later answers are ignored', async () => {
    const { scope } = setUp();
    const held: (() => void)[] = [];
    const asked: string[] = [];
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    await allSettled(profileChosen, { scope, params: venue3 });
    const load = ({ load: what, run }: LoadCommand) => {
      asked.push(`${run} ${what}`);
      return what === 'entity' ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve();
    };
    bind(scope, load);
    void allSettled(initializationStarted, { scope });
    await vi.waitFor(() => expect(held.length).toBe(1));
    void allSettled(signedOut, { scope });
    await vi.waitFor(() => expect(scope.getState($initialized)).toBe(true));
    const before = scope.getState($initialization);
    held[0]?.();
    await allSettled(scope);
    expect(scope.getState($initialization)).toBe(before);
    expect(asked).toEqual(['1 language', '1 entity', '2 language', '2 cities', '2 settings', '2 sports']);
  });
});

describe('what could not be loaded', () => {
  it('is reported once, and requested again on retry', async () => {
    const { scope, asked, ends, broken, start } = setUp({ broken: ['cities', 'sports'] });
    await start();
    expect(shown(scope)).toEqual([{ key: 'errors.notAllLoaded' }]);
    broken.clear();
    asked.length = 0;
    await allSettled(snackbarActionChosen, {
      scope,
      params: { id: scope.getState($snackbars)[0]?.id ?? '', index: 0 },
    });
    expect(asked).toEqual(['language', 'cities', 'sports']);
    expect([ends, shown(scope)]).toEqual([[['cities', 'sports'], []], []]);
  });

  it('is not reported beside a page that shows the error itself', async () => {
    const { scope, start } = setUp({ broken: ['cities'], isErrorShown: true });
    await start();
    expect([scope.getState($initialized), shown(scope)]).toEqual([true, []]);
  });

  it('may be the user: a retry reads the session again (R1)', async () => {
    const { scope, asked, ends, start } = setUp({ answers: [{ kind: 'unreachable' }, { kind: 'user', user }] });
    await allSettled(appStarted, { scope, params: 't' });
    await start();
    expect(ends).toEqual([['user']]);
    asked.length = 0;
    await allSettled(initializationRetried, { scope });
    expect(asked).toEqual(['language', 'settings', 'notifications', 'sports']);
    expect(ends).toEqual([['user'], []]);
  });

  it('a retry after a complete run does nothing', async () => {
    const { scope, asked, start } = setUp();
    await start();
    await allSettled(initializationRetried, { scope });
    expect(asked.length).toBe(4);
  });
});
