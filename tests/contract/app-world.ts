/** The app's start code without rendering, against the mock backend, with its requests in order. */
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { matchRoute } from '../../mocks/contract/router.ts';
import { profilesOf } from '../../mocks/identity/profiles.ts';
import { openSession } from '../../mocks/identity/sessions.ts';
import { demoId, type DemoKey } from '../../mocks/seed/demo-accounts.ts';
import type { App } from '../../src/app/app.ts';
import { startApp } from '../../src/app/start.ts';
import type { ModuleType } from '../../src/shared/api/generated/model.ts';
import type { KeptLanguage } from '../../src/app/initialization/device-settings.ts';
import { createI18n } from '../../src/shared/i18n/i18n.ts';
import { storageKeys } from '../../src/shared/platform/storage-keys.ts';
import { createStorage, type SafeStorage } from '../../src/shared/platform/storage.ts';
import { memoryArea } from '../../stories/memory-area.ts';
import { now, openWorld, type World } from './mock-world.ts';

/** One request of the app. */
export interface Sent {
  readonly operation: string;
  readonly path: string;
  readonly module: string | null;
}

export interface AppWorld {
  readonly app: App;
  readonly world: World;
  readonly storage: SafeStorage;
  /** In the order of sending. */
  readonly sent: Sent[];
  readonly operations: () => string[];
}

interface Options {
  as?: DemoKey;
  module?: ModuleType;
  route?: string;
  /** Operations that fail, with their status. */
  failing?: Record<string, number>;
  /** Where the account's language is stored; without it the app stays English. */
  keptLanguage?: KeptLanguage;
}

/** Stubs globals; undo with `vi.unstubAllGlobals()`. */
export async function openApp({
  as,
  module = 'base',
  route = '/account',
  failing = {},
  keptLanguage,
}: Options = {}): Promise<AppWorld> {
  const world = await openWorld();
  const storage = createStorage({ local: memoryArea(), session: memoryArea() });
  if (as) await signInto(world, storage, as, module);

  const sent: Sent[] = [];
  vi.stubGlobal('window', new EventTarget()); // asks before it is closed
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(new URL(input, 'https://app.example'), init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/, '');
    const operation = matchRoute(request.method, path)?.operation ?? request.method;
    sent.push({ operation, path: path + withoutModule(searchParams), module: searchParams.get('module') });
    const status = failing[operation];
    if (status !== undefined)
      return Response.json({ success: false, message: 'broken', errors: [], data: null }, { status });
    const answer = await world.backend.handle(request);
    if (!answer) throw new Error(`${pathname}: not the backend’s`);
    return answer;
  });

  const i18n = await createI18n('en');
  const app = startApp({
    storage,
    i18n,
    ...(keptLanguage && { keptLanguage }),
    basename: '/',
    makeRouter: (routes, rest) => createMemoryRouter(routes, { initialEntries: [route], ...rest }),
  });
  return { app, world, storage, sent, operations: () => sent.map(({ operation }) => operation) };
}

/** The browser's storage after a demo user has signed in and chosen a profile of that module. */
async function signInto(
  { backend: { control } }: World,
  storage: SafeStorage,
  key: DemoKey,
  module: ModuleType,
): Promise<void> {
  const user = control.db.read.users.get(demoId(key));
  const profile = user && profilesOf(control.db.read, user).find(({ type }) => type === module);
  if (!profile) throw new Error(`${key} has no profile of module ${module}`);
  const { token } = await control.db.transact((tx) => openSession(tx, { userId: user.id, deviceId: null, now }));
  storage.write(storageKeys.accessToken, token);
  storage.writeJson(storageKeys.activeProfile, { type: profile.type, entity_id: profile.entity_id });
}

function withoutModule(params: URLSearchParams): string {
  const rest = new URLSearchParams([...params].filter(([name]) => name !== 'module'));
  return rest.size > 0 ? `?${rest}` : '';
}
