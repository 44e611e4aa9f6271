import { describe, expect, it } from 'vitest';
import type { LoggedUser, ModuleType, Profile } from '../../shared/api/generated/model';
import { noAuthFlow, type AuthFlow } from '../auth-flow/auth-flow.ts';
import { baseProfile, type ActiveProfile } from '../profile/profile.ts';
import type { Session } from '../session/session.ts';
import { decideRoute, type RouteDecision } from './decide-route.ts';
import type { RouteAccess, RouteRule } from './route-rule.ts';

const profile = (type: ModuleType): Profile => ({
  type,
  entity_id: 1,
  id: 1,
  name: type,
  slug: null,
  image: null,
  role: 'owner',
  unread_count: 0,
});
// the guard reads no other fields
const user = (facts: Partial<LoggedUser> = {}) =>
  ({
    id: 1,
    is_verified: true,
    is_super_user: false,
    password_set: true,
    profile_status: 'completed',
    profiles: [profile('base')],
    ...facts,
  }) as LoggedUser;
const signedIn = (facts?: Partial<LoggedUser>): Session => ({ kind: 'signed-in', token: 't', user: user(facts) });
const guest: Session = { kind: 'guest' };

interface Case {
  rule: Omit<RouteRule, 'path'>;
  session: Session;
  active?: ActiveProfile;
  returnTo?: string | null;
  flow?: AuthFlow;
}
/** Other pages, to go on to. */
const rules: readonly RouteRule[] = [
  { path: '/auth/login', access: 'guest' },
  { path: '/auth/profile', access: 'profile' },
  { path: '/bookings', access: 'prompt', modules: ['base'] },
  { path: '/venue/:slug', access: 'public' },
  { path: '/community/:id', access: 'public', child: 'feed' },
  { path: '/community/:id/feed', access: 'public' },
];
const decide = ({ rule, session, active = baseProfile, returnTo = null, flow = noAuthFlow }: Case): RouteDecision =>
  decideRoute({ rule: { path: '/page', ...rule }, address: '/page?x=1', returnTo, session, active, flow, rules });

const inModule = (type: ModuleType): ActiveProfile => ({ type, entity_id: 1 });
const login = { kind: 'refuse', to: '/auth/login?returnTo=%2Fpage%3Fx%3D1', address: '/page?x=1', switchTo: null };
const allow = { kind: 'allow' };

describe('the guard', () => {
  it.each<RouteAccess>(['public', 'prompt'])('lets a guest open a %s page', (access) => {
    expect(decide({ rule: { access }, session: guest })).toEqual(allow);
  });
  it('[RT-03] sends a guest of a user page to sign in, and back afterwards', () => {
    expect(decide({ rule: { access: 'user' }, session: guest })).toEqual(login);
  });
  it('[RT-04] [RT-70] sends a signed-in user away from a guest page, to the module home', () => {
    expect(decide({ rule: { access: 'guest' }, session: signedIn() })).toEqual({ kind: 'redirect', to: '/explore' });
    expect(decide({ rule: { access: 'guest' }, session: signedIn(), active: inModule('venue') })).toEqual({
      kind: 'redirect',
      to: '/admin/venue/calendar',
    });
    expect(decide({ rule: { access: 'guest' }, session: guest })).toEqual(allow);
  });
  it('continues to the page that asked for the sign-in', () => {
    expect(decide({ rule: { access: 'guest' }, session: signedIn(), returnTo: '/venue/a?book=1' })).toEqual({
      kind: 'redirect',
      to: '/venue/a?book=1',
    });
  });
  it('[AUTH-06] treats an unverified user as not signed in', () => {
    expect(decide({ rule: { access: 'user' }, session: signedIn({ is_verified: false }) })).toEqual(login);
    expect(decide({ rule: { access: 'guest' }, session: signedIn({ is_verified: false }) })).toEqual(allow);
  });
  it("[RT-06] [SEC-04] refuses a page of another module, at the home of one's own", () => {
    expect(
      decide({
        rule: { access: 'public', modules: ['base', 'superuser'] },
        session: signedIn(),
        active: inModule('team'),
      }),
    ).toEqual({
      kind: 'refuse',
      to: '/admin/team',
      address: '/page?x=1',
      switchTo: profile('base'),
    });
  });
  it('offers no switch where no profile fits', () => {
    expect(decide({ rule: { access: 'user', modules: ['venue'] }, session: signedIn() })).toEqual({
      kind: 'refuse',
      to: '/explore',
      address: '/page?x=1',
      switchTo: null,
    });
  });
  it('counts a guest as base', () => {
    expect(decide({ rule: { access: 'public', modules: ['base'] }, session: guest })).toEqual(allow);
    expect(decide({ rule: { access: 'public', modules: ['venue'] }, session: guest })).toEqual(login);
  });
  it('needs super user mode for the superuser module', () => {
    const rule = { access: 'user', modules: ['superuser'] } as const;
    expect(decide({ rule, session: signedIn({ is_super_user: true }), active: inModule('superuser') })).toEqual(allow);
    expect(decide({ rule, session: signedIn(), active: inModule('superuser') }).kind).toBe('refuse');
  });
  it('[SUP-03] the area of super users is no home to whoever is none', () => {
    const rule = { access: 'guest' } as const;
    const home = (user: Partial<LoggedUser>) =>
      decide({ rule, session: signedIn(user), active: inModule('superuser') });
    expect(home({ is_super_user: true })).toEqual({ kind: 'redirect', to: '/super/in-review' });
    expect(home({})).toEqual({ kind: 'redirect', to: '/account' });
  });
  it.each<RouteAccess>(['user', 'prompt', 'guest'])(
    'asks to try again on a %s page while the user cannot be read (R1)',
    (access) => {
      expect(decide({ rule: { access }, session: { kind: 'unreachable', token: 't' } })).toEqual({
        kind: 'unavailable',
      });
    },
  );
  it('shows a public page all the same', () => {
    expect(decide({ rule: { access: 'public' }, session: { kind: 'unreachable', token: 't' } })).toEqual(allow);
  });

  it('decides the address to continue to like any other', () => {
    const onTo = (returnTo: string, active?: ActiveProfile) =>
      decide({ rule: { access: 'guest' }, session: signedIn(), returnTo, ...(active && { active }) });
    expect(onTo('/bookings')).toEqual({ kind: 'redirect', to: '/bookings' });
    expect(onTo('/bookings', inModule('team'))).toEqual({
      kind: 'refuse',
      to: '/admin/team',
      address: '/bookings',
      switchTo: profile('base'),
    });
    for (const address of ['/auth/login', '/auth/profile', '/no/such/page', '/venue', '/venue/a/b']) {
      expect(onTo(address)).toEqual({ kind: 'redirect', to: '/explore' });
    }
  });
  it('offers super user mode to a super user only', () => {
    const profiles = [profile('base'), profile('superuser')];
    const rule = { access: 'user', modules: ['superuser'] } as const;
    expect(decide({ rule, session: signedIn({ profiles, is_super_user: true }) })).toMatchObject({
      switchTo: profile('superuser'),
    });
    expect(decide({ rule, session: signedIn({ profiles }) })).toMatchObject({ switchTo: null });
  });
});

