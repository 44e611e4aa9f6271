import { createEvent, sample, scopeBind } from 'effector';
import { createMachine } from '../machine.ts';
import {
  decideConfirmation,
  noConfirmation,
  type ConfirmationAnswer,
  type ConfirmationEvent,
  type ConfirmationRequest,
  type ConfirmationState,
} from './confirmation.ts';
import { loadConfirmationHostFx } from './load-host.ts';
import type { ConfirmationPreset } from './presets.ts';

/** Exactly one for each request. */
export const confirmationAnswered = createEvent<ConfirmationAnswer>();

const machine = createMachine({
  initial: noConfirmation,
  decide: decideConfirmation,
  makeRunner: () => {
    const answer = scopeBind(confirmationAnswered);
    const loadHost = scopeBind(loadConfirmationHostFx);
    return (command) => {
      if (command.type === 'answer') answer(command.answer);
      else loadHost().catch(() => {}); // its failure is an event
    };
  },
});

const plain = (
  type: Extract<ConfirmationEvent['type'], 'mounted' | 'unmounted' | 'confirmed' | 'cancelled' | 'failed'>,
) => machine.occurred.prepend((): ConfirmationEvent => ({ type }));

/** The host was rendered: questions can be shown from now on. */
export const confirmationMounted = plain('mounted');
export const confirmationUnmounted = plain('unmounted');
export const confirmationConfirmed = plain('confirmed');
export const confirmationCancelled = plain('cancelled');
/** The dialog threw an error while it was drawn. */
export const confirmationFailed = plain('failed');
export const confirmationAsked = machine.occurred.prepend((request: ConfirmationRequest): ConfirmationEvent => ({
  type: 'asked',
  request,
}));
export const confirmationTyped = machine.occurred.prepend((text: string): ConfirmationEvent => ({
  type: 'typed',
  text,
}));
/** The program hides the dialog: of this request, or of any with null. */
export const confirmationHidden = machine.occurred.prepend(
  (request: ConfirmationRequest | null): ConfirmationEvent => ({ type: 'hidden', request }),
);
sample({
  clock: loadConfirmationHostFx.fail,
  fn: (): ConfirmationEvent => ({ type: 'hostFailed' }),
  target: machine.occurred,
});

export interface ShownConfirmation {
  preset: ConfirmationPreset;
  typed: string;
  /** The confirmed action is running. */
  isRunning: boolean;
}

/** The question the host shows, or null. */
export const $confirmation = machine.$state.map(toShown);

function toShown(state: ConfirmationState): ShownConfirmation | null {
  if (state.kind !== 'asking' && state.kind !== 'running') return null;
  return {
    preset: state.request.preset,
    typed: state.kind === 'asking' ? state.typed : (state.request.preset.doubleConfirmText ?? ''),
    isRunning: state.kind === 'running',
  };
}
