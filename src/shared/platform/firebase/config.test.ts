import { describe, expect, it } from 'vitest';
import { readFirebaseConfig } from './config.ts';

const real = { apiKey: 'k', projectId: 'p', appId: 'a', databaseURL: 'https://p.firebaseio.com' };
const read = (value: object, origin = 'https://fusha.al') => readFirebaseConfig(JSON.stringify(value), origin);

describe('the firebase configuration', () => {
  it.each(['', undefined])('unset (%j) means that the origin of the app answers', (text) => {
    expect(readFirebaseConfig(text, 'http://127.0.0.1:4173')).toEqual({
      apiKey: 'local',
      projectId: 'demo-fusha',
      appId: 'local',
      databaseURL: 'ws://127.0.0.1:4173?ns=demo-fusha',
      authDomain: 'local',
      authEmulatorUrl: 'http://127.0.0.1:4173',
      socialProviders: ['facebook', 'google', 'github', 'twitter'],
      push: 'local',
    });
    expect(readFirebaseConfig(text, 'https://fusha.al').databaseURL).toBe('wss://fusha.al?ns=demo-fusha');
  });
  it('a real project has no emulator and offers what it names', () => {
    expect(read(real)).toEqual({
      ...real,
      authDomain: undefined,
      authEmulatorUrl: undefined,
      socialProviders: [],
      push: null,
    });
    expect(read({ ...real, authDomain: '{origin}' }).authDomain).toBe('https://fusha.al');
  });
  it.each(['facebook', 'google', 'github', 'twitter'])(
    '[AUTH-29] [AUTH-34] [AUTH-35] [AUTH-36] [AUTH-37] %s is covered',
    (provider) => {
      expect(read({ ...real, socialProviders: [provider] }).socialProviders).toEqual([provider]);
    },
  );
  it('[PWA-23] push needs a sender and the key of its web pushes', () => {
    const push = { messagingSenderId: '123', vapidKey: 'BKey' };
    expect(read({ ...real, ...push }).push).toEqual(push);
    expect(read({ ...real, messagingSenderId: '123' }).push).toBeNull();
    expect(read({ ...real, vapidKey: 'BKey' }).push).toBeNull();
  });
  it.each([
    [{ ...real, socialProviders: ['apple'] }, 'VITE_FIREBASE: apple is no social provider.'],
    [{ ...real, socialProviders: 'google' }, 'VITE_FIREBASE: socialProviders is no list.'],
    [{ ...real, apiKey: undefined }, 'VITE_FIREBASE has no apiKey.'],
    [{ ...real, appId: 3 }, 'VITE_FIREBASE: appId is no text.'],
  ])('%j is refused', (value, message) => {
    expect(() => read(value)).toThrow(message);
  });
  it('what is no JSON object is refused', () => {
    expect(() => readFirebaseConfig('null', 'https://fusha.al')).toThrow('VITE_FIREBASE is no JSON object.');
    expect(() => readFirebaseConfig('{', 'https://fusha.al')).toThrow('JSON');
  });
});