describe('[RT-05] a frame goes on to its default child', () => {
  it.each([
    ['/community/1', '/community/1/feed'],
    ['/community/1/', '/community/1/feed'],
    ['/community/1?post=2#top', '/community/1/feed?post=2#top'],
  ])('%s is %s', (address, to) => {
    const rule = { path: '/community/:id', access: 'public', child: 'feed' } as const;
    const visitor = { session: guest, active: baseProfile, flow: noAuthFlow };
    expect(decideRoute({ ...visitor, rule, address, returnTo: null, rules })).toEqual({ kind: 'redirect', to });
  });
  it('[RT-30] unless the module has no page there', () => {
    const rule = { path: '/event/:id', access: 'public', child: 'info', modules: ['organization'] } as const;
    expect(decide({ rule, session: signedIn() })).toMatchObject({ kind: 'refuse' });
  });
  it('also as the address to continue to after signing in', () => {
    const rule = { access: 'guest' } as const;
    expect(decide({ rule, session: signedIn(), returnTo: '/community/1' })).toEqual({
      kind: 'redirect',
      to: '/community/1/feed',
    });
  });
});

describe('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] the steps after sign-in', () => {
  const noPassword = signedIn({ password_set: false, profile_status: 'uncompleted' });
  const noProfile = signedIn({ profile_status: 'uncompleted' });
  const forgot: AuthFlow = { phoneToVerify: null, forgotFlow: true };
  const returnTo = '/venue/a';
  it('follow one another, and keep the return address', () => {
    const rule = { access: 'guest' } as const;
    expect(decide({ rule, session: noPassword, returnTo })).toEqual({
      kind: 'redirect',
      to: '/auth/credentials?returnTo=%2Fvenue%2Fa',
    });
    expect(decide({ rule, session: noProfile, returnTo })).toEqual({
      kind: 'redirect',
      to: '/auth/profile?returnTo=%2Fvenue%2Fa',
    });
    expect(decide({ rule, session: signedIn(), flow: forgot })).toEqual({ kind: 'redirect', to: '/auth/credentials' });
  });
  it('are not requested twice', () => {
    expect(decide({ rule: { access: 'credentials' }, session: noProfile, returnTo })).toEqual({
      kind: 'redirect',
      to: '/auth/profile?returnTo=%2Fvenue%2Fa',
    });
    expect(decide({ rule: { access: 'profile' }, session: signedIn(), returnTo })).toEqual({
      kind: 'redirect',
      to: '/venue/a',
    });
    expect(decide({ rule: { access: 'credentials' }, session: signedIn(), flow: forgot })).toEqual(allow);
  });
  it('a guest signs in first; the step follows by itself', () => {
    for (const access of ['verify', 'credentials', 'profile'] as const) {
      expect(decide({ rule: { access }, session: guest, returnTo })).toMatchObject({
        kind: 'refuse',
        to: '/auth/login?returnTo=%2Fvenue%2Fa',
      });
    }
  });
});
