import { describe, expect, it } from 'vitest';
import { ask } from '../testing.ts';
import { eventWorld } from './events/testing.ts';

// One number is one account, one venue's number and one guest's, however it is typed.
const [player, teamBoss] = [1, 3];
const at = (phone_number: string, phone_prefix = '+355') => ({ phone_prefix, phone_number });
const post = async (backend: Awaited<ReturnType<typeof eventWorld>>['backend'], path: string, body: object) => {
  const { status, body: answer } = await ask(backend, path, { method: 'POST', body: { module: 'base', ...body } });
  return { status, data: answer.data as { user: { id: number } } }; // what signing in answers
};

describe('a phone number as people type it', () => {
  it.each(['069 000 00 01', '690000001', '+355690000001', '00355 69 000 00 01', '355690000001'])(
    '%s signs in',
    async (number) => {
      const { backend } = await eventWorld();
      const body = { ...at(number), password: 'demo1234', device_id: 'd1' };
      expect((await post(backend, '/auth/login', body)).data.user.id).toBe(1);
    },
  );

  it.each([
    ['+355', ['069 111 2201', '+355691112201', '00355691112201'], '+355', '691112201'],
    ['+39', ['06 9876 5432', '+390698765432'], '+39', '0698765432'],
    ['+383', ['044 123 456', '+38344123456'], '+383', '+38344123456'],
    ['+355', ['+390698765432', '0039 06 9876 5432'], '+39', '0698765432'],
  ])('of %s, %j registers one account', async (prefix, numbers, phone_prefix, phone_number) => {
    const { backend, db } = await eventWorld();
    const before = db.users.count({});
    for (const number of numbers) {
      const body = { ...at(number, prefix), terms_accepted: true, locale: 'en' };
      expect((await post(backend, '/auth/register', body)).status).toBe(201);
    }
    expect(backend.control.db.read.users.count({})).toBe(before + 1);
    expect(backend.control.db.read.users.one('phone', phone_prefix, phone_number)?.is_verified).toBe(false);
  });

  it('is found by who looks for it', async () => {
    const world = await eventWorld();
    for (const typed of ['069 000 00 03', '+355690000003', '0035569000 0003']) {
      const keywords = encodeURIComponent(typed);
      const { data } = await world.send(player, 'GET', `/users?module=base&keywords=${keywords}`);
      expect(data['users']).toMatchObject([{ id: teamBoss }]);
    }
  });

  it('is kept by a venue so that anybody can dial it', async () => {
    const world = await eventWorld();
    const venue = { name: 'Fusha e re', city_id: 1, address: 'Rr. 1', latitude: 41.3, longitude: 19.8 };
    const { data } = await world.send(player, 'POST', '/mod-venue/venue', { ...venue, ...at('069 111 2201') });
    expect(data['venue']).toMatchObject({ phone_prefix: '+355', phone_number: '691112201' });
    const edited = await world.send(player, 'PATCH', `/mod-venue/venue/${data['venue']?.id}`, {
      module: 'venue',
      ...at('0039 06 9876 5432'),
    });
    expect(edited.data['venue']).toMatchObject({ phone_prefix: '+39', phone_number: '0698765432' });
  });
});
