import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom, type Random } from '../../mocks/seed/random.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { answerProblems } from '../contract/answer-problems.ts';
import { type Answer, type Call, dumpOf, openWorld, restore, type World } from '../contract/mock-world.ts';
import { bodyOf, permissionTable, personas } from '../contract/permission-table.ts';
import { writeCases } from '../contract/write-cases.ts';
import type { WriteCase } from '../contract/write-case.ts';
import { say, testSeed, times } from '../setup/random-counts.ts';
import { isRefused, missingCalls, rightCall, wrongCall } from './random-request.ts';

// Requests made from the contract's schemas, for every operation: the mock answers as the contract says, whatever they are.

const REQUESTS = times(100);
const operations = Object.keys(routes) as OperationName[]; // the keys of the table
const counts = { right: 0, done: 0, wrong: 0 };

/** A call that succeeds, or that gets as far as the operation: of the write's case, which prepares its data, else of the permission table. */
async function knownCall(world: World, operation: OperationName): Promise<Call> {
  const write: WriteCase | undefined = Object.entries(writeCases).find(([name]) => name === operation)?.[1];
  if (write) {
    await write.prepare?.(world);
    return { as: write.as, module: write.module, ...write.send(world) };
  }
  const row = permissionTable[operation];
  const as = personas.find((_, index) => (row.statuses[index] ?? 500) < 300) ?? 'player';
  return { as, module: row.module, path: row.path?.(world), query: row.query, body: bodyOf(row, world) };
}

/** Now and then by somebody else, in another profile. */
const bySomebody = (call: Call, random: Random): Call =>
  random.chance(0.7)
    ? call
    : {
        ...call,
        as: random.pick(personas),
        module: random.pick([call.module ?? 'base', 'base', 'venue', 'team'] as const),
      };

describe('the mock answers any request as the contract says', async () => {
  const world = await openWorld();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => errors.mockClear());
  afterAll(() => {
    errors.mockRestore();
    const { right, done, wrong } = counts;
    say(`the mock: ${right} right requests (${done} done) and ${wrong} wrong ones of ${operations.length} operations`);
  });
  const about = (call: Call, { status, body }: Answer, problem: unknown) =>
    `${String(problem)}\n${JSON.stringify(call)}\n${status} ${JSON.stringify(body.errors)}\n${errors.mock.calls.flat().map(String).join('\n')}`.slice(
      0,
      3_000,
    );

  it.each(operations)('%s', async (operation) => {
    const random = createRandom(testSeed() + operations.indexOf(operation) * 7_919);
    await restore(world);
    const known = await knownCall(world, operation);
    const { db } = dumpOf(world.backend);
    const problems: string[] = [];
    const send = async (call: Call): Promise<Answer> => {
      const answer = await world.call(operation, call);
      if (routes[operation].method !== 'GET' && answer.status < 300) await world.backend.control.db.load(db);
      for (const problem of answerProblems(operation, answer)) problems.push(about(call, answer, problem));
      return answer;
    };

    const right = Array.from({ length: REQUESTS }, () => bySomebody(rightCall(operation, known, random), random));
    for (const call of [...missingCalls(operation, known), ...right]) {
      if (isRefused(operation, call)) throw new Error(`not a right request: ${JSON.stringify(call)}`);
      const { status } = await send(call);
      counts.right += 1;
      if (status < 300) counts.done += 1;
    }

    for (let n = 0; n < REQUESTS; n += 1) {
      const { wrong, ...call } = wrongCall(operation, known, random);
      const [english, albanian] = [await send({ ...call, language: 'en' }), await send({ ...call, language: 'sq' })];
      counts.wrong += 1;
      const { status, body } = english;
      if (wrong.in === 'path') {
        if (status !== 404) problems.push(about(call, english, 'not 404'));
        continue;
      }
      const names = body.errors.map(({ field }) => field.split('.')[0]);
      if (status !== 422 || !names.includes(wrong.field.replace('[]', '')))
        problems.push(about(call, english, `422 of ${wrong.field}`));
      const isSame = body.errors.some(({ message }, at) => message === albanian.body.errors[at]?.message);
      if (body.message === albanian.body.message || isSame) problems.push(about(call, albanian, 'not in Albanian'));
    }
    expect(problems.slice(0, 3)).toEqual([]);
  });
});
