import { createMemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockBackend } from '../../mocks/main.ts';
import type { Backend } from '../../mocks/backend.ts';
import { matchRoute } from '../../mocks/contract/router.ts';
import type { App } from '../../src/app/app.ts';
import { loadOverlays } from '../../src/app/hosts/overlays.ts';
import { filesOf } from '../../src/app/page-files.ts';
import { pageRoutes } from '../../src/app/route-table.ts';
import { startApp } from '../../src/app/start.ts';
import { saveAuthFlow } from '../../src/models/auth-flow/auth-flow.storage.ts';
import { findRule } from '../../src/models/routing/find-rule.ts';
import { $snackbars } from '../../src/models/snackbars/snackbars.model.ts';
import type { LoggedUser, Profile } from '../../src/shared/api/generated/model';
import { createI18n, type I18n } from '../../src/shared/i18n/i18n.ts';
import { storageKeys } from '../../src/shared/platform/storage-keys.ts';
import { createStorage, type SafeStorage } from '../../src/shared/platform/storage.ts';
import { memoryArea } from '../../stories/memory-area.ts';
import { personas, PHONE_PREFIX, type Persona } from '../setup/personas.ts';
import { expectedAt } from '../setup/route-answer.ts';
import { expectations } from '../setup/route-expectations.ts';
import { visitors, type TestVisitor } from '../setup/visitors.ts';
import { now } from './mock-world.ts';
import { operationsRead } from './operations-read.ts';

// The real router, guard, loaders and http client against the mock backend: where each address ends, and which requests were sent.

interface Asked {
  operation: string;
  isPublic: boolean;
  hasToken: boolean;
  status: number;
  /** Before the user was known. */
  isEarly: boolean;
}
let backend: Backend;
let i18n: I18n;
/** Token and profiles of each account. */
const accounts = new Map<Persona, { token: string; profiles: readonly Profile[] }>();
let asked: Asked[] = [];
let network: 'up' | 'down' = 'up';
/** Delays GET /auth/me. */
let known: { promise: Promise<void>; resolve: () => void };

beforeAll(async () => {
  backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  for (const { account } of visitors) if (account) accounts.set(account, await signIn(account));
  i18n = await createI18n('en');
  await loadOverlays();
  vi.stubGlobal('fetch', answer);
}, 30_000);
afterAll(() => void vi.unstubAllGlobals());

async function signIn(account: Persona): Promise<{ token: string; profiles: readonly Profile[] }> {
  const asked = { phone_prefix: PHONE_PREFIX, phone_number: personas[account] };
  // our own endpoint with the contract's answer
  const { access_token: token } = (await jsonOf(
    new Request('http://mock.test/__mock/become', { method: 'POST', body: JSON.stringify(asked) }),
  )) as { access_token: string };
  const { data } = (await jsonOf(
    new Request('http://mock.test/api/auth/me?module=base', { headers: { authorization: `Bearer ${token}` } }),
  )) as { data: { user: LoggedUser } };
  return { token, profiles: data.user.profiles };
}

async function jsonOf(request: Request): Promise<unknown> {
  const response = await backend.handle(request);
  return response?.json();
}

async function answer(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const match = matchRoute(request.method, new URL(request.url).pathname.replace('/api', ''));
  const call: Asked = {
    operation: match?.operation ?? request.url,
    isPublic: match?.route.public ?? false,
    hasToken: request.headers.has('authorization'),
    status: 0,
    isEarly: isWaiting,
  };
  asked.push(call);
  if (call.operation === 'getMe') await known.promise;
  if (network === 'down') throw new TypeError('fetch failed');
  const response = await backend.handle(request);
  if (!response) throw new Error(`not the backend's: ${request.url}`);
  call.status = response.status;
  return response;
}

let isWaiting = false;
const often = { interval: 1, timeout: 5_000 };

/** Opens one address in a new app; resolves when the router is idle. */
async function open(address: string, visitor: TestVisitor): Promise<{ app: App; shown: string[]; early: string[] }> {
  known = Promise.withResolvers<void>();
  asked = [];
  network = visitor.isUnreachable ? 'down' : 'up';
  isWaiting = visitor.account !== null || visitor.isRefused === true;
  const app = startApp({
    api: 'http://mock.test/api',
    storage: storageOf(visitor),
    i18n,
    basename: '/app/',
    makeRouter: (routes, rest) =>
      createMemoryRouter(routes, { basename: '/app/', initialEntries: [`/app${address}`], ...rest }),
  });
  const shown: string[] = [];
  const note = () => {
    const { pathname, search } = app.router.state.location;
    const current = (pathname.replace(/^\/app(?=\/)/, '') || '/') + search;
    if (app.router.state.initialized && shown.at(-1) !== current) shown.push(current);
  };
  const stop = app.router.subscribe(note);
  await vi.waitFor(() => expect(asked.length > 0 || !isWaiting).toBe(true), often);
  const early = asked.map(({ operation }) => operation);
  isWaiting = false;
  known.resolve();
  await vi.waitFor(
    () =>
      expect([app.router.state.initialized, app.router.state.navigation.state, app.router.state.revalidation]).toEqual([
        true,
        'idle',
        'idle',
      ]),
    often,
  );
  note();
  stop();
  app.router.dispose();
  return { app, shown, early };
}

