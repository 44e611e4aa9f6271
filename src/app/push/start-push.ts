import { createWatch, scopeBind } from 'effector';
import { bindRunner } from '../../models/machine.ts';
import { pushMachine, pushMessageReceived } from '../../models/push/push.model.ts';
import type { PushPlace } from '../../models/push/push.ts';
import { $complete, $session, $user } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { tellAnswers } from '../../shared/api/context.ts';
import { toPushMessage } from '../../shared/lib/push-message.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import { browserPush, type PushDevice } from '../../shared/platform/push/push-device.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import type { App } from '../app.ts';
import { linkPorts } from '../links/deep-links.ts';
import { loadConsentCard } from './late-card.ts';
import { followLocalPushes } from './local-messages.ts';
import { isOccasion } from './occasions.ts';
import { startPushNotices } from './push-notices.ts';
import { pushRunner } from './push-runner.ts';

interface PushOptions {
  storage: SafeStorage;
  /** This browser, unless a test or a story brings its own. */
  device?: PushDevice;
}

/**
 * Push for the user who is signed in and has a profile: the consent after the first occasion of a session, the subscription, and what
 * arrives while the app is on screen. Loaded late, by nobody's first page. Returns a function that stops it.
 * Source: PWA-15, PWA-23, PWA-27, NOT-02, decision 074.
 */
export function startPush(app: App, { storage, device = browserPush(deviceId(storage)) }: PushOptions): () => void {
  const { scope, router, clients, i18n } = app;
  const report = scopeBind(pushMachine.occurred, { scope });
  const say = scopeBind(snackbarRequested, { scope });
  const received = scopeBind(pushMessageReceived, { scope });

  bindRunner(
    scope,
    pushMachine,
    pushRunner({
      report,
      device,
      deviceId: deviceId(storage),
      storage,
      language: () => i18n.view().language,
      sayOn: () =>
        void i18n.load('push').then(
          () => say({ message: { key: 'push:turnedOn' }, color: 'success' }),
          () => {},
        ),
      warn,
    }),
  );

  const look = () => {
    const { kind } = scope.getState($session);
    if (kind === 'checking' || kind === 'unreachable') return;
    const user = scope.getState($complete) ? scope.getState($user) : null;
    if (user === null) return report({ type: 'left' });
    const place = device.place();
    const places: Record<typeof place, PushPlace> = {
      unsupported: 'unsupported',
      'install-first': 'install-first',
      blocked: 'blocked',
      askable: 'off',
      granted: storage.read(storageKeys.push) === String(user.id) ? 'on' : 'off',
    };
    const isNew = storage.read(storageKeys.pushAsked) === null;
    // once the browser has been answered, asking again has no effect (C-65); who wants no installation is not told how to
    const isOpen = place === 'askable' || (place === 'install-first' && storage.read(storageKeys.hideInstall) === null);
    report({ type: 'seen', userId: user.id, place: places[place], mayOffer: isNew && isOpen });
  };
  const offer = async () => {
    const { mayOffer } = scope.getState(pushMachine.$state);
    if (!mayOffer) return;
    // a card without its words is none: there will be another occasion
    await Promise.all([i18n.load('push'), loadConsentCard()]).then(
      () => report({ type: 'occasion' }),
      () => {},
    );
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'push-lost') report({ type: 'outdated' });
    const message = data.type === 'push-message' && 'message' in data ? toPushMessage(data.message) : null;
    if (message) received(message);
  };

  let { language } = i18n.view();
  const controller = new AbortController();
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', hear, controller);
  const { address } = linkPorts(router, location.origin);
  const stops = [
    createWatch({ unit: $session, scope, fn: () => queueMicrotask(look) }),
    i18n.subscribe(() => {
      if (i18n.view().language === language) return;
      ({ language } = i18n.view());
      report({ type: 'outdated' });
    }),
    startPushNotices({
      scope,
      queryClient: clients.current,
      i18n,
      navigate: (target) => void router.navigate(target),
      address,
    }),
    ...(device.localToken === null ? [] : [followLocalPushes(scope, device.localToken, device, warn)]),
  ];
  look();
  // those of before too, now that it is known whether the consent may be offered
  tellAnswers('write', ({ method, url }) => (isOccasion(method, url) ? void offer() : undefined));
  return () => {
    controller.abort();
    tellAnswers('write', () => {});
    for (const stop of stops) stop();
  };
}

const warn = (text: string, reason: unknown): void => console.warn(text, reason);
