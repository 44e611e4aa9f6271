/** Writes of sign-up and the user's own account. */
import { expect } from 'vitest';
import { idToken } from '../../mocks/handlers/auth/testing.ts';
import { pictureFile } from '../../mocks/handlers/images/testing.ts';
import { DEMO_PASSWORD, DEMO_PREFIX, demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { now, type World } from './mock-world.ts';
import { at, read, type WriteCase, type WriteName } from './write-case.ts';

const player = demoId('player');
const ownPhone = { phone_prefix: DEMO_PREFIX, phone_number: '690000001' };
const newPhone = { phone_prefix: DEMO_PREFIX, phone_number: '690000777' };
const codesOf = (w: World, { phone_prefix, phone_number }: typeof newPhone) =>
  w.db.phoneCodes.find({ phone_prefix, phone_number });
const me = async (w: World) => (await read(w, 'getMe', { as: 'player' })).body.data;
const profile = { name: 'Arben Hoxha i Ri', birth_year: 1999, city_id: 2, ...ownPhone };
const anybody = 'who asks for a code is nobody yet';
const everybody = 'everybody has their own account';

type Names = Extract<
  WriteName,
  | 'register'
  | 'verifyPhone'
  | 'resendCode'
  | 'forgotPassword'
  | 'setCredentials'
  | 'saveProfile'
  | 'socialSignIn'
  | 'deleteAccount'
  | 'uploadImage'
>;

export const accountWrites: Record<Names, WriteCase> = {
  register: {
    as: 'guest',
    send: () => ({ body: { ...newPhone, terms_accepted: true, locale: 'sq' } }),
    shows: (w, answer) => {
      expect(answer.body.data).toEqual({ phone_masked: '+355 69 *** ** 77', resend_in_s: 60 });
      expect(w.db.users.find({ phone_number: '690000777' })).toMatchObject({
        is_verified: false,
        password_set: false,
        profile_status: 'uncompleted',
        locale: 'sq',
      });
    },
    why: 'who is not verified reads nothing',
    foreign: anybody,
    invalid: { body: { terms_accepted: false }, field: 'terms_accepted' },
  },
  verifyPhone: {
    as: 'guest',
    prepare: (w) => w.call('register', { as: 'guest', body: { ...newPhone, terms_accepted: true, locale: 'sq' } }),
    send: () => ({ body: { ...newPhone, code: '123456', device_id: 'phone' } }),
    shows: (w, answer) => {
      expect(answer.body.data).toMatchObject({
        access_token: expect.any(String),
        user: { is_verified: true, password_set: false },
      });
      expect(w.db.users.find({ phone_number: '690000777' })).toMatchObject({ is_verified: true });
      expect(codesOf(w, newPhone)).toMatchObject({ used_by: 'phone' });
    },
    why: 'the new session is not one of the personas',
    foreign: anybody,
    invalid: { body: { code: '12345a' }, field: 'code' },
  },
  resendCode: {
    as: 'guest',
    send: () => ({ body: newPhone }),
    shows: (w) => expect(codesOf(w, newPhone)).toMatchObject({ sent_at: now, attempts: 0 }),
    why: 'codes are read on telephones',
    foreign: anybody,
    invalid: { body: { phone_prefix: '355' }, field: 'phone_prefix' },
  },
  forgotPassword: {
    as: 'guest',
    send: () => ({ body: ownPhone }),
    shows: (w) => expect(codesOf(w, ownPhone)).toMatchObject({ sent_at: now }),
    why: 'codes are read on telephones',
    foreign: anybody,
    invalid: { body: { phone_number: '12345678' }, field: 'phone_number' },
  },
  setCredentials: {
    as: 'player',
    prepare: (w) =>
      w.backend.control.db.transact((db) => db.users.update(player, { password: null, password_set: false })),
    send: () => ({ body: { password: 'another1', password_confirmation: 'another1' } }),
    shows: async (w) => {
      expect(await me(w)).toMatchObject({ user: { password_set: true } });
      const body = { ...ownPhone, password: 'another1', device_id: 'laptop' };
      expect((await w.call('login', { as: 'guest', body })).status).toBe(200);
    },
    foreign: everybody,
    invalid: { body: { password_confirmation: 'another2' }, field: 'password_confirmation' },
  },
  saveProfile: {
    as: 'player',
    send: () => ({ body: { ...profile, image_id: null } }),
    shows: async (w) => {
      const expected = {
        name: profile.name,
        birth_year: 1999,
        city: { id: 2 },
        image: null,
        profile_status: 'completed',
        phone_number: '690000001',
      };
      expect(await me(w)).toMatchObject({ user: expected });
    },
    foreign: everybody,
    invalid: { body: { image_id: imageIds.ownerFree }, field: 'image_id' },
  },
  socialSignIn: {
    as: 'guest',
    send: () => ({
      body: {
        provider: 'github',
        id_token: idToken({ provider: 'github', subject: 'octo', name: 'Octo', issuedAt: now }),
        device_id: 'phone',
      },
    }),
    shows: (w, answer) => {
      expect(at(answer, 'user')).toMatchObject({
        name: 'Octo',
        is_verified: true,
        password_set: false,
        profile_status: 'uncompleted',
        phone_number: '',
      });
      expect(w.db.identities.one('subject', 'github', 'octo')).toBeDefined();
    },
    why: 'the new session is not one of the personas',
    foreign: anybody,
    invalid: { body: { id_token: 'no token' }, field: 'id_token' },
  },
  deleteAccount: {
    as: 'player',
    send: () => ({ body: { password: DEMO_PASSWORD, confirmation: 'DELETE' } }),
    shows: async (w) => {
      expect((await w.call('getMe', { as: 'player' })).status).toBe(401);
      expect(w.db.users.get(player)).toBeUndefined();
      expect(w.db.bookings.filter({ user_id: player })).toEqual([]);
    },
    foreign: everybody,
    invalid: { body: { confirmation: 'delete' }, field: 'confirmation' },
  },
  uploadImage: {
    as: 'player',
    send: () => ({ body: { file: pictureFile(), kind: 'avatar' } }),
    shows: (w, answer) => {
      expect(at(answer, 'image')).toMatchObject({
        url: expect.stringMatching(/^data:image\/png;base64,/),
        width: 3,
        height: 2,
      });
      expect(w.db.images.get(Number(at(answer, 'image', 'id')))).toMatchObject({ owner_id: player });
    },
    why: 'a picture is read by those who show it',
    foreign: everybody,
    invalid: { body: { file: pictureFile([1, 2, 3]) }, field: 'file' },
  },
};
