import fc from 'fast-check';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { handlers } from '../../mocks/handlers/index.ts';
import { openCompetition, organizer, owner } from '../../mocks/handlers/competitions/testing.ts';
import { seedDatabase, seedVersion } from '../../mocks/seed/index.ts';
import { ask, become, createTestBackend } from '../../mocks/testing.ts';
import { slowWrites } from './slow-writes.ts';

/** How often the two organizers press Accept at once. */
const PRESSES = process.env['TEST_FULL'] ? 200 : 20;
/** Orders tried; each has a backend of its own, with the whole seed. */
const RUNS = process.env['TEST_FULL'] ? 20 : 5;
const timeout = 20_000 * RUNS;

/** Two teams ask for the last place, and two organizers accept both, in the scheduler's order of writes. Throws when both get it. */
async function race(scheduler: fc.Scheduler, unitOfWork = true): Promise<unknown[]> {
  const racing = { isOn: false };
  const wait = async () => (racing.isOn ? scheduler.schedule(Promise.resolve()) : undefined);
  const w = await openCompetition({}, (options) =>
    createTestBackend(slowWrites(handlers, wait), {
      ...options,
      unitOfWork,
      seed: { fill: seedDatabase, version: seedVersion },
    }),
  );
  const [first, second, third] = [await w.apply(0), await w.apply(1), await w.apply(2)];
  await w.decide(owner, first, 'accepted');
  const tokens = [await become(w.backend, owner), await become(w.backend, organizer)];
  racing.isOn = true;
  const presses = Array.from({ length: PRESSES }, async (_, index) => {
    const { id } = index % 3 === 0 ? second : third;
    const { status, body } = await ask(w.backend, `/application/${id}/decision`, {
      method: 'POST',
      body: { module: 'organization', decision: 'accepted' },
      token: tokens[index % 2],
    });
    return status === 200 ? 200 : `${status} ${body.errors[0]?.code}`;
  });
  const answers = await scheduler.waitFor(Promise.all(presses));
  racing.isOn = false;
  const entered = await w.entered();
  if (entered.length !== 2) throw new Error(`entered twice: ${JSON.stringify(entered)}`);
  return answers;
}

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => errors.mockClear());
afterAll(() => errors.mockRestore());

it(
  '[CMP-05] of all who accept for the last place at once one succeeds, and everybody else is told why',
  { timeout },
  async () => {
    const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const answers = await race(scheduler);
      expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
      expect(new Set(answers)).toEqual(new Set([200, '409 stale', '409 competition_full']));
    });
    await fc.assert(property, { numRuns: RUNS });
    expect(errors).not.toHaveBeenCalled();
  },
);

it('the same checker finds two entries when the unit of work is bypassed', { timeout }, async () => {
  const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    await race(scheduler, false);
  });
  const found = await fc.check(property, { numRuns: RUNS, endOnFailure: true });
  expect(String(found.errorInstance)).toContain('entered twice');
});
