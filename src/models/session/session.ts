import type { LoggedUser } from '../../shared/api/generated/model';

/** The user of this tab, as far as known. */
export type Session =
  | { kind: 'guest' }
  /** A token was found; GET /auth/me has not answered yet. */
  | { kind: 'checking'; token: string }
  /** No answer, or a broken server: the token stays (R1). */
  | { kind: 'unreachable'; token: string }
  | { kind: 'signed-in'; token: string; user: LoggedUser };

/** What can happen to a session. */
export type SessionEvent =
  | { type: 'started'; token: string | null }
  /** The token that another tab or the developer panel has stored. */
  | { type: 'token-given'; token: string | null }
  | { type: 'signed-in'; token: string; user: LoggedUser }
  | { type: 'user-answered'; token: string; user: LoggedUser }
  | { type: 'user-refused'; token: string }
  | { type: 'user-unreachable'; token: string }
  /** A call returned changed data of the user (password, profile). */
  | { type: 'user-changed'; user: LoggedUser }
  | { type: 'retried' }
  | { type: 'token-refused'; token: string }
  | { type: 'signed-out' };

export const guest: Session = { kind: 'guest' };

/** The session after an event; an answer about a previous token changes nothing. Source: AUTH-06, R1. */
export function decideSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'started':
    case 'token-given':
      if (event.token === tokenOf(session)) return session;
      return event.token ? { kind: 'checking', token: event.token } : guest;
    case 'signed-in':
      return { kind: 'signed-in', token: event.token, user: event.user };
    case 'user-answered':
      return owns(session, event.token) ? { kind: 'signed-in', token: event.token, user: event.user } : session;
    case 'user-refused':
    case 'token-refused':
      return owns(session, event.token) ? guest : session;
    case 'user-unreachable':
      return session.kind === 'checking' && session.token === event.token
        ? { kind: 'unreachable', token: event.token }
        : session;
    case 'user-changed':
      return session.kind === 'signed-in' && session.user.id === event.user.id
        ? { ...session, user: event.user }
        : session;
    case 'retried':
      return session.kind === 'unreachable' ? { kind: 'checking', token: session.token } : session;
    case 'signed-out':
      return guest;
  }
}

/** Authenticated means access token, user and verified, all present (AUTH-06). */
export function isAuthenticated(session: Session): session is Session & { kind: 'signed-in' } {
  return session.kind === 'signed-in' && session.user.is_verified;
}

/** Has a password and a profile: until then the server refuses everything but completing them (decision 043). */
export const isComplete = (user: LoggedUser): boolean => user.password_set && user.profile_status === 'completed';

/** True while the guard must wait (R17): a token whose user is not known yet. */
export const isUndecided = (session: Session): boolean => session.kind === 'checking';

export const tokenOf = (session: Session): string | null => (session.kind === 'guest' ? null : session.token);
export const userOf = (session: Session): LoggedUser | null => (session.kind === 'signed-in' ? session.user : null);

const owns = (session: Session, token: string) => tokenOf(session) === token;
