import { createEvent, createStore } from 'effector';
import {
  decideConfirmation,
  isConfirmable,
  noConfirmation,
  type ConfirmationDecision,
  type ConfirmationEvent,
  type ConfirmationRequest,
  type ConfirmationState,
} from './confirmation.ts';
import type { ConfirmationPreset } from './presets.ts';

/** The host is on the page … */
export const confirmationMounted = createEvent();
/** … and left it. */
export const confirmationUnmounted = createEvent();
export const confirmationAsked = createEvent<ConfirmationRequest>();
export const confirmationTyped = createEvent<string>();
export const confirmationConfirmed = createEvent();
export const confirmationCancelled = createEvent();
/** The program takes the dialog away: this one, or (null) whichever is shown. */
export const confirmationHidden = createEvent<ConfirmationRequest | null>();
/** The dialog threw while it was shown. */
export const confirmationFailed = createEvent();

export interface ShownConfirmation {
  preset: ConfirmationPreset;
  typed: string;
  isConfirmable: boolean;
  /** The confirmed action runs. */
  isLoading: boolean;
}

const $machine = createStore<ConfirmationDecision>({ state: noConfirmation, answer: null })
  .on(confirmationMounted, (machine) => step(machine, { type: 'mounted' }))
  .on(confirmationUnmounted, (machine) => step(machine, { type: 'unmounted' }))
  .on(confirmationAsked, (machine, request) => step(machine, { type: 'asked', request }))
  .on(confirmationTyped, (machine, text) => step(machine, { type: 'typed', text }))
  .on(confirmationConfirmed, (machine) => step(machine, { type: 'confirmed' }))
  .on(confirmationCancelled, (machine) => step(machine, { type: 'cancelled' }))
  .on(confirmationHidden, (machine, request) => step(machine, { type: 'hidden', request }))
  .on(confirmationFailed, (machine) => step(machine, { type: 'failed' }));

/** What the host draws; null = nothing. */
export const $confirmation = $machine.map(({ state }) => toShown(state));

/** Exactly one per ask. */
export const confirmationAnswered = $machine.updates.filterMap(({ answer }) => answer ?? undefined);

function step({ state }: ConfirmationDecision, event: ConfirmationEvent): ConfirmationDecision {
  return decideConfirmation(state, event);
}

function toShown(state: ConfirmationState): ShownConfirmation | null {
  if (state.kind !== 'asking' && state.kind !== 'running') return null;
  return {
    preset: state.request.preset,
    typed: state.kind === 'asking' ? state.typed : (state.request.preset.doubleConfirmText ?? ''),
    isConfirmable: isConfirmable(state),
    isLoading: state.kind === 'running',
  };
}
