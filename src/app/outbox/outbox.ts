import { scopeBind } from 'effector';
import { bindRunner } from '../../models/machine.ts';
import type { OutboxCommand, OutboxEntry, Outcome } from '../../models/outbox/outbox.ts';
import { outboxMachine } from '../../models/outbox/outbox.model.ts';
import { createOutboxStorage, type OutboxStorage } from '../../models/outbox/outbox.storage.ts';
import { $user } from '../../models/session/session.model.ts';
import { now } from '../../shared/platform/clock.ts';
import { type PageSignal, watchPage } from '../../shared/platform/page-signals.ts';
import { timerStarter } from '../../shared/platform/timers.ts';
import { unsavedUntil, watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { carriedOver } from './carried-over.ts';
import type { App } from '../app.ts';

interface OutboxOptions {
  storage?: OutboxStorage;
  watch?: typeof watchPage;
  /** Sends what stands together at the head of a queue. Does not reject. */
  send?: (entries: readonly OutboxEntry[]) => Promise<Outcome>;
  /** Lets the tab ask before it is left, until this is done. */
  hold?: (until: Promise<unknown>) => void;
}

/** After these what waits is tried at once. */
const returns = new Set<PageSignal>(['network-found', 'shown', 'page-restored']);

/** Keeps on this device what is to be sent, and sends it (decision 065). Returns a function that stops it. */
export function startOutbox(
  { scope, clients }: Pick<App, 'scope' | 'clients'>,
  {
    storage = createOutboxStorage(),
    watch = watchPage,
    send = senderOf(clients),
    hold = unsavedUntil,
  }: OutboxOptions = {},
): () => void {
  const occurred = scopeBind(outboxMachine.occurred, { scope });
  const startTimer = timerStarter(({ id }) => occurred({ type: 'retry', queue: id }));
  const refused = () => occurred({ type: 'storage-refused' });
  /** One after the other: what is dropped was kept before. */
  let stored: Promise<unknown> = Promise.resolve();
  const store = (change: () => Promise<unknown>) => {
    stored = stored.then(change).catch(refused);
    return stored;
  };
  bindRunner<OutboxCommand>(scope, outboxMachine, async (command) => {
    switch (command.type) {
      case 'load':
        return void store(async () => {
          const entries = await storage.read(command.owner, now());
          occurred({ type: 'found', owner: command.owner, entries });
          for (const post of carriedOver(browserStorage, command.owner)) occurred(post);
        });
      case 'keep':
        hold(store(() => storage.put(command.entries))); // until it is on the disk
        return undefined;
      case 'drop':
        return void store(() => storage.remove(command.ids));
      case 'send': {
        const { queue, entries } = command;
        await stored; // kept before it is sent: an answer may never come
        void send(entries).then((outcome) =>
          occurred({ type: 'answered', queue, ids: entries.map(({ id }) => id), outcome }),
        );
        return undefined;
      }
      case 'pause':
        return startTimer({ id: command.queue, ms: command.ms });
    }
  });
  const stopWatching = watch((signal) => {
    if (returns.has(signal)) occurred({ type: 'retry' });
  });
  // what this device does not keep would be lost with the tab
  const stopAsking = watchUnsavedWork(() => {
    const { entries, isKept } = scope.getState(outboxMachine.$state);
    return isKept === false && entries.length > 0;
  });
  occurred({ type: 'owner-known', owner: scope.getState($user)?.id ?? null });
  return () => {
    stopWatching();
    stopAsking();
  };
}

/** The senders are loaded with their first entry. */
const senderOf =
  (clients: App['clients']) =>
  async (entries: readonly OutboxEntry[]): Promise<Outcome> => {
    const [first] = entries;
    if (!first) return { type: 'done' };
    const { work } = first;
    const client = clients.current();
    try {
      if (work.kind === 'post') {
        const { sendPost } = await import('../../features/community-feed/send-post.ts');
        return await sendPost(client, work, first);
      }
      const { sendWork } = await import('../../features/track-game/send-work.ts');
      return await sendWork(client, work, entries);
    } catch {
      return { type: 'unreachable' }; // a piece of the program that is missing without a network
    }
  };
