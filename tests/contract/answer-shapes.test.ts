import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { responseSchema } from '../../mocks/contract/schemas.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { createRandom } from '../../mocks/seed/random.ts';
import { withWrongType } from '../../mocks/wrong-types.ts';
import { configureApi } from '../../src/shared/api/context.ts';
import { readCurrentUser } from '../../src/shared/api/current-user.ts';
import { ApiError } from '../../src/shared/api/errors.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { say, testSeed, times } from '../setup/random-counts.ts';
import { clientCalls } from './client-calls.ts';
import { operations as contractOperations, resolve } from './contract-places.ts';
import { openWorld, restore, type Call, type World } from './mock-world.ts';
import { bodyOf, permissionTable, personas } from './permission-table.ts';
import { validValue } from './valid-answers.ts';
import { writeCases } from './write-cases.ts';
import { withOtherValue, withWrongTime } from './mutated-answers.ts';

// Successful answers whose data is not what the contract says, for every operation of the generated client.

/** Their `data` is null by contract. */
const ANSWER_NOTHING = new Set<string>([
  'logout',
  'deleteAccount',
  'addVenueBookmark',
  'removeVenueBookmark',
  'deleteBookingHold',
  'deleteVenueImage',
  'deleteCourt',
  'deleteVenueBlock',
  'deleteSlotWatch',
  'removeVenueUser',
  'removeOrganizationUser',
  'removeParticipant',
  'deleteTeamImage',
  'removeTeamMember',
  'addTeamBookmark',
  'removeTeamBookmark',
  'deleteTeamInvitation',
  'deleteOrganizationImage',
  'deleteCommunity',
  'leaveCommunity',
  'declineCommunityInvitation',
  'removeCommunityMember',
  'deletePost',
  'deleteComment',
  'reportPost',
  'decideReport',
  'deleteCompetition',
  'leaveRoom',
  'savePushSubscription',
  'deletePushSubscription',
]);
/** Of the right type, in at least one of its forms, but too short or too long: an answer may be (decision 046). */
const isRange = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'too_small' ||
  issue.code === 'too_big' ||
  (issue.code === 'invalid_union' && issue.errors.some((form) => form.length > 0 && form.every(isRange)));
const operations = Object.keys(routes) as OperationName[]; // the keys of the table
const answering = operations.filter((name) => !ANSWER_NOTHING.has(name));
const broken = { name: 'ApiError', kind: 'broken', status: 200, message: 'Something went wrong.' };

let data: unknown;
let call: Awaited<ReturnType<typeof clientCalls>>;
beforeAll(async () => {
  call = await clientCalls();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, message: 'Done.', errors: [], data })));
  configureApi({ getToken: () => 't' });
});
afterAll(() => void vi.unstubAllGlobals());

const answerOf = (operation: OperationName): Promise<unknown> => call(operation).catch((error: unknown) => error);

describe('a success without the required data is a failure that can be retried', () => {
  const incomplete = [{}, null, [], 'yes', { other: 1 }];

  it.each(answering)('%s', async (operation) => {
    for (data of incomplete) expect(await answerOf(operation)).toMatchObject(broken);
  });

  it.each(operations.filter((name) => ANSWER_NOTHING.has(name)))('%s requires no data', async (operation) => {
    for (data of incomplete) expect(await answerOf(operation)).not.toBeInstanceOf(ApiError);
  });

  it('an answer without a user signs no one in', async () => {
    data = {};
    await expect(readCurrentUser()).rejects.toMatchObject(broken);
  });
});

describe('what the contract allows is an answer: empty lists, nothing optional, null, new words and fields', () => {
  it.each(answering)('%s', async (operation) => {
    const { method, path } = routes[operation];
    const { answer } = contractOperations.find(({ name }) => name === `${method} ${path}`) ?? fail(operation);
    const random = createRandom(operation.length);
    for (let n = 0; n < 40; n += 1) {
      data = validValue(Object(resolve(answer)['properties'])['data'], random);
      expect(await answerOf(operation)).toEqual(data);
    }
  });
});

describe('an answer of the server in which one value is another', async () => {
  const world = await openWorld();
  let mutations = 0;
  afterAll(() => say(`mutated answers: ${mutations} of ${answering.length} operations`));

  it.each(answering)('%s: a failure where the type is wrong or a time is none, else as it came', async (operation) => {
    const correct = await correctAnswer(world, operation);
    data = correct.data;
    expect(await answerOf(operation), 'the answer itself').toEqual(data);
    const isWrong = (next: unknown) =>
      responseSchema(operation)
        .safeParse({ ...correct, data: next })
        .error?.issues.some((issue) => !isRange(issue)) === true;
    const random = createRandom(testSeed() + answering.indexOf(operation));
    const mutated = (wanted: number, mutate: (n: number) => unknown) => {
      mutations += times(wanted);
      return Array.from({ length: times(wanted) }, (_, n) => mutate(n));
    };
    for (data of mutated(120, (n) => withWrongType(correct.data, testSeed() + n, isWrong)))
      expect(await answerOf(operation), JSON.stringify(data)).toMatchObject(broken);
    for (data of mutated(50, () => withWrongTime(correct.data, random))) {
      const expected: unknown = isWrong(data) ? broken : data;
      expect(await answerOf(operation), JSON.stringify(data)).toMatchObject(Object(expected));
    }
    for (data of mutated(50, () => withOtherValue(correct.data, random)))
      expect(await answerOf(operation), JSON.stringify(data).slice(0, 2_000)).toEqual(data);
  });
});

/** A successful answer: of the first persona that the permission table allows the call, else of the case of the write. */
async function correctAnswer(world: World, operation: OperationName): Promise<{ data: unknown }> {
  const { body } = await world.call(
    operation,
    (await allowedCall(world, operation)) ?? fail(`${operation}: nobody may`),
  );
  if (routes[operation].method !== 'GET') await restore(world);
  if (!body.success) fail(`${operation}: ${JSON.stringify(body)}`);
  return body;
}

async function allowedCall(world: World, operation: OperationName): Promise<Call | undefined> {
  const row = permissionTable[operation];
  const as = personas.find((_, index) => (row.statuses[index] ?? 500) < 300);
  if (as) return { as, module: row.module, path: row.path?.(world), query: row.query, body: bodyOf(row, world) };
  const write = Object.entries(writeCases).find(([name]) => name === operation)?.[1];
  await write?.prepare?.(world);
  return write && { as: write.as, module: write.module, ...write.send(world) };
}

function fail(message: string): never {
  throw new Error(message);
}
