import { readCurrentUser } from '../../shared/api/current-user.ts';
import type { Id, LoggedUser } from '../../shared/api/generated/model';
import { moduleHome } from '../routing/module-home.ts';
import type { ProfileChoice } from './profile.model.ts';
import type { ActiveProfile } from './profile.ts';

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

/** After the role at a venue is gone: its profile too, and who was in it is at the home of the player's own. */
export async function leaveVenue({ user, active, choose, setUser }: OwnSession, venueId: Id): Promise<void> {
  if (!user) return;
  const isLeft = ({ type, entity_id }: ActiveProfile) => type === 'venue' && entity_id === venueId;
  const own = user.profiles.find(({ type }) => type === 'base');
  // first, so that nothing more is asked for in the profile that is lost
  if (own && isLeft(active)) choose({ type: 'base', entity_id: own.entity_id, opens: moduleHome('base') });
  const without = { ...user, profiles: user.profiles.filter((profile) => !isLeft(profile)) };
  setUser(await readCurrentUser().catch(() => without));
}
