import { describe, expect, it } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import { decideSession, isAuthenticated, isUndecided, type Session, type SessionEvent } from './session.ts';

const user: LoggedUser = {
  id: 1,
  is_verified: true,
  is_super_user: false,
  password_set: true,
  profile_status: 'completed',
  profiles: [],
  name: 'Ardit Hoxha',
  image: null,
  birth_year: 1990,
  city: null,
  phone_prefix: '+355',
  phone_number: '690000001',
  locale: 'en',
  language: null,
  theme: null,
  created_at: '2026-01-01T00:00:00+01:00',
};
const other = { ...user, id: 2 };
const changed = { ...user, password_set: false };

const guest: Session = { kind: 'guest' };
const checking: Session = { kind: 'checking', token: 'a' };
const unreachable: Session = { kind: 'unreachable', token: 'a' };
const signedIn: Session = { kind: 'signed-in', token: 'a', user };

const events = {
  startedEmpty: { type: 'started', token: null },
  startedWithToken: { type: 'started', token: 'b' },
  givenNone: { type: 'token-given', token: null },
  givenSame: { type: 'token-given', token: 'a' },
  givenOther: { type: 'token-given', token: 'b' },
  signedIn: { type: 'signed-in', token: 'b', user: other },
  answered: { type: 'user-answered', token: 'a', user: other },
  answeredForeign: { type: 'user-answered', token: 'old', user: other },
  refused: { type: 'user-refused', token: 'a' },
  refusedForeign: { type: 'user-refused', token: 'old' },
  unreachable: { type: 'user-unreachable', token: 'a' },
  unreachableForeign: { type: 'user-unreachable', token: 'old' },
  userChanged: { type: 'user-changed', user: changed },
  otherChanged: { type: 'user-changed', user: other },
  retried: { type: 'retried' },
  tokenRefused: { type: 'token-refused', token: 'a' },
  tokenRefusedForeign: { type: 'token-refused', token: 'old' },
  signedOut: { type: 'signed-out' },
} satisfies Record<string, SessionEvent>;

const asOther: Session = { kind: 'signed-in', token: 'a', user: other };
const fresh: Session = { kind: 'signed-in', token: 'b', user: other };
const checkingB: Session = { kind: 'checking', token: 'b' };

/** Every state × every event, written by hand. Columns: guest, checking, unreachable, signed-in. */
const table: Record<keyof typeof events, [Session, Session, Session, Session]> = {
  startedEmpty: [guest, guest, guest, guest],
  startedWithToken: [checkingB, checkingB, checkingB, checkingB],
  givenNone: [guest, guest, guest, guest],
  givenSame: [{ kind: 'checking', token: 'a' }, checking, unreachable, signedIn],
  givenOther: [checkingB, checkingB, checkingB, checkingB],
  signedIn: [fresh, fresh, fresh, fresh],
  answered: [guest, asOther, asOther, asOther],
  answeredForeign: [guest, checking, unreachable, signedIn],
  refused: [guest, guest, guest, guest],
  refusedForeign: [guest, checking, unreachable, signedIn],
  unreachable: [guest, unreachable, unreachable, signedIn],
  unreachableForeign: [guest, checking, unreachable, signedIn],
  userChanged: [guest, checking, unreachable, { ...signedIn, user: changed }],
  otherChanged: [guest, checking, unreachable, signedIn],
  retried: [guest, checking, checking, signedIn],
  tokenRefused: [guest, guest, guest, guest],
  tokenRefusedForeign: [guest, checking, unreachable, signedIn],
  signedOut: [guest, guest, guest, guest],
};

const states = [guest, checking, unreachable, signedIn];
const cells = Object.entries(table).flatMap(
  ([name, row]) =>
    row.map((expected, index) => ({ name: name as keyof typeof events, state: states[index] ?? guest, expected })), // the table's own keys
);

describe('the session machine', () => {
  it.each(cells)('$state.kind + $name → $expected.kind', ({ name, state, expected }) => {
    expect(decideSession(state, events[name])).toEqual(expected);
  });
});

describe('authenticated', () => {
  it('[AUTH-06] needs access token, user and verified, all three', () => {
    expect(isAuthenticated(signedIn)).toBe(true);
    for (const session of [guest, checking, unreachable]) expect(isAuthenticated(session)).toBe(false);
    expect(isAuthenticated({ ...signedIn, user: { ...user, is_verified: false } })).toBe(false);
  });
  it('is undecided only while the user of a token is being read', () => {
    expect([guest, checking, unreachable, signedIn].map(isUndecided)).toEqual([false, true, false, false]);
  });
});
