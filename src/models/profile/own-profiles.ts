import { readCurrentUser } from '../../shared/api/current-user.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { moduleHome } from './module-home.ts';
import type { ProfileChoice } from './profile.model.ts';
import { sameProfile, type ActiveProfile } from './profile.ts';

/** The session, as what a change of one's own role needs of it. */
export interface OwnSession {
  user: LoggedUser | null;
  active: ActiveProfile;
  choose: (profile: ProfileChoice) => void;
  setUser: (user: LoggedUser) => void;
}

/** The profiles of the session are those of GET /auth/me again. Without an answer the next start of the app learns them. */
export async function rereadProfiles({ user, setUser }: OwnSession): Promise<void> {
  const now = await readCurrentUser().catch(() => user);
  if (now) setUser(now);
}

/** After the role at a venue, in a team or in an organization is gone: its profile too, and who was in it is at the home of the player's own. */
export async function leaveProfile({ user, active, choose, setUser }: OwnSession, left: ActiveProfile): Promise<void> {
  if (!user) return;
  const own = user.profiles.find(({ type }) => type === 'base');
  // first, so that nothing more is asked for in the profile that is lost
  if (own && sameProfile(active, left)) choose({ type: 'base', entity_id: own.entity_id, opens: moduleHome('base') });
  const without = { ...user, profiles: user.profiles.filter((profile) => !sameProfile(profile, left)) };
  setUser(await readCurrentUser().catch(() => without));
}
