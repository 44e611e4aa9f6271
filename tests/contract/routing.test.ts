import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../src/app/route-table.ts';
import type { AuthFlow } from '../../src/models/auth-flow/auth-flow.ts';
import type { ActiveProfile } from '../../src/models/profile/profile.ts';
import { decideRoute, type Visitor } from '../../src/models/routing/decide-route.ts';
import { findRule } from '../../src/models/routing/find-rule.ts';
import { isAuthenticated, type Session } from '../../src/models/session/session.ts';
import type { LoggedUser, ModuleType, Profile } from '../../src/shared/api/generated/model';
import { createI18n } from '../../src/shared/i18n/i18n.ts';
import { NAMESPACES } from '../../src/shared/i18n/later-dictionaries.ts';
import { toInsideAddress } from '../../src/shared/routing/inside-address.ts';
import { expectedAt, type Answer, type Person } from '../setup/route-answer.ts';
import { expectations, homes, limited, titles } from '../setup/route-expectations.ts';

const ORIGIN = 'https://fusha.example';
const addresses = Object.keys(expectations);
const moduleTypes = Object.keys(homes) as ModuleType[]; // the keys of the record
const both = [false, true] as const;
const kinds = ['guest', 'unreachable', 'unverified', 'verified'] as const;

interface State extends Visitor {
  person: Person;
}

/** Every possible session: kind × password × completed × forgotten × number to verify × super user × module × profiles held. */
function* states(): Generator<State> {
  for (const kind of kinds)
    for (const password_set of both)
      for (const isCompleted of both)
        for (const forgotFlow of both)
          for (const hasPhoneToVerify of both)
            for (const is_super_user of both)
              for (const type of moduleTypes)
                for (const holdsAll of both) {
                  const profiles = (holdsAll ? moduleTypes : [type]).map(profileOf);
                  const user = {
                    id: 1,
                    is_verified: kind === 'verified',
                    is_super_user,
                    password_set,
                    profile_status: isCompleted ? 'completed' : 'uncompleted',
                    profiles,
                  };
                  const flow: AuthFlow = {
                    forgotFlow,
                    phoneToVerify: hasPhoneToVerify ? { phone_prefix: '+355', phone_number: '690000001' } : null,
                  };
                  const active: ActiveProfile = { type, entity_id: 1 };
                  const stage = stageOf(kind, { password_set, isCompleted, forgotFlow });
                  const module = type === 'superuser' && !is_super_user ? 'pretender' : type;
                  yield {
                    session: sessionOf(kind, user as LoggedUser),
                    active,
                    flow,
                    person: { stage, module, hasPhoneToVerify },
                  }; // the guard reads no other field
                }
}

const profileOf = (type: ModuleType): Profile => ({
  type,
  entity_id: 1,
  id: 1,
  name: type,
  slug: null,
  image: null,
  role: 'owner',
  unread_count: 0,
});

function sessionOf(kind: (typeof kinds)[number], user: LoggedUser): Session {
  if (kind === 'guest' || kind === 'unreachable') return { kind, token: 't' };
  return { kind: 'signed-in', token: 't', user };
}

function stageOf(
  kind: (typeof kinds)[number],
  facts: { password_set: boolean; isCompleted: boolean; forgotFlow: boolean },
): Person['stage'] {
  if (kind === 'unreachable') return kind;
  if (kind !== 'verified') return 'guest';
  if (!facts.password_set) return facts.isCompleted ? 'noPasswordDone' : 'noPassword';
  if (facts.forgotFlow) return facts.isCompleted ? 'forgotDone' : 'forgot';
  return facts.isCompleted ? 'complete' : 'noProfile';
}

function answerAt(address: string, visitor: Visitor): Answer {
  const rule = findRule(pageRoutes, address);
  if (!rule) return { kind: 'notFound' };
  const returnTo = toInsideAddress(new URL(address, ORIGIN).searchParams.get('returnTo'), ORIGIN);
  const decision = decideRoute({ ...visitor, rule, address, returnTo, rules: pageRoutes });
  if (decision.kind === 'allow')
    return { kind: 'page', prompts: rule.access === 'prompt' && !isAuthenticated(visitor.session) };
  if (decision.kind === 'unavailable') return { kind: 'retry' };
  return { kind: 'elsewhere', address: decision.to, isRefusal: decision.kind === 'refuse' };
}

const all = [...states()];

describe('[RT-03] [RT-04] [RT-06] [SEC-04] [SEC-05] [SEC-14] [SEC-15] [AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] [AUTH-06] the guard against the table', () => {
  it.each(addresses)('%s: as in the table, in every state', (address) => {
    const wrong = all.flatMap((state) => {
      const [expected, actual] = [expectedAt(address, state.person), answerAt(address, state)];
      return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ ...state.person, expected, actual }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('redirects at most once: the target is always open', () => {
    let cells = 0;
    const restless: unknown[] = [];
    for (const state of all) {
      for (const address of addresses) {
        cells += 1;
        const answer = answerAt(address, state);
        if (answer.kind === 'elsewhere' && answerAt(answer.address, state).kind !== 'page')
          restless.push([address, answer, state.person]);
      }
    }
    expect(restless.slice(0, 5)).toEqual([]);
    expect(all).toHaveLength(4 * 2 ** 5 * 6 * 2);
    expect(cells).toBe(all.length * addresses.length);
  });
});

describe('the route table', () => {
  it('matches the hand-written table page by page', () => {
    const covered = new Set(addresses.map((address) => findRule(pageRoutes, address)?.path).filter(Boolean));
    expect(pageRoutes.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([]);
  });
  it('has the title of each page with a fixed one', async () => {
    const i18n = await createI18n('en');
    const keys = pageRoutes.flatMap(({ path, title }) => (title ? [{ path, title }] : []));
    await i18n.load(...keys.flatMap(({ title }) => NAMESPACES.filter((name) => title.startsWith(`${name}:`))));
    // a lookup contains the keys of all loaded dictionaries
    const t = i18n.view().t('common') as (key: string) => string;
    expect(Object.fromEntries(keys.map(({ path, title }) => [path, t(title)]))).toEqual(titles);
  });
  it('is matched like the router does', () => {
    const routes = pageRoutes.map(({ path }) => ({ path }));
    for (const address of [
      ...addresses,
      ...Object.values(homes),
      '/Venues',
      '/venues/',
      '/AUTH/login',
      '/venue/a/',
      '/auth/login/x',
    ]) {
      const { pathname } = new URL(address, ORIGIN);
      expect([address, findRule(pageRoutes, address)?.path]).toEqual([
        address,
        matchRoutes(routes, pathname)?.at(-1)?.route.path,
      ]);
    }
  });
  it('[RT-71] limits modules only in the documented combinations', () => {
    const shapes = pageRoutes.flatMap(({ modules }) => (modules ? [modules.join(' + ')] : []));
    expect([...new Set(shapes)].toSorted()).toEqual([
      'base',
      'base + organization',
      'base + superuser',
      'organization',
      'superuser',
      'team',
      'venue',
    ]);
    const areas = new Set(pageRoutes.filter(({ modules }) => modules).map(({ path }) => path.split('/:')[0]));
    // of a competition two are limited: its applications and its stages
    expect(Object.keys(limited)).toHaveLength(areas.size + 1);
  });
  it('[RT-70] guest-only pages are home, login, register and forgot password', () => {
    const guestOnly = pageRoutes
      .filter(({ access }) => access === 'home' || access === 'guest')
      .map(({ path }) => path);
    expect(guestOnly.toSorted()).toEqual(['/', '/auth/forgot-password', '/auth/login', '/auth/register']);
  });
});
