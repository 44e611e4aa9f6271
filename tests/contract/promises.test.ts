import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { configureApi } from '../../src/shared/api/context.ts';
import { readCurrentUser } from '../../src/shared/api/current-user.ts';
import { ApiError } from '../../src/shared/api/errors.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';

// A successful answer without its content, for every operation of the generated client.

type Call = (...args: unknown[]) => Promise<unknown>;
const modules = import.meta.glob<Record<string, Call>>('../../src/shared/api/generated/endpoints/*/*.ts');
const calls = new Map<string, Call>();
/** Their `data` is null by contract. */
const ANSWER_NOTHING = new Set([
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
  'leaveRoom',
]);
let data: unknown;

beforeAll(async () => {
  for (const load of Object.values(modules))
    for (const [name, call] of Object.entries(await load())) calls.set(name, call);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, message: 'Done.', errors: [], data })));
  configureApi({ getToken: () => 't' });
});
afterAll(() => void vi.unstubAllGlobals());

const answerOf = async (operation: string): Promise<unknown> =>
  calls
    .get(operation)?.('1', {}, {}, {})
    .catch((error: unknown) => error);
const broken = { name: 'ApiError', kind: 'broken', status: 200, message: 'Something went wrong.' };

describe('a success without the required data is a failure that can be retried', () => {
  const incomplete = [{}, null, [], 'yes', { other: 1 }];
  const operations = Object.keys(routes);

  it.each(operations.filter((name) => !ANSWER_NOTHING.has(name)))('%s', async (operation) => {
    for (data of incomplete) expect(await answerOf(operation)).toMatchObject(broken);
  });

  it.each(operations.filter((name) => ANSWER_NOTHING.has(name)))('%s requires no data', async (operation) => {
    expect(calls.has(operation)).toBe(true);
    for (data of incomplete) expect(await answerOf(operation)).not.toBeInstanceOf(ApiError);
  });

  it('one key of several is missing, or null', async () => {
    data = { venues: [] };
    expect(await answerOf('listVenues')).toMatchObject(broken);
    data = { venues: [], pagination: null };
    expect(await answerOf('listVenues')).toMatchObject(broken);
    data = { venues: [], pagination: { last_page: 1 } };
    expect(await answerOf('listVenues')).toEqual(data);
  });

  it('a nullable key may be null', async () => {
    data = { booking: { id: 1 }, series: null, sessions: [] };
    expect(await answerOf('getBooking')).toEqual(data);
  });

  it('an answer without a user signs no one in', async () => {
    data = {};
    await expect(readCurrentUser()).rejects.toMatchObject(broken);
  });
});
