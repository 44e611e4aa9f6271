import { describe, expect, it } from 'vitest';
import { decideAuthFlow, noAuthFlow, type AuthFlow, type AuthFlowEvent } from './auth-flow.ts';

const phone = { phone_prefix: '+355', phone_number: '690000001' };
const other = { phone_prefix: '+355', phone_number: '690000009' };

const none = noAuthFlow;
const toVerify: AuthFlow = { phoneToVerify: phone, forgotFlow: false };
const toVerifyOther: AuthFlow = { phoneToVerify: other, forgotFlow: false };
const forgot: AuthFlow = { phoneToVerify: phone, forgotFlow: true };
const forgotOther: AuthFlow = { phoneToVerify: other, forgotFlow: true };
const newPassword: AuthFlow = { phoneToVerify: null, forgotFlow: true };

const events = {
  register: { type: 'phone-to-verify', phone: other },
  forgotStarted: { type: 'forgot-started', phone: other },
  verified: { type: 'phone-verified' },
  forgotEnded: { type: 'forgot-ended' },
  signedIn: { type: 'signed-in' },
  left: { type: 'left' },
} satisfies Record<string, AuthFlowEvent>;

/** Every state × every event, written by hand. Columns: nothing, number to verify, forgotten and to verify, forgotten and verified. */
const table: Record<keyof typeof events, [AuthFlow, AuthFlow, AuthFlow, AuthFlow]> = {
  register: [toVerifyOther, toVerifyOther, toVerifyOther, toVerifyOther],
  forgotStarted: [forgotOther, forgotOther, forgotOther, forgotOther],
  verified: [none, none, newPassword, newPassword],
  forgotEnded: [none, toVerify, none, none],
  signedIn: [none, none, none, newPassword],
  left: [none, none, none, none],
};

const states = [none, toVerify, forgot, newPassword];
const cells = Object.entries(table).flatMap(
  ([name, row]) =>
    row.map((expected, index) => ({ name: name as keyof typeof events, state: states[index] ?? none, expected })), // the table's own keys
);

describe('the sign-in flow', () => {
  it.each(cells)('[SEC-03] $state + $name → $expected', ({ name, state, expected }) => {
    expect(decideAuthFlow(state, events[name])).toEqual(expected);
  });
  it('stays the same object where nothing changes, so that nothing is written', () => {
    expect(decideAuthFlow(newPassword, { type: 'phone-verified' })).toBe(newPassword);
    expect(decideAuthFlow(toVerify, { type: 'forgot-ended' })).toBe(toVerify);
    expect(decideAuthFlow(newPassword, { type: 'signed-in' })).toBe(newPassword);
  });
});
