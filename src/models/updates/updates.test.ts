import { describe, expect, it } from 'vitest';
import { decideUpdates, noUpdates, type UpdateCommand, type UpdateEvent, type UpdateState } from './updates.ts';

const started: UpdateEvent = { type: 'started', own: 'a', triedFor: null };
const read = (id: string | null): UpdateEvent => ({ type: 'build-read', id });
const weighed = (isBusy: boolean, mayReload = true): UpdateEvent => ({ type: 'weighed', isBusy, mayReload });
const answered = (isAccepted: boolean): UpdateEvent => ({ type: 'answered', isAccepted });
const waiting: UpdateEvent = { type: 'worker-waiting' };
const replaced: UpdateEvent = { type: 'worker-replaced' };
const ticked: UpdateEvent = { type: 'ticked' };
const APPLY: UpdateCommand = { type: 'apply', build: 'b', isForced: false };
const weigh: UpdateCommand = { type: 'weigh' };
const ask: UpdateCommand = { type: 'ask' };

/** Where these events lead, and what the last of them commands. */
function after(...events: readonly UpdateEvent[]): { state: UpdateState; commands: readonly UpdateCommand[] } {
  let last: ReturnType<typeof decideUpdates> = { state: noUpdates, commands: [] };
  for (const event of events) last = decideUpdates(last.state, event);
  return last;
}
const commands = (...events: readonly UpdateEvent[]) => after(started, ...events).commands;

describe('[PWA-09] [PWA-25] a build', () => {
  it('that is the page’s own changes nothing, nor does one that cannot be read', () => {
    expect(commands(read('a'))).toEqual([]);
    expect(commands(read(null))).toEqual([]);
    expect(after({ ...started, own: null }, read('b')).commands).toEqual([]);
  });

  it('that is new comes by itself where nothing would be lost', () => {
    expect(commands(read('b'))).toEqual([weigh]);
    expect(commands(read('b'), weighed(false))).toEqual([APPLY]);
  });

  it('waits while the last reload is less than 10 s ago, and is tried again with the next tick', () => {
    expect(commands(read('b'), weighed(false, false))).toEqual([]);
    expect(commands(read('b'), weighed(false, false), ticked)).toEqual([weigh]);
    expect(commands(read('b'), weighed(false, false), ticked, weighed(false))).toEqual([APPLY]);
  });

  it('[PWA-10] that is still new after the reload is asked about, once', () => {
    const tried: UpdateEvent = { type: 'started', own: 'a', triedFor: 'b' };
    expect(after(tried, read('b'), weighed(false)).commands).toEqual([ask]);
    expect(after(tried, read('b'), weighed(false), answered(false), ticked).commands).toEqual([]);
    expect(after(tried, read('b'), weighed(false), answered(false), read('b')).commands).toEqual([]);
    // the one after it comes by itself again
    expect(after(tried, read('b'), weighed(false), answered(false), read('c'), weighed(false)).commands).toEqual([
      { type: 'apply', build: 'c', isForced: false },
    ]);
  });
});

describe('[PWA-10] [PWA-18] work that would be lost', () => {
  it('asks once, and the update comes by itself when the work is gone', () => {
    expect(commands(read('b'), weighed(true))).toEqual([ask]);
    expect(commands(read('b'), weighed(true), ticked)).toEqual([weigh]);
    expect(commands(read('b'), weighed(true), ticked, weighed(true))).toEqual([]);
    expect(commands(read('b'), weighed(true), answered(false), ticked, weighed(false))).toEqual([APPLY]);
  });

  it('is given up by the user’s word', () => {
    expect(commands(read('b'), weighed(true), answered(true))).toEqual([{ ...APPLY, isForced: true }]);
    expect(commands(read('b'), weighed(true), answered(true), replaced)).toEqual([{ type: 'reload' }]);
  });
});

describe('a worker', () => {
  it('[PWA-10] that waits asks; the build is read first, since a new one comes by itself', () => {
    expect(commands(waiting)).toEqual([{ type: 'read-build' }]);
    expect(commands(waiting, read('a'))).toEqual([weigh]);
    expect(commands(waiting, read('a'), weighed(false))).toEqual([ask]);
    expect(commands(waiting, read(null), weighed(false))).toEqual([ask]);
    expect(commands(waiting, read('b'), weighed(false))).toEqual([APPLY]);
  });

  it('[PWA-10] that was declined is not asked about again', () => {
    const declined = [waiting, read('a'), weighed(false), answered(false)];
    expect(commands(...declined, ticked)).toEqual([]);
    expect(commands(...declined, read('a'))).toEqual([]);
  });

  it('[PWA-16] that took over reloads the page, where nothing would be lost', () => {
    expect(commands(replaced)).toEqual([weigh]);
    expect(commands(replaced, weighed(false))).toEqual([{ type: 'apply', build: null, isForced: false }]);
    expect(commands(replaced, weighed(true))).toEqual([ask]);
  });

  it('[PWA-17] [PWA-22] says that it has everything, or that it could not be registered; neither reloads', () => {
    for (const flag of ['offline-ready', 'registration-error'] as const)
      expect(after({ type: 'worker-known', flag })).toEqual({
        state: { ...noUpdates, worker: flag },
        commands: [{ type: 'flag', flag }],
      });
  });
});

describe('[ERR-15] a page that came past the worker in charge', () => {
  const differs: UpdateEvent = { type: 'worker-differs' };

  it('asks nobody for what it has: the new worker takes over once nothing would be lost, and the page stays', () => {
    const ready = [differs, waiting, read('a')];
    expect(commands(...ready)).toEqual([weigh]);
    expect(commands(...ready, weighed(true))).toEqual([]);
    expect(commands(...ready, weighed(true), ticked)).toEqual([weigh]);
    expect(commands(...ready, weighed(false))).toEqual([{ type: 'take-over' }]);
    expect(commands(...ready, weighed(false), replaced)).toEqual([]);
    expect(commands(...ready, weighed(false), replaced, ticked)).toEqual([]);
  });

  it('is reloaded for a version that is newer still, and for the next one', () => {
    expect(commands(differs, read('b'), weighed(false))).toEqual([APPLY]);
    expect(commands(differs, read('b'), weighed(false), replaced)).toEqual([weigh]);
    expect(commands(differs, waiting, read('a'), weighed(false), replaced, replaced)).toEqual([weigh]);
  });
});

it('nothing is weighed where nothing is new', () => {
  expect(commands(ticked)).toEqual([]);
  expect(commands(weighed(false))).toEqual([]);
});
