import { allSettled, createEvent, fork, sample } from 'effector';
import { describe, expect, it } from 'vitest';
import { bindRunner, createMachine, type Decision } from './machine.ts';

/** Counts, and asks for each number to be reported. */
const count = (state: number, by: number): Decision<number, string> => ({
  state: state + by,
  commands: by === 0 ? [] : [`reached ${state + by}`],
});
const counter = (options: Partial<Parameters<typeof createMachine<number, number, string>>[0]> = {}) =>
  createMachine<number, number, string>({ initial: 0, decide: count, ...options });

function setUp(machine = counter()) {
  const scope = fork();
  const log: string[] = [];
  const add = (by: number) => allSettled(machine.occurred, { scope, params: by });
  return { machine, scope, log, add, run: (text: string) => void log.push(text) };
}

describe('a machine', () => {
  it('moves on with each event and runs what it decides', async () => {
    const { machine, scope, log, add, run } = setUp();
    bindRunner(scope, machine, run);
    await add(2);
    await add(0);
    await add(3);
    expect([scope.getState(machine.$state), log]).toEqual([5, ['reached 2', 'reached 5']]);
  });

  it('runs the commands of several events of one tick once each, in order', async () => {
    const { machine, scope, log, run } = setUp();
    const both = createEvent();
    sample({ clock: both, fn: () => 1, target: machine.occurred });
    sample({ clock: both, fn: () => 2, target: machine.occurred });
    bindRunner(scope, machine, run);
    await allSettled(both, { scope });
    expect(log).toEqual(['reached 1', 'reached 3']);
  });

  it('keeps commands until a runner is bound, and runs them once', async () => {
    const { machine, scope, log, add, run } = setUp();
    await add(1);
    await add(1);
    expect(log).toEqual([]);
    bindRunner(scope, machine, run);
    bindRunner(scope, machine, run);
    expect(log).toEqual(['reached 1', 'reached 2']);
  });

  it('leaves out what a later event has made obsolete', async () => {
    const machine = counter({ isCurrent: (state, command) => command === `reached ${state}` });
    const { scope, log, add, run } = setUp(machine);
    await add(1);
    await add(1);
    bindRunner(scope, machine, run);
    expect(log).toEqual(['reached 2']);
  });

  it('makes one runner for each scope that binds none, inside that scope', async () => {
    const made: string[][] = [];
    const reported = createEvent<number>();
    const machine = counter({
      makeRunner: () => {
        const log: string[] = [];
        made.push(log);
        return (text) => {
          log.push(text);
          if (text === 'reached 1') reported(1);
        };
      },
    });
    sample({ clock: reported, target: machine.occurred });
    const [one, two] = [setUp(machine), setUp(machine)];
    await one.add(1);
    await two.add(5);
    expect(made).toEqual([['reached 1', 'reached 2'], ['reached 5']]);
    expect([one, two].map(({ scope }) => scope.getState(machine.$state))).toEqual([2, 5]);
  });

  it('a bound runner takes precedence over its own', async () => {
    const { machine, scope, log, add, run } = setUp(counter({ makeRunner: () => () => expect.unreachable() }));
    bindRunner(scope, machine, run);
    await add(1);
    expect(log).toEqual(['reached 1']);
  });

  it('a command that throws, at once or later, stops neither the others nor the machine', async () => {
    const machine = createMachine<number, number, string>({
      initial: 0,
      decide: (state, by) => ({ state: state + by, commands: ['throws', 'rejects', 'works'] }),
    });
    const { scope, log, add } = setUp(machine);
    bindRunner(scope, machine, (command) => {
      if (command === 'throws') throw new Error(command);
      if (command === 'rejects') return Promise.reject(new Error(command));
      log.push(command);
      return undefined;
    });
    await add(1);
    await add(1);
    expect([log, scope.getState(machine.$state)]).toEqual([['works', 'works'], 2]);
  });
});
