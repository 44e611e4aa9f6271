import { allSettled, createWatch, fork, scopeBind, type Scope } from 'effector';
import { configureApi } from '../shared/api/context.ts';
import { ApiError } from '../shared/api/errors.ts';
import { getMe, logout } from '../shared/api/generated/endpoints/auth/auth.ts';
import { LOCALES } from '../shared/i18n/locale.ts';
import { storageKeys } from '../shared/platform/storage-keys.ts';
import { createTimers } from '../shared/platform/timers.ts';
import { $activeProfile, $lastProfile, $module, $tabProfile, saveProfileFx } from '../models/profile/profile.model.ts';
import type { ActiveProfile } from '../models/profile/profile.ts';
import {
  $session,
  $storedToken,
  $token,
  $user,
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  tokenRefused,
  type UserAnswer,
} from '../models/session/session.model.ts';
import { scheduleFx, snackbarElapsed } from '../models/snackbars/snackbars.model.ts';
import type { App, AppOptions, KeyValueStore } from './app.ts';
import { deviceId } from './device-id.ts';
import { createQueryClients } from './query-clients.ts';
import { createAppRouter } from './router.tsx';

/**
 * Starts an app: reads storage, forks the scope with its effect handlers, binds the http client, fires `appStarted`
 * (not awaited: the shell paints meanwhile), and makes the router.
 */
export function startApp(options: AppOptions): App {
  const { local, session, i18n } = options;
  const scope: Scope = fork({
    values: [
      [$storedToken, local.get(storageKeys.accessToken)],
      [$tabProfile, readProfile(session, storageKeys.activeProfile)],
      [$lastProfile, readProfile(local, storageKeys.lastProfile)],
    ],
    handlers: [
      [readUserFx, readUser],
      [leaveFx, () => logout({ device_id: deviceId(local) }).then(() => {}, ignoreRefusal)],
      [saveSessionFx, (kept: { token: string; user: object | null } | null) => saveSession(options, kept)],
      [saveProfileFx, (profile: ActiveProfile) => saveProfile(options, profile)],
      [scheduleFx, createTimers((id: number) => scopeBind(snackbarElapsed, { scope })(id))],
    ],
  });

  configureApi({
    ...(options.api ? { baseURL: options.api } : {}),
    ...(options.ready ? { ready: options.ready } : {}),
    getToken: () => scope.getState($token),
    getModule: () => scope.getState($module),
    getLanguage: () => LOCALES[i18n.language],
    getFallbackMessage: () => i18n.t('common:errors.somethingWentWrong'),
    onTokenRefused: (token) => void allSettled(tokenRefused, { scope, params: token }),
  });

  const clients = createQueryClients(cacheOwner(scope));
  void allSettled(appStarted, { scope });
  const router = createAppRouter({ scope, i18n, clients, addresses: options.addresses });

  // a change of user or profile: its own cache, and the guard and the loaders once more (R5)
  let owner = ownerName(scope);
  for (const unit of [$session, $activeProfile]) {
    createWatch({
      unit,
      scope,
      fn: () => {
        const next = ownerName(scope);
        if (next !== owner) clients.switchTo(cacheOwner(scope));
        owner = next;
        // effector tells of a change before its own computation ends
        queueMicrotask(() => void router.revalidate());
      },
    });
  }
  return { scope, i18n, clients, router };
}

const cacheOwner = (scope: Scope) => ({ userId: scope.getState($user)?.id ?? null, profile: scope.getState($activeProfile) });
const ownerName = (scope: Scope) => JSON.stringify(cacheOwner(scope));

/** GET /auth/me in the session machine's words (R1). */
async function readUser(): Promise<UserAnswer> {
  try {
    return { kind: 'user', user: (await getMe()).user };
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' && ![408, 425, 429].includes(error.status);
    return { kind: refused ? 'refused' : 'unreachable' };
  }
}

function saveSession({ local, session }: AppOptions, kept: { token: string; user: object | null } | null): void {
  if (!kept) {
    for (const key of [storageKeys.user, storageKeys.activeProfile]) session.remove(key);
    local.remove(storageKeys.accessToken);
    return;
  }
  local.set(storageKeys.accessToken, kept.token);
  if (kept.user) session.set(storageKeys.user, JSON.stringify(kept.user));
}

function saveProfile({ local, session }: AppOptions, profile: ActiveProfile): void {
  const text = JSON.stringify(profile);
  session.set(storageKeys.activeProfile, text);
  local.set(storageKeys.lastProfile, text);
}

function readProfile(store: KeyValueStore, key: string): ActiveProfile | null {
  try {
    const value: unknown = JSON.parse(store.get(key) ?? 'null');
    const known = typeof value === 'object' && value !== null && 'type' in value && 'entity_id' in value;
    return known ? (value as ActiveProfile) : null; // a wish only: the profile model checks it against the user's own
  } catch {
    return null;
  }
}

/** Signing out is done on this device whatever the server says. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
