import fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createI18n, type I18n } from '../../src/shared/i18n/i18n.ts';
import { Browser, pause, type Program } from './modules.ts';

let programs: Program[];
let i18n: I18n;

/** Loaded once per tab, because each tab has module state of its own. */
async function loadProgram(): Promise<Program> {
  vi.resetModules();
  return {
    start: await import('../../src/app/start.ts'),
    initialization: await import('../../src/app/initialization/initialization.ts'),
    initializationModel: await import('../../src/models/initialization/initialization.model.ts'),
    profile: await import('../../src/models/profile/profile.model.ts'),
    session: await import('../../src/models/session/session.model.ts'),
    venues: await import('../../src/shared/api/generated/endpoints/venues/venues.ts'),
  };
}

beforeAll(async () => {
  i18n = await createI18n('en');
  programs = [await loadProgram(), await loadProgram()];
});
afterEach(() => vi.unstubAllGlobals());

const tab = fc.nat(1);
const someProfile = fc.constantFrom(
  { type: 'base', entity_id: 1 } as const,
  { type: 'base', entity_id: 2 } as const,
  { type: 'venue', entity_id: 3 } as const,
  { type: 'team', entity_id: 7 } as const,
  { type: 'team', entity_id: 8 } as const,
  { type: 'venue', entity_id: 99 } as const,
);
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('choose' as const), tab, profile: someProfile }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      at: fc.nat(20),
      status: fc.constantFrom(200, 200, 200, 422),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('signIn' as const), tab, who: fc.constantFrom(1 as const, 2 as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('signOut' as const, 'refuse' as const, 'load' as const, 'hear' as const),
      tab,
    }),
  },
);
/** Whether the next action follows before any answer can arrive. */
const step = fc.record({ action, isHurried: fc.boolean() });

it(
  '[MOD-03] [MOD-08] [MOD-11] [MOD-12] two tabs, two users, late answers: nothing of another profile is ever shown (2,000 sequences)',
  { timeout: 240_000 },
  async () => {
    let switches = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
        const browser = new Browser(programs, i18n);
        vi.stubGlobal('window', new EventTarget()); // asks before it is closed
        vi.stubGlobal('fetch', browser.fetch);
        await browser.tabs[0]?.load();
        for (const { action: one, isHurried } of steps) {
          if (one.kind === 'answer') {
            const [answered] = browser.pending.splice(one.at % Math.max(browser.pending.length, 1), 1);
            answered?.answer(one.status);
          } else {
            const at = browser.tabs[one.tab];
            if (one.kind === 'choose') at?.choose(one.profile);
            else if (one.kind === 'signIn') at?.signIn(one.who);
            else if (one.kind === 'load' || one.kind === 'hear') await at?.[one.kind]();
            else at?.[one.kind](); // not awaited: a request must not get ahead of what comes next
            if (one.kind === 'choose') switches += 1;
          }
          browser.check(); // at once …
          if (isHurried) continue;
          await pause();
          browser.check(); // … and when the answers have come through
        }
        await browser.answerAll();
        browser.check();
        expect(browser.tabs.map(({ isReady }) => isReady)).toEqual([true, true]);
      }),
      { numRuns: 2_000 },
    );
    expect(switches).toBeGreaterThan(5_000);
  },
);
