import {
  attach,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type EventCallable,
  type Scope,
  type Store,
} from 'effector';

/** What a pure `decide` function returns: the next state, and what is to be done because of the event, in order. */
export interface Decision<State, Command> {
  readonly state: State;
  readonly commands: readonly Command[];
}

/** Carries out one command and reports the outcome as an event. A promise is only awaited by `allSettled`. */
export type Runner<Command> = (command: Command) => void | Promise<void>;

export interface Machine<State, Event, Command> {
  $state: Store<State>;
  /** The only input. Models export their own events as `occurred.prepend(…)`. */
  occurred: EventCallable<Event>;
  /** Binds the runner of a scope; `bindRunner` calls it. */
  runnerBound: EventCallable<Runner<Command>>;
}

interface MachineOptions<State, Event, Command> {
  initial: State;
  decide: (state: State, event: Event) => Decision<State, Command>;
  /** False for a command that a later event of the same tick has made obsolete; it is not run. */
  isCurrent?: (state: State, command: Command) => boolean;
  /** Makes the runner of each scope that binds none; called in that scope, so it may use `scopeBind`. Without it commands wait until `bindRunner` is called. */
  makeRunner?: () => Runner<Command>;
}

/**
 * A state machine: events go through `decide`, its commands go to the runner of the scope. Several events may come in one tick:
 * their commands are collected and run in order once the state has settled. A command that throws does not stop the next.
 */
export function createMachine<State, Event, Command>({
  initial,
  decide,
  isCurrent = () => true,
  makeRunner,
}: MachineOptions<State, Event, Command>): Machine<State, Event, Command> {
  const occurred = createEvent<Event>();
  const runnerBound = createEvent<Runner<Command>>();
  // in an object: a store that is given a function calls it
  const $bound = createStore<{ run: Runner<Command> | null }>({ run: null }).on(runnerBound, (_, run) => ({ run }));
  const runFx = attach({
    source: $bound,
    mapParams: (commands: readonly Command[], { run }) => ({ commands, run }),
    effect: createEffect(async ({ commands, run }: { commands: readonly Command[]; run: Runner<Command> | null }) => {
      const runner = run ?? makeRunner?.();
      if (!runner) return;
      if (!run) runnerBound(runner);
      await Promise.all(commands.map(async (command) => runner(command)));
    }),
  });

  const $machine = createStore<Decision<State, Command>>({ state: initial, commands: [] })
    .on(occurred, (machine, event) => {
      const { state, commands } = decide(machine.state, event);
      if (state === machine.state && commands.length === 0) return machine;
      return { state, commands: [...machine.commands, ...commands].filter((command) => isCurrent(state, command)) };
    })
    .on(runFx, ({ state, commands }, begun) => ({ state, commands: commands.slice(begun.length) }));
  sample({
    clock: [$machine, $bound],
    source: { machine: $machine, bound: $bound },
    filter: ({ machine, bound }) => machine.commands.length > 0 && (bound.run !== null || makeRunner !== undefined),
    fn: ({ machine }) => machine.commands,
    target: runFx,
  });
  return { $state: $machine.map(({ state }) => state), occurred, runnerBound };
}

/** Gives a machine its runner in this scope; what was decided before runs now. A later runner replaces it. */
export function bindRunner<Command>(
  scope: Scope,
  { runnerBound }: Pick<Machine<never, never, Command>, 'runnerBound'>,
  run: Runner<Command>,
): void {
  scopeBind(runnerBound, { scope })(run);
}
