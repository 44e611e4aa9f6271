import { createWatch, type Scope } from 'effector';
import { $pushKind } from '../../models/push/push.model.ts';
import { $listening } from '../../models/realtime-events/listening.model.ts';
import type { Stop } from '../../shared/platform/firebase/realtime-client.ts';
import type { PushDevice } from '../../shared/platform/push/push-device.ts';

/**
 * Where no push service delivers them, the messages for this device come over the realtime database, as long as a page is open: each is
 * handed to the worker, as a push service would, and removed. Source: decision 074.
 */
export function followLocalPushes(
  scope: Scope,
  token: string,
  device: Pick<PushDevice, 'deliver'>,
  warn: (text: string, reason: unknown) => void,
): Stop {
  let stop: Stop | null = null;
  const listen = () => {
    stop?.();
    const listening = scope.getState($listening);
    const isOn = scope.getState($pushKind) === 'on';
    if (!listening || !isOn) {
      stop = null;
      return;
    }
    const { client, userId } = listening;
    stop = client.pushes.watch(userId, token, (key, value) => {
      const handled = device.deliver(key, value).then(() => client.pushes.remove(userId, token, key));
      void handled.catch((reason: unknown) => warn('A push message stays.', reason));
    });
  };
  const changed = () => queueMicrotask(listen);
  const watches = [
    createWatch({ unit: $listening, scope, fn: changed }),
    createWatch({ unit: $pushKind, scope, fn: changed }),
  ];
  listen();
  return () => {
    for (const end of watches) end();
    stop?.();
  };
}
