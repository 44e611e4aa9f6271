import { createEvent, createStore } from 'effector';
import {
  decideConfirmation,
  noConfirmation,
  type ConfirmationDecision,
  type ConfirmationEvent,
  type ConfirmationRequest,
  type ConfirmationState,
} from './confirmation.ts';
import type { ConfirmationPreset } from './presets.ts';

/** The host was rendered: questions can be shown from now on. */
export const confirmationMounted = createEvent();
export const confirmationUnmounted = createEvent();
export const confirmationAsked = createEvent<ConfirmationRequest>();
export const confirmationTyped = createEvent<string>();
export const confirmationConfirmed = createEvent();
export const confirmationCancelled = createEvent();
/** The program hides the dialog: of this request, or of any with null. */
export const confirmationHidden = createEvent<ConfirmationRequest | null>();
/** The dialog threw an error while it was drawn. */
export const confirmationFailed = createEvent();

export interface ShownConfirmation {
  preset: ConfirmationPreset;
  typed: string;
  /** The confirmed action is running. */
  isRunning: boolean;
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

/** The question the host shows, or null. */
export const $confirmation = $machine.map(({ state }) => toShown(state));

/** Exactly one for each request. */
export const confirmationAnswered = $machine.updates.filterMap(({ answer }) => answer ?? undefined);

function step({ state }: ConfirmationDecision, event: ConfirmationEvent): ConfirmationDecision {
  return decideConfirmation(state, event);
}

function toShown(state: ConfirmationState): ShownConfirmation | null {
  if (state.kind !== 'asking' && state.kind !== 'running') return null;
  return {
    preset: state.request.preset,
    typed: state.kind === 'asking' ? state.typed : (state.request.preset.doubleConfirmText ?? ''),
    isRunning: state.kind === 'running',
  };
}
