import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAuthFlow } from '../../src/models/auth-flow/auth-flow.ts';
import { isAuthenticated } from '../../src/models/session/session.ts';
import type { ModuleType } from '../../src/shared/api/generated/model';
import { expectedAt, type Person } from '../setup/route-answer.ts';
import { expectations } from '../setup/route-expectations.ts';
import { Tab, type Step } from './auth-flow-world.ts';

/** `npm run test:full` runs ten times as many. */
const RUNS = process.env['TEST_FULL'] ? 25_000 : 2_500;

const who = fc.integer({ min: 0, max: 4 });
const modules: readonly ModuleType[] = ['base', 'venue', 'team'];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('register' as const, 'forget' as const, 'signIn' as const, 'someoneElse' as const),
    who,
  }),
  fc.record({ do: fc.constantFrom('enterCode' as const, 'setPassword' as const, 'saveProfile' as const) }),
  fc.record({
    do: fc.constantFrom(
      'enterCode' as const,
      'giveUp' as const,
      'signOut' as const,
      'retry' as const,
      'reload' as const,
    ),
  }),
  fc.record({ do: fc.constant('tokenRefused' as const), isOld: fc.boolean() }),
  fc.record({
    do: fc.constant('answer' as const),
    kind: fc.constantFrom('user' as const, 'user' as const, 'refused' as const, 'unreachable' as const),
  }),
  fc.record({ do: fc.constant('switchModule' as const), type: fc.constantFrom(...modules) }),
  fc.record({ do: fc.constant('open' as const), address: fc.constantFrom(...Object.keys(expectations)) }),
);

/** In the words of the hand-written table. */
function personAt({ session, flow, active }: Tab): Person {
  const hasPhoneToVerify = flow.phoneToVerify !== null;
  if (session.kind === 'unreachable') return { stage: 'unreachable', module: 'base', hasPhoneToVerify };
  if (!isAuthenticated(session)) return { stage: 'guest', module: 'base', hasPhoneToVerify };
  const { password_set, profile_status } = session.user;
  const isDone = profile_status === 'completed';
  const module = active.type;
  if (!password_set) return { stage: isDone ? 'noPasswordDone' : 'noPassword', module, hasPhoneToVerify };
  if (flow.forgotFlow) return { stage: isDone ? 'forgotDone' : 'forgot', module, hasPhoneToVerify };
  return { stage: isDone ? 'complete' : 'noProfile', module, hasPhoneToVerify };
}

/** The expected flags, derived from the history alone: whose code is pending, and whether a password reset is. */
class Ledger {
  number: number | null = null;
  isForgotten = false;
  note(step: Step, before: Tab['session'], after: Tab['session']): void {
    const isLeft = before.kind !== 'guest' && after.kind === 'guest';
    if (step.do === 'register' || step.do === 'forget')
      [this.number, this.isForgotten] = [step.who, step.do === 'forget'];
    else if (step.do === 'enterCode') this.number = null;
    else if (step.do === 'someoneElse' || isLeft || (step.do === 'signIn' && this.number !== null))
      [this.number, this.isForgotten] = [null, false];
    else if ((step.do === 'giveUp' || (step.do === 'setPassword' && before.kind === 'signed-in')) && this.isForgotten)
      [this.number, this.isForgotten] = [null, false];
  }
}

const seen = new Set<string>();

/** The violated invariants after this step. */
function problemsAfter(step: Step, tab: Tab, before: Tab['session'], ledger: Ledger): string[] {
  const { flow, keptFlow, session, hops, isWaiting, address } = tab;
  const person = personAt(tab);
  const place = expectations[address] ? address : address.replace(/\?.*/, '');
  const isDecided = !isWaiting;
  if (isDecided) seen.add(`${person.stage} ${flow.forgotFlow} ${person.hasPhoneToVerify}`);
  const checks = {
    'the flags are those of what has happened':
      tab.numberOf === ledger.number && flow.forgotFlow === ledger.isForgotten,
    'storage holds the flags':
      keptFlow.forgotFlow === flow.forgotFlow &&
      keptFlow.phoneToVerify?.phone_number === flow.phoneToVerify?.phone_number,
    'nothing is left of who has gone':
      before.kind === 'guest' || session.kind !== 'guest' || (!flow.forgotFlow && !flow.phoneToVerify),
    'it waits only for GET /auth/me': isWaiting === (session.kind === 'checking'),
    'one navigation at most': isWaiting || hops <= 1,
    'the place is open': isWaiting || !expectations[place] || expectedAt(place, person).kind !== 'elsewhere',
  };
  return Object.entries(checks).flatMap(([check, holds]) => (holds ? [] : [`${step.do}: ${check}`]));
}

async function walk(steps: readonly Step[]): Promise<void> {
  const tab = new Tab();
  const ledger = new Ledger();
  for (const one of [...steps, { do: 'answer', kind: 'user' }, { do: 'answer', kind: 'user' }] as const) {
    const before = tab.session;
    await tab.take(one);
    ledger.note(one, before, tab.session);
    expect(problemsAfter(one, tab, before, ledger)).toEqual([]);
  }
}

describe('signing in, in any order', () => {
  it(`[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] [SEC-03] ${RUNS} walks end in a place that is open, with the right flags`, async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), walk), { numRuns: RUNS });
  }, 120_000);

  it('the walks come through every stage', () => {
    const stages = new Set([...seen].map((one) => one.split(' ')[0]));
    expect(stages).toEqual(
      new Set([
        'complete',
        'forgot',
        'forgotDone',
        'guest',
        'noPassword',
        'noPasswordDone',
        'noProfile',
        'unreachable',
      ]),
    );
    for (const flow of ['false false', 'false true', 'true true']) expect([...seen]).toContain(`guest ${flow}`);
  });

  it('registering leads step by step to where the person wanted to go', async () => {
    const tab = new Tab();
    const places: string[] = [];
    for (const one of [
      { do: 'register', who: 1 },
      { do: 'enterCode' },
      { do: 'setPassword' },
      { do: 'saveProfile' },
    ] as const) {
      await tab.take(one);
      places.push(tab.address);
    }
    expect(places).toEqual(['/auth/verify', '/auth/credentials', '/auth/profile', '/explore']);
  });

  it('a forgotten password leads over code and new password home', async () => {
    const tab = new Tab();
    const places: string[] = [];
    for (const one of [
      { do: 'forget', who: 3 },
      { do: 'enterCode' },
      { do: 'reload' },
      { do: 'answer', kind: 'user' },
      { do: 'setPassword' },
    ] as const) {
      await tab.take(one);
      places.push(tab.address);
    }
    expect(places).toEqual(['/auth/verify', '/auth/credentials', '/auth/credentials', '/auth/credentials', '/explore']);
    expect(tab.flow).toEqual(noAuthFlow);
  });

  it('a token refused on the way leads to signing in, and back', async () => {
    const tab = new Tab();
    for (const one of [
      { do: 'signIn', who: 3 },
      { do: 'open', address: '/notifications?page=2' },
      { do: 'tokenRefused', isOld: false },
    ] as const)
      await tab.take(one);
    expect(tab.address).toBe('/auth/login?returnTo=%2Fnotifications%3Fpage%3D2');
    await tab.take({ do: 'signIn', who: 3 });
    expect(tab.address).toBe('/notifications?page=2');
  });
});
