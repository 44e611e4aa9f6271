import { allSettled, createEvent, createWatch, fork, sample, scopeBind, type Scope } from 'effector';
import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toRequest } from './confirmation.ts';
import {
  $confirmation,
  confirmationAnswered,
  confirmationAsked,
  confirmationCancelled,
  confirmationConfirmed,
  confirmationFailed,
  confirmationHidden,
  confirmationMounted,
  confirmationTyped,
  confirmationUnmounted,
} from './confirmation.model.ts';
import { deletePreset, destructivePreset } from './presets.ts';
import { loadConfirmationHostFx } from './load-host.ts';
import { confirm, confirmAndRun, hideConfirmation } from './confirm.ts';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockReset().mockImplementation(() => {}));
afterAll(() => logged.mockRestore());

/** An action that ends when the test says so. */
function pendingAction() {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => ended), end: () => end() };
}

const mounted = async (): Promise<Scope> => {
  const scope = fork();
  await allSettled(confirmationMounted, { scope });
  return scope;
};

describe('confirm', () => {
  it('[UI-04] is true after yes and false after no', async () => {
    const scope = await mounted();
    const first = confirm(scope, deletePreset);
    expect(scope.getState($confirmation)).toEqual({
      preset: deletePreset,
      typed: '',
      isRunning: false,
    });
    await allSettled(confirmationConfirmed, { scope });
    expect([await first, scope.getState($confirmation)]).toEqual([true, null]);

    const second = confirm(scope, deletePreset);
    await allSettled(confirmationCancelled, { scope });
    expect([await second, scope.getState($confirmation)]).toEqual([false, null]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('[UI-05] is false when the dialog is hidden', async () => {
    const scope = await mounted();
    const answer = confirm(scope, deletePreset);
    hideConfirmation(scope);
    expect([await answer, scope.getState($confirmation)]).toEqual([false, null]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('[UI-07] waits for the word', async () => {
    const scope = await mounted();
    const answer = confirm(scope, destructivePreset);
    await allSettled(confirmationConfirmed, { scope });
    await allSettled(confirmationTyped, { scope, params: 'delete' });
    await allSettled(confirmationConfirmed, { scope });
    expect(scope.getState($confirmation)).toMatchObject({ typed: 'delete' });
    await allSettled(confirmationTyped, { scope, params: 'DELETE' });
    await allSettled(confirmationConfirmed, { scope });
    expect(await answer).toBe(true);
  });

  it('[ERR-17] without a host it is logged and false', async () => {
    expect(await confirm(fork(), deletePreset)).toBe(false);
    expect(logged.mock.calls).toEqual([['Confirmation dialog is not initialized.']]);
  });

  it('[ERR-17] before the host is loaded it waits for it, and asks then', async () => {
    const load = vi.fn(() => Promise.resolve());
    const scope = fork({ handlers: [[loadConfirmationHostFx, load]] });
    const answers: boolean[] = [];
    const answer = confirm(scope, deletePreset);
    void answer.then((yes) => answers.push(yes));
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect([scope.getState($confirmation), answers]).toEqual([null, []]);
    await allSettled(confirmationMounted, { scope });
    expect(scope.getState($confirmation)?.preset).toEqual(deletePreset);
    await allSettled(confirmationConfirmed, { scope });
    expect(await answer).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it('[ERR-17] a host that cannot be loaded is logged and false, and is loaded again for the next question', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const scope = fork({ handlers: [[loadConfirmationHostFx, load]] });
    expect(await confirm(scope, deletePreset)).toBe(false);
    expect(await confirm(scope, deletePreset)).toBe(false);
    expect(load).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls).toEqual([
      ['Confirmation dialog is not initialized.'],
      ['Confirmation dialog is not initialized.'],
    ]);
  });

  it('[ERR-17] the same when the host goes away while it asks', async () => {
    const scope = await mounted();
    const answer = confirm(scope, deletePreset);
    await allSettled(confirmationUnmounted, { scope });
    expect(await answer).toBe(false);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('[ERR-24] a dialog that throws is logged and false, and the next ask works', async () => {
    const scope = await mounted();
    const broken = confirm(scope, deletePreset);
    await allSettled(confirmationFailed, { scope });
    expect(await broken).toBe(false);
    expect(logged.mock.calls).toEqual([['Confirmation dialog failed.']]);
    const next = confirm(scope, deletePreset);
    await allSettled(confirmationConfirmed, { scope });
    expect(await next).toBe(true);
  });

  it('a second ask answers the first with no', async () => {
    const scope = await mounted();
    const first = confirm(scope, deletePreset);
    const second = confirm(scope, deletePreset);
    await allSettled(confirmationConfirmed, { scope });
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });

  it('two asks of one tick are both answered', async () => {
    const scope = await mounted();
    const both = createEvent();
    const [one, two] = [toRequest({}), toRequest({})];
    sample({ clock: both, fn: () => one, target: confirmationAsked });
    sample({ clock: both, fn: () => two, target: confirmationAsked });
    const answers: unknown[] = [];
    sample({
      clock: confirmationAnswered,
      fn: ({ request, result }) => void answers.push([request === one ? 'one' : 'two', result]),
    });
    await allSettled(both, { scope });
    await allSettled(confirmationConfirmed, { scope });
    expect(answers).toEqual([
      ['one', false],
      ['two', true],
    ]);
  });
});

describe('confirmAndRun', () => {
  it('[UI-06] shows the loading state while the action runs, then the dialog is gone', async () => {
    const scope = await mounted();
    const { run, end } = pendingAction();
    const answer = confirmAndRun(scope, deletePreset, run);
    expect(run).not.toHaveBeenCalled();
    await allSettled(confirmationConfirmed, { scope });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(scope.getState($confirmation)).toMatchObject({ isRunning: true });
    await allSettled(confirmationCancelled, { scope });
    expect(scope.getState($confirmation)).not.toBeNull();
    end();
    expect([await answer, scope.getState($confirmation)]).toEqual([true, null]);
  });

  it('after no the action does not run', async () => {
    const scope = await mounted();
    const run = vi.fn(() => Promise.resolve());
    const answer = confirmAndRun(scope, deletePreset, run);
    await allSettled(confirmationCancelled, { scope });
    expect([await answer, run.mock.calls.length]).toEqual([false, 0]);
  });

  it("a failing action is the caller's, and the dialog is gone", async () => {
    const scope = await mounted();
    const answer = confirmAndRun(scope, deletePreset, () => Promise.reject(new Error('409')));
    await allSettled(confirmationConfirmed, { scope });
    await expect(answer).rejects.toThrow('409');
    expect(scope.getState($confirmation)).toBeNull();
  });

  it('its end does not hide the question that came after it', async () => {
    const scope = await mounted();
    const { run, end } = pendingAction();
    const answer = confirmAndRun(scope, deletePreset, run);
    await allSettled(confirmationConfirmed, { scope });
    await Promise.resolve();
    const next = confirm(scope, destructivePreset);
    end();
    expect(await answer).toBe(true);
    expect(scope.getState($confirmation)?.preset).toEqual(destructivePreset);
    hideConfirmation(scope);
    expect(await next).toBe(false);
  });
});

/** A reference model: which request is open, and whether its positive button is enabled. */
interface Expectation {
  isMounted: boolean;
  open: { index: number; needsWord: boolean; hasWord: boolean } | null;
  results: boolean[];
}

const commands = [
  'ask',
  'askAndRun',
  'mount',
  'unmount',
  'confirm',
  'cancel',
  'hide',
  'fail',
  'type',
  'typeWord',
  'wait',
] as const;
type Command = (typeof commands)[number];

function expectAfter(model: Expectation, command: Command): void {
  const { open } = model;
  if (command === 'ask' || command === 'askAndRun') {
    if (model.isMounted) model.open = { index: model.results.length, needsWord: command === 'ask', hasWord: false };
    model.results.push(false);
  }
  if (command === 'mount') model.isMounted = true;
  if (command === 'unmount') model.isMounted = false;
  if (open && (command === 'type' || command === 'typeWord')) open.hasWord = command === 'typeWord';
  if (open && command === 'confirm' && (open.hasWord || !open.needsWord)) {
    model.results[open.index] = true;
    model.open = null;
  }
  if (['cancel', 'hide', 'fail', 'unmount'].includes(command)) model.open = null;
}

it('[UI-04] [ERR-17] [ERR-24] 2,000 random runs: every ask resolves exactly once, true only after a yes to it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...commands), { maxLength: 20 }),
      fc.boolean(),
      async (run, isMounted) => {
        const scope = fork();
        const call = bind(scope);
        const model: Expectation = { isMounted, open: null, results: [] };
        const asks: Promise<boolean>[] = [];
        const answers: unknown[] = [];
        const stop = createWatch({
          unit: confirmationAnswered,
          scope,
          fn: ({ request }) => void answers.push(request),
        });
        if (isMounted) call.mount();
        for (const command of run) {
          if (command === 'ask') asks.push(confirm(scope, destructivePreset));
          else if (command === 'askAndRun') asks.push(confirmAndRun(scope, {}, () => Promise.resolve()));
          else if (command === 'wait') await new Promise(setImmediate);
          else call[command]();
          expectAfter(model, command);
        }
        call.unmount();
        expect(await Promise.all(asks)).toEqual(model.results);
        expect([answers.length, new Set(answers).size]).toEqual([asks.length, asks.length]);
        expect(scope.getState($confirmation)).toBeNull();
        stop();
      },
    ),
    { numRuns: 2000 },
  );
});

function bind(scope: Scope) {
  const hide = scopeBind(confirmationHidden, { scope });
  const type = scopeBind(confirmationTyped, { scope });
  return {
    mount: scopeBind(confirmationMounted, { scope }),
    unmount: scopeBind(confirmationUnmounted, { scope }),
    confirm: scopeBind(confirmationConfirmed, { scope }),
    cancel: scopeBind(confirmationCancelled, { scope }),
    fail: scopeBind(confirmationFailed, { scope }),
    hide: () => hide(null),
    type: () => type('delete'),
    typeWord: () => type('DELETE'),
  };
}
