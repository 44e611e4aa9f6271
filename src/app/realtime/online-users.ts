import { createWatch, scopeBind, type Scope } from 'effector';
import { createAlarm } from '../../shared/platform/alarm.ts';
import type { RealtimeClient, Stop } from '../../shared/platform/firebase/realtime-client.ts';
import { monotonicNow } from '../../shared/platform/timers.ts';
import { bindRunner } from '../../models/machine.ts';
import { nextWake } from '../../models/online-users/online-users.ts';
import { onlineUsersMachine } from '../../models/online-users/online-users.model.ts';

/** Subscribes to the presence records of the users that screens ask about, and wakes the model when one becomes too old. */
export function followOnlineUsers(scope: Scope, held: { client: RealtimeClient | null }): Stop {
  const { $state, occurred } = onlineUsersMachine;
  const report = scopeBind(occurred, { scope });
  const listeners = new Map<number, Stop>();
  const unlisten = (userId: number) => {
    listeners.get(userId)?.();
    listeners.delete(userId);
  };
  const listen = (userId: number) => {
    const { client } = held;
    const stop = client?.presence.watch(userId, (sign) =>
      report({ type: 'record-seen', userId, sign, serverNow: client.serverNow(), now: monotonicNow() }),
    );
    if (stop) listeners.set(userId, stop);
  };
  bindRunner(scope, onlineUsersMachine, ({ type, userId }) => (type === 'listen' ? listen(userId) : unlisten(userId)));
  const setAlarm = createAlarm(() => report({ type: 'woke', now: monotonicNow() }));
  const stopAlarm = createWatch({
    unit: occurred,
    scope,
    // also after an event that changed nothing: a timer may fire slightly early
    fn: () => queueMicrotask(() => setAlarm(nextWake(scope.getState($state)))),
  });
  return () => {
    stopAlarm();
    setAlarm(null);
    for (const userId of listeners.keys()) unlisten(userId);
  };
}
