import { findProfile, type ActiveProfile } from '../profile/profile.ts';
import { isAuthenticated, type Session } from '../session/session.ts';
import type { Subject } from './initialization.ts';

/**
 * Whom a session and a profile mean together. The profile follows the user a moment later: while it is not one of
 * theirs, nobody is known.
 */
export function toSubject(session: Session, active: ActiveProfile): Subject {
  if (session.kind === 'checking') return { kind: 'unknown' };
  if (!isAuthenticated(session)) return { kind: 'guest', isUnread: session.kind === 'unreachable' };
  const { user } = session;
  const isTheirs =
    findProfile(user, active) !== undefined ||
    (active.entity_id === null && !user.profiles.some(({ type }) => type === 'base'));
  return isTheirs ? { kind: 'user', userId: user.id, profile: active } : { kind: 'unknown' };
}
