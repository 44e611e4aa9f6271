import { createMachine } from '../machine.ts';
import { decidePresence } from './presence.ts';
import { noPresence, type PresenceEvent } from './presence-state.ts';

/** Its runner is bound when the realtime service is started. `now` is monotonic time in ms. */
export const presenceMachine = createMachine({
  initial: noPresence,
  decide: (state, { event, now }: { event: PresenceEvent; now: number }) => decidePresence(state, event, now),
});
export const presenceEventOccurred = presenceMachine.occurred;
export const $presence = presenceMachine.$state;
/** The realtime service has identified the user: rooms can be joined. */
export const $realtimeReady = $presence.map(({ stage }) => stage === 'clearing' || stage === 'live');
