import type { Runner } from '../../models/machine.ts';
import type { PushCommand, PushEvent, PushFailure } from '../../models/push/push.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { deletePushSubscription, savePushSubscription } from '../../shared/api/generated/endpoints/push/push.ts';
import type { Language } from '../../shared/i18n/locale.ts';
import { within } from '../../shared/platform/alarm.ts';
import type { PushDevice } from '../../shared/platform/push/push-device.ts';
import { storageKeys } from '../../shared/platform/storage-keys.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';

/** A first visit installs the worker, and all the files it keeps, beside everything else: on a slow network that takes long. */
const WORKER_WAIT_MS = 60_000;
/** Without a push service the browser never answers: after so many ms that is said. */
const SERVICE_WAIT_MS = 10_000;

interface RunnerPorts {
  report: (event: PushEvent) => void;
  device: PushDevice;
  deviceId: string;
  storage: SafeStorage;
  language: () => Language;
  sayOn: () => void;
  warn: (text: string, reason: unknown) => void;
}

/** Runs the commands of the push machine. */
export function pushRunner(ports: RunnerPorts): Runner<PushCommand> {
  const { report, device, deviceId, storage, language, warn } = ports;

  /** Null: subscribed. */
  const subscribe = async (): Promise<PushFailure | null> => {
    if (!navigator.onLine) return 'offline';
    try {
      await within(WORKER_WAIT_MS, device.ready());
    } catch (reason) {
      warn('No worker for push.', reason);
      return 'failed';
    }
    let token: string;
    try {
      token = await within(SERVICE_WAIT_MS, device.subscribe());
    } catch (reason) {
      warn('No push service.', reason);
      return 'no-service';
    }
    try {
      await savePushSubscription({ device_id: deviceId, platform: 'web', token, locale: language() });
      return null;
    } catch (reason) {
      return reason instanceof ApiError && reason.kind === 'unreachable' ? 'offline' : 'failed';
    }
  };

  const forget = () =>
    device.unsubscribe().catch((reason: unknown) => warn('The push service keeps this device.', reason));

  return async (command) => {
    switch (command.type) {
      case 'remember':
        return storage.write(storageKeys.pushAsked, '1');
      case 'subscribe': {
        const { userId } = command;
        const answer = await device.ask().catch(() => 'default' as const);
        if (answer === 'denied') return report({ type: 'refused' });
        if (answer === 'default') return report({ type: 'undecided' });
        const why = await subscribe();
        if (why !== null) return report({ type: 'failed', why });
        storage.write(storageKeys.push, String(userId));
        return report({ type: 'subscribed', userId });
      }
      case 'renew': {
        const why = await subscribe();
        if (why !== null) warn('Push was not renewed.', why);
        return;
      }
      case 'say-on':
        return ports.sayOn();
      case 'unsubscribe':
        storage.remove(storageKeys.push);
        await Promise.all([
          deletePushSubscription(deviceId).catch((reason: unknown) => warn('The server keeps this device.', reason)),
          forget(),
        ]);
        return;
      case 'forget':
        await forget();
    }
  };
}
