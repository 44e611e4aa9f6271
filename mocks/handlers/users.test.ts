import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { createMockBackend } from '../main.ts';
import { demoId } from '../seed/demo-accounts.ts';
import { ask, become } from '../testing.ts';

let backend: Backend;
beforeEach(() => {
  backend = createMockBackend({ now: () => Date.parse('2026-11-24T10:00:00+01:00') });
});
const search = async (keywords: string, user = demoId('owner')) =>
  ask(backend, `/users?module=base&keywords=${encodeURIComponent(keywords)}`, { token: await become(backend, user) });
const names = async (keywords: string) => {
  const { users } = (await search(keywords)).body.data as { users: { name: string }[] }; // checked by the contract's schema
  return users.map(({ name }) => name);
};

describe('finding people', () => {
  it('by the beginnings of the words of a name, in any order and without accents', async () => {
    expect(await names('Endri Çela')).toEqual(['Endri Çela']);
    expect(await names('cela end')).toEqual(['Endri Çela']);
    expect(await names('ndri')).toEqual([]);
  });

  it('at most ten, by name, with nothing but name and picture', async () => {
    await backend.control.ready();
    await backend.control.db.transact(async (db) => {
      for (const { id } of db.users.filter(({ profile_status }) => profile_status === 'completed').slice(6, 20))
        await db.users.update(id, { name: `Zana ${String.fromCharCode(90 - (id % 20))}` });
    });
    const found = await names('zana');
    expect(found).toHaveLength(10);
    expect(found).toEqual(found.toSorted());
    const { body } = await search('zana');
    expect(body.data).toMatchObject({ users: expect.arrayContaining([{ id: 19, name: 'Zana G', image: null }]) });
    expect(JSON.stringify(body)).not.toContain('69000');
  });

  it.each(['690000001', '069 000 0001', '+355 69 000 0001', '355690000001'])(
    'by the whole number: %s',
    async (number) => {
      expect(await names(number)).toEqual(['Arben Hoxha']);
    },
  );

  it.each(['69000', '69000000', '6900000011', '690000058', '697777777'])(
    'not by a part of a number, a wrong one or that of an unfinished account: %s',
    async (number) => {
      expect(await names(number)).toEqual([]);
    },
  );

  it('does not find oneself', async () => {
    expect(await names('Mirela Gjoka')).toEqual([]);
    expect(await names('690000002')).toEqual([]);
  });

  it.each(['ab', '   ', 'a b', '-+-', 'a1b2'])('"%s" is too little to search for', async (keywords) => {
    const { status, body } = await search(keywords);
    expect([status, body.errors[0]?.field]).toEqual([422, 'keywords']);
  });

  it('is refused to guests, to unverified users and after thirty times a minute', async () => {
    expect((await ask(backend, '/users?module=base&keywords=arben')).status).toBe(401);
    expect((await search('arben', 62)).body.errors[0]?.code).toBe('phone_not_verified');
    for (let n = 0; n < 30; n += 1) expect((await search('arben')).status).toBe(200);
    expect((await search('arben')).body.errors[0]?.code).toBe('too_many_attempts');
    await backend.control.db.transact((db) => db.users.update(demoId('owner'), { locale: 'en' }));
    expect((await search('arben')).body.errors[0]?.code, 'also after the profile is saved').toBe('too_many_attempts');
    expect((await search('arben', demoId('player'))).status).toBe(200);
  });
});