function storageOf({ account, isRefused, worksIn, forgotFlow = false, hasPhoneToVerify }: TestVisitor): SafeStorage {
  const storage = createStorage({ local: memoryArea(), session: memoryArea() });
  const known = account ? accounts.get(account) : undefined;
  if (isRefused || known) storage.write(storageKeys.accessToken, known?.token ?? 'unknown');
  const profile = known?.profiles.find(({ type }) => type === worksIn);
  if (profile) storage.writeJson(storageKeys.activeProfile, { type: profile.type, entity_id: profile.entity_id });
  saveAuthFlow(storage, {
    forgotFlow,
    phoneToVerify: hasPhoneToVerify ? { phone_prefix: '+355', phone_number: '690000088' } : null,
  });
  return storage;
}

/** What the shell asks for on every page: the user, and the count of unread notifications. */
const OF_THE_SHELL = new Set(['getMe', 'listNotifications']);

/** Operations that the page at an address may ask for: those that its files name, and those of the frame around it. */
function readAt(address: string): ReadonlySet<string> {
  const rule = findRule(pageRoutes, address)?.path ?? '';
  const frame = pageRoutes.find(({ path, child }) => child && rule.startsWith(`${path}/`))?.path;
  return new Set([...operationsRead(rule), ...operationsRead(frame ?? rule)]);
}

/** Whether the page at an address reads anything. Nothing is drawn here: what it asks for comes from its loader. */
async function hasLoader(address: string): Promise<boolean> {
  const rule = findRule(pageRoutes, address);
  const row = pageRoutes.find(({ path }) => path === rule?.path);
  return row !== undefined && (await (await filesOf(row)).page()).loader !== undefined;
}

it('a page may ask for what its files name', () => {
  expect([...readAt('/notifications')].toSorted()).toEqual([
    'getApplication',
    'getBooking',
    'getGame',
    'listHandovers',
    'listNotifications',
    'listSlotWatches',
  ]);
  expect([...readAt('/fusha-e-liqenit')].toSorted()).toEqual([
    'getOrganization',
    'getTeam',
    'getTeamInvitation',
    'getTeamStats',
    'getVenue',
    'getVenueAvailability',
    'listCompetitions',
    'listSlotWatches',
    'listTeamFixtures',
    'resolveSlug',
  ]);
  expect(readAt('/venues')).not.toContain('listBookings');
});

describe('[RT-03] [RT-06] [RT-73] [SEC-05] [AUTH-06] every address, in the real router', () => {
  it.each(visitors)(
    '$name',
    async (visitor) => {
      const problems: unknown[] = [];
      for (const address of Object.keys(expectations)) {
        const expected = expectedAt(address, visitor);
        const { app, shown, early } = await open(address, visitor);
        const complain = (what: string, found: unknown) => problems.push({ address, what, found });

        const final = expected.kind === 'elsewhere' ? expected.address : address;
        if (shown.length !== 1 || shown[0] !== final) complain(`shows ${final} and nothing before it`, shown);
        const texts = app.scope.getState($snackbars).map(({ message }) => ('key' in message ? message.key : message));
        const isRefusal = expected.kind === 'elsewhere' && expected.isRefusal;
        if (texts.includes('errors.noPermission') !== isRefusal)
          complain(isRefusal ? 'says so' : 'says nothing', texts);
        if (early.some((operation) => operation !== 'getMe'))
          complain('asks nothing before it is known who it is', early);
        const forbidden = asked.filter(
          ({ isPublic, hasToken, status, operation }) =>
            operation !== 'getMe' &&
            ((!isPublic && (!hasToken || visitor.stage === 'guest')) || status === 401 || status === 403),
        );
        if (forbidden.length > 0) complain('asks nothing that is forbidden', forbidden);
        const foreign = asked.filter(({ operation }) => !OF_THE_SHELL.has(operation) && !readAt(final).has(operation));
        if (foreign.length > 0) complain('asks nothing for a page that is not shown', foreign);
        const mustAsk = expected.kind === 'page' && visitor.stage === 'complete' && (await hasLoader(final));
        if (mustAsk && !asked.some(({ operation }) => operation !== 'getMe'))
          complain('starts its reads before it is drawn', []);
      }
      expect(problems.slice(0, 4), `${problems.length} problems`).toEqual([]);
    },
    60_000,
  );
});
