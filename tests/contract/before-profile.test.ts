import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { type Newcomer, openWorld, restore } from './mock-world.ts';
import { bodyOf, permissionTable } from './permission-table.ts';

// Without a password or a profile a session does what completing them needs, and reads what guests read (decision 043).

const newcomers: readonly Newcomer[] = ['withoutPassword', 'withoutProfile', 'justVerified'];

/** Besides the operations of guests. */
const open: readonly OperationName[] = [
  'createFirebaseToken',
  'getMe',
  'logout',
  'setCredentials',
  'saveProfile',
  'deleteAccount',
  'uploadImage',
  'updateSetting',
  'bulkUpsertSettings',
  'listNotifications',
  'markNotificationsRead',
  'markNotificationRead',
  'setOnline',
  'setOffline',
];
const operations = Object.keys(routes) as OperationName[];

it('the contract names the operations that are open', () => {
  expect(operations.filter((operation) => routes[operation].beforeProfile).toSorted()).toEqual(open.toSorted());
});

describe.each(newcomers)('%s', async (as) => {
  const world = await openWorld();
  const call = (operation: OperationName) => {
    const row = permissionTable[operation];
    const { module, path, query } = row;
    return world.call(operation, { as, module, path: path?.(world), query, body: bodyOf(row, world) });
  };

  const forGuests = operations.filter((operation) => routes[operation].public);

  it.each(forGuests)('%s is open as it is to guests', async (operation) => {
    const { status } = await call(operation);
    expect(status).toBe(permissionTable[operation].statuses[0]);
    await restore(world);
  });

  it.each(open)('%s is open', async (operation) => {
    const { body } = await call(operation);
    expect(body.errors[0]?.code).not.toBe('profile_incomplete');
    await restore(world);
  });

  it.each(operations.filter((one) => !forGuests.includes(one) && !open.includes(one)))(
    '%s waits',
    async (operation) => {
      const message = 'Set a password and complete your profile first.';
      expect(await call(operation)).toEqual({
        status: 403,
        body: { success: false, message, errors: [{ field: '', message, code: 'profile_incomplete' }], data: null },
      });
    },
  );
});

it('with a password and a profile everything is open', async () => {
  const world = await openWorld();
  const as = 'justVerified';
  const create = () => world.call('createTeam', { as, body: bodyOf(permissionTable.createTeam, world) });
  expect((await world.call('createTeam', { as, language: 'sq', body: {} })).body.message).toBe(
    'Vendos më parë një fjalëkalim dhe plotëso profilin.',
  );
  const password = { password: 'another1', password_confirmation: 'another1' };
  expect((await world.call('setCredentials', { as, body: password })).status).toBe(200);
  expect((await create()).status).toBe(403);
  const profile = { name: 'Era', birth_year: 1990, city_id: 1, phone_prefix: '+355', phone_number: '690000061' };
  expect((await world.call('saveProfile', { as, body: profile })).status).toBe(200);
  expect((await create()).status).toBe(201);
});
