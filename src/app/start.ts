import { allSettled, fork, type Scope } from 'effector';
import { tokenUnused } from '../shared/api/calls-with-token.ts';
import { configureApi } from '../shared/api/context.ts';
import { ApiError } from '../shared/api/errors.ts';
import { readCurrentUser } from '../shared/api/current-user.ts';
import type { GetMeData, LoggedUser } from '../shared/api/generated/model';
import { request } from '../shared/api/request.ts';
import { deviceId } from '../shared/platform/device-id.ts';
import { storageKeys } from '../shared/platform/storage-keys.ts';
import { unsavedUntil } from '../shared/platform/unsaved-work.ts';
import type { SafeStorage } from '../shared/platform/storage.ts';
import { $authFlow, saveAuthFlowFx } from '../models/auth-flow/auth-flow.model.ts';
import type { AuthFlow } from '../models/auth-flow/auth-flow.ts';
import { readAuthFlow, saveAuthFlow } from '../models/auth-flow/auth-flow.storage.ts';
import { loadConfirmationHostFx } from '../models/confirmation/load-host.ts';
import {
  $lastProfile,
  $module,
  $tabProfile,
  saveProfileFx,
  type KeptProfile,
} from '../models/profile/profile.model.ts';
import { readProfiles, saveProfile } from '../models/profile/profile.storage.ts';
import {
  $complete,
  $token,
  appStarted,
  leaveFx,
  readUserFx,
  saveSessionFx,
  tokenGiven,
  tokenRefused,
  welcomeFx,
  type KeptSession,
  type UserAnswer,
} from '../models/session/session.model.ts';
import { accountChoices } from './account-choices.ts';
import { apiTexts } from './api-texts.ts';
import type { App, AppOptions } from './app.ts';
import { deviceSettings } from './initialization/device-settings.ts';
import { startOwnerChange } from './owner-change/start-owner-change.ts';
import { createAppRouter } from './router.tsx';
import { loadOverlays } from './hosts/overlays.ts';

/**
 * Starts an app: reads storage, forks the scope with its effect handlers, binds the http client, fires `appStarted`
 * (not awaited, so that the shell can paint), and makes the query caches and the router.
 */
export function startApp(options: AppOptions): App {
  const { storage, i18n } = options;
  const profiles = readProfiles(storage);
  const storedToken = () => storage.read(storageKeys.accessToken);
  const welcome = accountChoices(options.keptLanguage ? deviceSettings(i18n, options.keptLanguage) : []);
  const scope: Scope = fork({
    values: [
      [$tabProfile, profiles.tab],
      [$lastProfile, profiles.last],
      [$authFlow, readAuthFlow(storage)],
    ],
    handlers: [
      [welcomeFx, welcome],
      [readUserFx, () => readUser(welcome)],
      [
        leaveFx,
        (token: string) => {
          storage.remove(storageKeys.push); // whose session has only ended finds push as it was
          return leave(token, deviceId(storage));
        },
      ],
      [saveSessionFx, (kept: KeptSession) => saveSession(storage, kept)],
      [saveProfileFx, (kept: KeptProfile) => saveProfile(storage, kept)],
      [loadConfirmationHostFx, loadOverlays],
      [saveAuthFlowFx, (flow: AuthFlow) => saveAuthFlow(storage, flow)],
    ],
  });

  configureApi({
    ...(options.api ? { baseURL: options.api } : {}),
    ...(options.ready ? { ready: options.ready } : {}),
    getToken: () => scope.getState($token),
    isComplete: () => scope.getState($complete),
    getModule: () => scope.getState($module),
    ...apiTexts(i18n),
    isOffline: () => !navigator.onLine,
    ...(options.recall && { recall: options.recall }),
    onTokenRefused: (token) => {
      // the user may have signed out, or another one in, in another tab
      void allSettled(tokenGiven, { scope, params: storedToken() });
      void allSettled(tokenRefused, { scope, params: token });
    },
  });

  void allSettled(appStarted, { scope, params: storedToken() });
  const { clients, router } = startOwnerChange(scope, (caches) =>
    createAppRouter({ scope, i18n, clients: caches, basename: options.basename, make: options.makeRouter }),
  );
  return { scope, i18n, clients, router };
}

/** GET /auth/me, as the session machine takes it (R1); the user is welcomed before anything knows them. */
async function readUser(welcome: (user: LoggedUser) => Promise<void>): Promise<UserAnswer> {
  try {
    const user = await readCurrentUser().catch(keptUser);
    await welcome(user);
    return { kind: 'user', user };
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' && ![408, 425, 429].includes(error.status);
    return { kind: refused ? 'refused' : 'unreachable' };
  }
}

/** Without a network the user is who they were (decision 075). Throws where that is not known. */
function keptUser(error: unknown): LoggedUser {
  const { kept } = error as Partial<ApiError>; // the client throws nothing else
  if (!kept) throw error;
  return (kept.data as GetMeData).user; // compared with its shape
}

/** The token in storage is shared by all tabs: this one removes only its own, and writes no user who has signed out elsewhere. */
function saveSession(storage: SafeStorage, { token, user, left }: KeptSession): void {
  const { accessToken, user: copy } = storageKeys;
  if (token !== left) {
    if (token) storage.write(accessToken, token);
    else if (storage.read(accessToken) === left) storage.remove(accessToken);
  }
  if (user && storage.read(accessToken) === token) storage.writeJson(copy, user);
  else storage.remove(copy);
}

/** POST /auth/logout with the token that the session has just dropped, after the calls that still need it (presence goes offline). */
function leave(token: string, device: string): Promise<void> {
  const signOut = {
    url: '/auth/logout',
    method: 'POST',
    data: { device_id: device },
    headers: { Authorization: `Bearer ${token}` },
  } as const;
  const answer = tokenUnused()
    .then(() => request<void>(signOut))
    .catch(ignoreRefusal);
  unsavedUntil(answer);
  return answer;
}

/** Signing out succeeds on this device even when the server refuses it. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
