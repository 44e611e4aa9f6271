import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedUser, Profile } from '../../shared/api/generated/model';
import { decideModuleLink, decideModuleLinks } from './module-links.ts';

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
const team = profile('team', 7);
const user = { profiles: [profile('base', 1), profile('venue', 3), team] };

describe('the switch parameters of an address', () => {
  it.each([
    ['/venues?switch_module=team&switch_entity_id=7', '/venues'],
    ['/venues?switch_entity_id=7&switch_module=team', '/venues'],
    ['/venues?a=1&switch_module=team&b=2&switch_entity_id=7&c=3#h?x', '/venues?a=1&b=2&c=3#h?x'],
    ['/venues?q=%C3%A7a+b%20c&switch_module=team&switch_entity_id=7&a&=', '/venues?q=%C3%A7a+b%20c&a&='],
    ['/?switch%5Fmodule=team&switch_entity_id=%37', '/'],
    // the first of each counts, all of them go
    ['/venues?switch_module=team&switch_module=venue&switch_entity_id=7&switch_entity_id=3', '/venues'],
    [
      '/venues?returnTo=/a?switch_module=team&switch_module=team&switch_entity_id=7',
      '/venues?returnTo=/a?switch_module=team',
    ],
  ])('[MOD-05] [MOD-06] %s: the fitting profile, and %s', (address, rest) => {
    expect(decideModuleLink(user, address)).toEqual({ kind: 'switch', profile: team, address: rest });
  });

  it.each([
    '/venues?switch_module=team&switch_entity_id=3',
    '/venues?switch_module=organization&switch_entity_id=7',
    '/venues?switch_module=Team&switch_entity_id=7',
    '/venues?switch_module=team&switch_entity_id=07',
    '/venues?switch_module=team&switch_entity_id=7x',
    '/venues?switch_module=team&switch_entity_id=%207',
    '/venues?switch_module=team',
    '/venues?switch_entity_id=7',
    '/venues?switch_module=&switch_entity_id=',
    '/venues?switch_module=__proto__&switch_entity_id=undefined',
  ])('[MOD-07] %s fits none', (address) => {
    expect(decideModuleLink(user, address)).toMatchObject({
      kind: 'no-match',
      text: expect.stringContaining('No profile of yours fits'),
    });
  });

  it.each([
    ['/venues?switch_module=team&switch_entity_id=3', 'switch_module=team and switch_entity_id=3'],
    ['/venues?switch_module=team', 'switch_module=team and switch_entity_id='],
    ['/venues?switch_entity_id=7', 'switch_module= and switch_entity_id=7'],
  ])('[MOD-07] of %s it says what was asked for', (address, asked) => {
    expect(decideModuleLink(user, address)).toEqual({ kind: 'no-match', text: `No profile of yours fits ${asked}.` });
  });

  it.each([
    '/',
    '/venues',
    '/venues?a=1',
    '/venues#switch_module=team&switch_entity_id=7',
    '/venues?xswitch_module=team',
    '/switch_module=team',
  ])('%s asks for nothing', (address) => {
    expect(decideModuleLink(user, address)).toEqual({ kind: 'none' });
  });

  it('[MOD-06] the rest of the query is unchanged (5,000 cases)', () => {
    const other = fc.stringMatching(/^[a-z]{0,5}(=[\w%2B+.-]{0,8})?$/).filter((pair) => !pair.includes('switch'));
    fc.assert(
      fc.property(
        fc.array(other, { maxLength: 4 }),
        fc.array(other, { maxLength: 4 }),
        fc.array(other, { maxLength: 4 }),
        (a, b, c) => {
          const rest = [...a, ...b, ...c];
          const address = `/venues?${[...a, 'switch_module=team', ...b, 'switch_entity_id=7', ...c].join('&')}`;
          expect(decideModuleLink(user, address)).toEqual({
            kind: 'switch',
            profile: team,
            address: rest.join('&') ? `/venues?${rest.join('&')}` : '/venues',
          });
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('the links of one tab', () => {
  const person = user as LoggedUser; // only its profiles are read
  const link = '/venues?switch_module=team&switch_entity_id=7';
  const shown = (address: string, who = person) => ({ type: 'shown', user: who, address }) as const;
  const handled = { user: person, address: link };

  it('[MOD-05] a link chooses the profile and replaces the address', () => {
    expect(decideModuleLinks(null, shown(link))).toEqual({
      state: handled,
      commands: [{ type: 'follow', profile: { type: 'team', entity_id: 7 }, from: link, to: '/venues' }],
    });
  });
  it('[MOD-07] one that fits no profile warns', () => {
    expect(decideModuleLinks(null, shown('/venues?switch_module=team')).commands).toEqual([
      { type: 'warn', text: 'No profile of yours fits switch_module=team and switch_entity_id=.' },
    ]);
  });
  it('an address without parameters does nothing', () => {
    expect(decideModuleLinks(handled, shown('/'))).toEqual({ state: { user: person, address: '/' }, commands: [] });
  });
  it('is handled once, but again for another user and after a sign-out', () => {
    expect(decideModuleLinks(handled, shown(link))).toEqual({ state: handled, commands: [] });
    expect(decideModuleLinks(handled, shown(link, { ...person })).commands).toHaveLength(1);
    expect(decideModuleLinks(handled, { type: 'signed-out' })).toEqual({ state: null, commands: [] });
  });
});
