import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import type { DataRouter } from 'react-router';
import { configureApi } from '../shared/api/context.ts';
import { ApiError } from '../shared/api/errors.ts';
import { readCurrentUser } from '../shared/api/current-user.ts';
import { request } from '../shared/api/request.ts';
import { LOCALES } from '../shared/i18n/locale.ts';
import { deviceId } from '../shared/platform/device-id.ts';
import { storageKeys } from '../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../shared/platform/storage.ts';
import { $authFlow, $forgotFlow, saveAuthFlowFx } from '../models/auth-flow/auth-flow.model.ts';
import type { AuthFlow } from '../models/auth-flow/auth-flow.ts';
import { readAuthFlow, saveAuthFlow } from '../models/auth-flow/auth-flow.storage.ts';
import {
  $activeProfile,
  $lastProfile,
  $module,
  $opening,
  $tabProfile,
  choiceOpened,
  saveProfileFx,
  type KeptProfile,
} from '../models/profile/profile.model.ts';
import { readProfiles, saveProfile } from '../models/profile/profile.storage.ts';
import {
  $authenticated,
  $session,
  $token,
  $undecided,
  $user,
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  tokenGiven,
  tokenRefused,
  type KeptSession,
  type UserAnswer,
} from '../models/session/session.model.ts';
import type { App, AppOptions } from './app.ts';
import { createQueryClients } from './query-clients.ts';
import { createAppRouter } from './router.tsx';

/**
 * Starts an app: reads storage, forks the scope with its effect handlers, binds the http client, fires `appStarted`
 * (not awaited: the shell paints meanwhile), and makes the router.
 */
export function startApp(options: AppOptions): App {
  const { storage, i18n } = options;
  const profiles = readProfiles(storage);
  const storedToken = () => storage.read(storageKeys.accessToken);
  const scope: Scope = fork({
    values: [
      [$tabProfile, profiles.tab],
      [$lastProfile, profiles.last],
      [$authFlow, readAuthFlow(storage)],
    ],
    handlers: [
      [readUserFx, readUser],
      [leaveFx, (token: string) => leave(token, deviceId(storage)).catch(ignoreRefusal)],
      [saveSessionFx, (kept: KeptSession) => saveSession(storage, kept)],
      [saveProfileFx, (kept: KeptProfile) => saveProfile(storage, kept)],
      [saveAuthFlowFx, (flow: AuthFlow) => saveAuthFlow(storage, flow)],
    ],
  });

  configureApi({
    ...(options.api ? { baseURL: options.api } : {}),
    ...(options.ready ? { ready: options.ready } : {}),
    getToken: () => scope.getState($token),
    isAuthenticated: () => scope.getState($authenticated),
    getModule: () => scope.getState($module),
    getLanguage: () => LOCALES[i18n.language],
    say: (text) =>
      i18n.view().t('common')(text === 'notAuthenticated' ? 'errors.notAuthenticated' : 'errors.somethingWentWrong'),
    onTokenRefused: (token) => {
      // perhaps because its user has left in another tab, or somebody else came
      void allSettled(tokenGiven, { scope, params: storedToken() });
      void allSettled(tokenRefused, { scope, params: token });
    },
  });

  const clients = createQueryClients(cacheOwner(scope));
  void allSettled(appStarted, { scope, params: storedToken() });
  const router = createAppRouter({ scope, i18n, clients, basename: options.basename, make: options.makeRouter });

  // a change of user or profile: its own cache, and the guard and the loaders once more (R5); what the guard reads besides
  // is the forgotten password (the page that asks for a number goes on by itself)
  let owner = ownerName(scope);
  let changes = 0;
  let isDue = false;
  let wasUndecided = scope.getState($undecided);
  for (const unit of [$session.updates, $activeProfile.updates, $forgotFlow.updates] as Unit<unknown>[]) {
    // their values are not read
    createWatch({
      unit,
      scope,
      fn: () => {
        const next = ownerName(scope);
        if (next !== owner) clients.switchTo(cacheOwner(scope));
        owner = next;
        changes += 1;
        if (wasUndecided && !router.state.initialized) clients.show(); // the guard has let nobody in yet
        // effector tells of a change before its own computation ends
        if (!isDue) queueMicrotask(() => void showAnew());
        isDue = true;
      },
    });
  }
  async function showAnew(): Promise<void> {
    isDue = false;
    const change = changes;
    const address = scope.getState($opening);
    // a guard that waits for the session decides by what has just become known
    const isGuardWaiting = wasUndecided && !isThere(router.state);
    wasUndecided = scope.getState($undecided);
    if (isGuardWaiting) {
      // the navigation under way is the one that is wanted
    } else if (address === null) {
      await Promise.resolve(); // the router tells of a navigation begun in the same tick one turn later, and then goes on with that one
      void router.revalidate();
    } else {
      await router.navigate(address, { replace: address === router.state.location.pathname });
      await allSettled(choiceOpened, { scope });
    }
    await arrival(router);
    // a change that came meanwhile brings the page that goes with the newest cache
    if (change === changes) clients.show();
  }
  return { scope, i18n, clients, router };
}

const cacheOwner = (scope: Scope) => ({
  userId: scope.getState($user)?.id ?? null,
  profile: scope.getState($activeProfile),
});
const ownerName = (scope: Scope) => JSON.stringify(cacheOwner(scope));

const isThere = ({ initialized, navigation, revalidation }: DataRouter['state']) =>
  initialized && navigation.state === 'idle' && revalidation === 'idle';

/** Resolves when the page that was last asked for stands: the one navigation may have given way to another. */
async function arrival(router: DataRouter): Promise<void> {
  if (isThere(router.state)) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!isThere(state)) return;
      stop();
      resolve();
    });
  });
}

/** GET /auth/me in the session machine's words (R1). */
async function readUser(): Promise<UserAnswer> {
  try {
    return { kind: 'user', user: await readCurrentUser() };
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' && ![408, 425, 429].includes(error.status);
    return { kind: refused ? 'refused' : 'unreachable' };
  }
}

/** The token in storage belongs to every tab: this one takes back its own only, and writes nothing of somebody who has gone. */
function saveSession(storage: SafeStorage, { token, user, left }: KeptSession): void {
  const { accessToken, user: copy } = storageKeys;
  if (token !== left) {
    if (token) storage.write(accessToken, token);
    else if (storage.read(accessToken) === left) storage.remove(accessToken);
  }
  if (user && storage.read(accessToken) === token) storage.writeJson(copy, user);
  else storage.remove(copy);
}

/** POST /auth/logout with the token that this tab has just forgotten, so not with the client's own. */
async function leave(token: string, device: string): Promise<void> {
  await request({
    url: '/auth/logout',
    method: 'POST',
    data: { device_id: device },
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** Signing out is done on this device whatever the server says. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
