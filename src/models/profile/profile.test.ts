import { describe, expect, it } from 'vitest';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { baseProfile, chooseProfile, findProfile, isSuperUserMode } from './profile.ts';

const profile = (type: Profile['type'], entity_id: number): Profile => ({
  type,
  entity_id,
  id: entity_id,
  name: type,
  slug: null,
  image: null,
  role: 'owner',
  unread_count: 0,
});
// the other fields play no part here
const userOf = (profiles: Profile[], facts: Partial<LoggedUser> = {}) =>
  ({ id: 1, is_verified: true, is_super_user: false, profiles, ...facts }) as LoggedUser;

const everyone = userOf([profile('base', 1), profile('venue', 3), profile('team', 7)]);

describe('choosing the profile', () => {
  it('is base for a guest', () => {
    expect(chooseProfile(null, [{ type: 'venue', entity_id: 3 }])).toEqual(baseProfile);
  });
  it('takes the first candidate that the user has', () => {
    expect(chooseProfile(everyone, [null, { type: 'team', entity_id: 7 }, { type: 'venue', entity_id: 3 }])).toEqual({
      type: 'team',
      entity_id: 7,
    });
  });
  it('skips another user’s profile, also of the right type', () => {
    expect(
      chooseProfile(everyone, [
        { type: 'venue', entity_id: 4 },
        { type: 'organization', entity_id: 1 },
      ]),
    ).toEqual({ type: 'base', entity_id: 1 });
  });
  it('is base without a candidate, whatever its position', () => {
    expect(chooseProfile(userOf([profile('venue', 3), profile('base', 1)]), [])).toEqual({
      type: 'base',
      entity_id: 1,
    });
  });
  it('is plain base for a user without any profile', () => {
    expect(chooseProfile(userOf([]), [])).toEqual(baseProfile);
  });
  it('finds by type and entity together', () => {
    expect(findProfile(everyone, { type: 'venue', entity_id: 3 })?.name).toBe('venue');
    expect(findProfile(everyone, { type: 'team', entity_id: 3 })).toBeUndefined();
  });
});

describe('super user mode', () => {
  const active = { type: 'superuser', entity_id: 1 } as const;
  it('[SUP-03] [SEC-14] [SEC-15] needs the module, a super user and a verified user', () => {
    const superUser = userOf([], { is_super_user: true });
    expect(isSuperUserMode(superUser, active)).toBe(true);
    expect(isSuperUserMode(superUser, baseProfile)).toBe(false);
    expect(isSuperUserMode(userOf([]), active)).toBe(false);
    expect(isSuperUserMode(userOf([], { is_super_user: true, is_verified: false }), active)).toBe(false);
    expect(isSuperUserMode(null, active)).toBe(false);
  });
});
