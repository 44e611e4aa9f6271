import { describe, expect, it } from 'vitest';
import {
  decideConfirmation,
  isWordTyped,
  noConfirmation,
  toRequest,
  type ConfirmationAnswer,
  type ConfirmationEvent,
  type ConfirmationState,
} from './confirmation.ts';
import { destructivePreset } from './presets.ts';

const mine = toRequest({});
const other = toRequest({});
const kept = toRequest({}, true);
const guarded = toRequest(destructivePreset);

const unmounted = noConfirmation;
const waiting: ConfirmationState = { kind: 'waiting', request: mine };
const closed: ConfirmationState = { kind: 'closed' };
const asking: ConfirmationState = { kind: 'asking', request: mine, typed: '' };
const askingKept: ConfirmationState = { kind: 'asking', request: kept, typed: '' };
const running: ConfirmationState = { kind: 'running', request: kept };
const no = (reason: ConfirmationAnswer['reason'], request = mine): ConfirmationAnswer => ({
  request,
  result: false,
  reason,
});
const yes = (request = mine): ConfirmationAnswer => ({ request, result: true, reason: 'confirmed' });
const event = (
  type: 'mounted' | 'unmounted' | 'hostFailed' | 'confirmed' | 'cancelled' | 'failed',
): ConfirmationEvent => ({ type });
const asked = (request = other): ConfirmationEvent => ({ type: 'asked', request });
const hidden = (request: typeof mine | null): ConfirmationEvent => ({ type: 'hidden', request });
const typed: ConfirmationEvent = { type: 'typed', text: 'DEL' };
const askingOther: ConfirmationState = { kind: 'asking', request: other, typed: '' };

describe('[ENT-16] [ENT-203] every state × event', () => {
  it.each<[string, ConfirmationState, ConfirmationEvent, ConfirmationState, ConfirmationAnswer | null]>([
    ['unmounted', unmounted, event('mounted'), closed, null],
    ['unmounted', unmounted, event('unmounted'), unmounted, null],
    ['unmounted', unmounted, event('hostFailed'), unmounted, null],
    ['unmounted', unmounted, typed, unmounted, null],
    ['unmounted', unmounted, event('confirmed'), unmounted, null],
    ['unmounted', unmounted, event('cancelled'), unmounted, null],
    ['unmounted', unmounted, event('failed'), unmounted, null],
    ['unmounted', unmounted, hidden(null), unmounted, null],

    ['[UI-04] waiting', waiting, event('mounted'), asking, null],
    ['[ERR-17] waiting', waiting, event('hostFailed'), unmounted, no('not-initialized')],
    ['waiting', waiting, event('unmounted'), unmounted, no('not-initialized')],
    ['waiting', waiting, asked(), { kind: 'waiting', request: other }, no('replaced')],
    ['waiting', waiting, typed, waiting, null],
    ['waiting', waiting, event('confirmed'), waiting, null],
    ['waiting', waiting, event('cancelled'), waiting, null],
    ['waiting', waiting, event('failed'), waiting, null],
    ['[UI-05] waiting', waiting, hidden(null), unmounted, no('hidden')],
    ['[UI-05] waiting', waiting, hidden(mine), unmounted, no('hidden')],
    ['waiting', waiting, hidden(other), waiting, null],

    ['closed', closed, event('mounted'), closed, null],
    ['closed', closed, event('hostFailed'), closed, null],
    ['closed', closed, event('unmounted'), unmounted, null],
    ['[UI-04] closed', closed, asked(), askingOther, null],
    ['closed', closed, typed, closed, null],
    ['closed', closed, event('confirmed'), closed, null],
    ['closed', closed, event('cancelled'), closed, null],
    ['closed', closed, event('failed'), closed, null],
    ['closed', closed, hidden(null), closed, null],

    ['asking', asking, event('mounted'), asking, null],
    ['asking', asking, event('hostFailed'), asking, null],
    ['asking', asking, event('unmounted'), unmounted, no('not-initialized')],
    ['asking', asking, asked(), askingOther, no('replaced')],
    ['asking', asking, typed, { kind: 'asking', request: mine, typed: 'DEL' }, null],
    ['[UI-04] asking', asking, event('confirmed'), closed, yes()],
    ['[UI-06] asking for an action', askingKept, event('confirmed'), running, yes(kept)],
    ['[UI-04] asking', asking, event('cancelled'), closed, no('cancelled')],
    ['[ERR-24] asking', asking, event('failed'), closed, no('failed')],
    ['[UI-05] asking', asking, hidden(null), closed, no('hidden')],
    ['[UI-05] asking', asking, hidden(mine), closed, no('hidden')],
    ['asking something else', asking, hidden(other), asking, null],

    ['running', running, event('mounted'), running, null],
    ['running', running, event('hostFailed'), running, null],
    ['running', running, event('unmounted'), unmounted, null],
    ['running', running, asked(), askingOther, null],
    ['running', running, typed, running, null],
    ['running', running, event('confirmed'), running, null],
    ['running', running, event('cancelled'), running, null],
    ['running', running, event('failed'), closed, null],
    ['running', running, hidden(null), closed, null],
    ['running', running, hidden(kept), closed, null],
    ['running', running, hidden(other), running, null],
  ])('%s: %#', (_, state, happened, next, answer) => {
    const commands = answer ? [{ type: 'answer', answer }] : [];
    expect(decideConfirmation(state, happened)).toEqual({ state: next, commands });
  });

  it('[ERR-17] unmounted: the first question loads the host and waits', () => {
    expect(decideConfirmation(unmounted, asked(mine))).toEqual({ state: waiting, commands: [{ type: 'load-host' }] });
  });
});

describe('[UI-07] [ENT-213] the word to type', () => {
  const with_ = (text: string): ConfirmationState => ({ kind: 'asking', request: guarded, typed: text });

  it.each(['', 'DELET', 'DELETEE', 'delete', 'Delete', ' DELETE', 'DELETE '])('%j does not confirm', (text) => {
    expect(isWordTyped(destructivePreset, text)).toBe(false);
    expect(decideConfirmation(with_(text), event('confirmed'))).toEqual({ state: with_(text), commands: [] });
  });

  it('DELETE confirms', () => {
    expect(isWordTyped(destructivePreset, 'DELETE')).toBe(true);
    expect(decideConfirmation(with_('DELETE'), event('confirmed'))).toEqual({
      state: closed,
      commands: [{ type: 'answer', answer: yes(guarded) }],
    });
  });

  it('each ask begins with an empty field', () => {
    const { state } = decideConfirmation(with_('DELETE'), asked(guarded));
    expect(state).toEqual(with_(''));
  });
});
