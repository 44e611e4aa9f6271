import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { decidePresence } from './presence.ts';
import { noPresence, type PresenceCommand, type PresenceDecision, type PresenceEvent } from './presence-state.ts';

export type PresenceRunner = (command: PresenceCommand) => void;

/** Something happened to this tab; `now` is monotonic. */
export const presenceEventOccurred = createEvent<{ event: PresenceEvent; now: number }>();
/** The model is loaded after the scope exists, so its effect's handler comes by this event instead of `fork`. */
export const presenceRunnerGiven = createEvent<PresenceRunner>();

const $runner = createStore<{ run: PresenceRunner }>({
  run: () => {
    throw new Error('presenceRunnerGiven comes first');
  },
}).on(presenceRunnerGiven, (_, run) => ({ run }));

/** Starts each command and returns at once; answers come as events. */
export const runPresenceFx = attach({
  source: $runner,
  mapParams: (commands: readonly PresenceCommand[], { run }) => ({ commands, run }),
  effect: createEffect<{ commands: readonly PresenceCommand[]; run: PresenceRunner }, void>(({ commands, run }) =>
    commands.forEach(run),
  ),
});

/** With what is still to be done: several events may come in one tick, and the sample below sees only the last state. */
const $machine = createStore<PresenceDecision>({ state: noPresence, commands: [] })
  .on(presenceEventOccurred, (machine, { event, now }) => {
    const { state, commands } = decidePresence(machine.state, event, now);
    return { state, commands: [...machine.commands, ...commands] };
  })
  .on(runPresenceFx, (machine, run) => ({
    ...machine,
    commands: machine.commands.filter((command) => !run.includes(command)),
  }));

export const $presence = $machine.map(({ state }) => state);
/** The realtime service knows who this is: rooms can be joined. */
export const $realtimeReady = $presence.map(({ stage }) => stage === 'clearing' || stage === 'live');

sample({
  clock: $machine,
  filter: ({ commands }) => commands.length > 0,
  fn: ({ commands }) => commands,
  target: runPresenceFx,
});
