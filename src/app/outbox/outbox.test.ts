import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry, Outcome } from '../../models/outbox/outbox.ts';
import { $outbox, outboxWritten } from '../../models/outbox/outbox.model.ts';
import type { OutboxStorage } from '../../models/outbox/outbox.storage.ts';
import { goal } from '../../models/outbox/testing.ts';
import { signedIn, signedOut } from '../../models/session/session.model.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import type { PageSignal } from '../../shared/platform/page-signals.ts';
import { hasUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { startOutbox } from './outbox.ts';

const user = (id: number) => ({ id, name: 'Teuta' }) as LoggedUser; // nothing else is read
const entry = (id: string, owner = 4): OutboxEntry => ({ ...goal(id), owner, writtenAt: 1, problem: null });

/** An app whose storage and network are seen and answered here. */
async function started({ kept = [] as OutboxEntry[], refuses = false, signedInAs = 4 } = {}) {
  const scope: Scope = fork();
  await allSettled(signedIn, { scope, params: { token: 'token', user: user(signedInAs) } });
  const done: string[] = [];
  const held: Promise<unknown>[] = [];
  const answers: ((outcome: Outcome) => void)[] = [];
  const act = (what: string): Promise<void> => {
    done.push(what);
    return refuses ? Promise.reject(new DOMException('refused', 'SecurityError')) : Promise.resolve();
  };
  const storage: OutboxStorage = {
    read: (owner) => act(`read ${owner}`).then(() => kept.filter((one) => one.owner === owner)),
    put: (entries) => act(`put ${entries.map(({ id }) => id).join()}`),
    remove: (ids) => act(`remove ${ids.join()}`),
  };
  let signal: (signal: PageSignal) => void = () => {};
  const stop = startOutbox(
    { scope, clients: unused },
    {
      storage,
      send: (entries) => {
        done.push(`send ${entries.map(({ id }) => id).join()}`);
        return new Promise((resolve) => answers.push(resolve));
      },
      hold: (until) => void held.push(until),
      watch: (tell) => {
        signal = tell;
        return () => {};
      },
    },
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve)); // all promises of the runner
  await settle();
  return {
    scope,
    done,
    held,
    stop,
    settle,
    signal: (one: PageSignal) => signal(one),
    async answer(outcome: Outcome) {
      answers.shift()?.(outcome);
      await settle();
    },
    async write(id: string) {
      await allSettled(outboxWritten, { scope, params: goal(id) });
      await settle();
    },
    entries: () => scope.getState($outbox).entries.map(({ id }) => id),
  };
}
// the sender is given
const unused = null as unknown as Parameters<typeof startOutbox>[0]['clients'];

describe('the outbox of the app', () => {
  it('sends what was left here by this user, and nothing of anybody else', async () => {
    const app = await started({ kept: [entry('mine'), entry('theirs', 5)] });
    expect(app.done).toEqual(['read 4', 'send mine']);
    await app.answer({ type: 'done' });
    expect([app.done.at(-1), app.entries()]).toEqual(['remove mine', []]);
    app.stop();
  });
  it('keeps an entry before it is sent', async () => {
    const app = await started();
    await app.write('a');
    expect(app.done).toEqual(['read 4', 'put a', 'send a']);
    expect(app.held).toHaveLength(1);
    app.stop();
  });
  it('tries again when the network or the page is back', async () => {
    const app = await started();
    await app.write('a');
    await app.answer({ type: 'unreachable' });
    for (const one of ['network-lost', 'hidden', 'network-found'] as const) app.signal(one);
    await app.settle();
    expect(app.done.filter((one) => one === 'send a')).toHaveLength(2);
    await app.answer({ type: 'unreachable' });
    app.signal('shown');
    await app.settle();
    expect(app.done.filter((one) => one === 'send a')).toHaveLength(3);
    app.stop();
  });
  it('sends where the browser keeps nothing, and asks before the tab is left', async () => {
    const app = await started({ refuses: true });
    expect(hasUnsavedWork()).toBe(false);
    await app.write('a');
    expect(app.done).toEqual(['read 4', 'put a', 'send a']);
    expect(app.scope.getState($outbox).isKept).toBe(false);
    expect(hasUnsavedWork()).toBe(true);
    await app.answer({ type: 'done' });
    expect(hasUnsavedWork()).toBe(false);
    app.stop();
  });
  it('deletes what is left when its user signs out', async () => {
    const app = await started();
    await app.write('a');
    await allSettled(signedOut, { scope: app.scope });
    await app.settle();
    expect(app.done.at(-1)).toBe('remove a');
    app.stop();
  });
});
