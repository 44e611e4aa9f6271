import type { MockApi } from '../contract/types.ts';
import { applications } from './applications.ts';
import { auth } from './auth.ts';
import { bookings } from './bookings.ts';
import { communities } from './communities.ts';
import { competitions } from './competitions.ts';
import { events } from './events.ts';
import { explore } from './explore.ts';
import { games } from './games.ts';
import { eventGameHandlers } from './events/game.ts';
import { handovers } from './handovers.ts';
import { images } from './images.ts';
import { lookups } from './lookups.ts';
import { modOrganization } from './mod-organization.ts';
import { modSuperuser } from './mod-superuser.ts';
import { modTeam } from './mod-team.ts';
import { modVenue } from './mod-venue.ts';
import { notifications } from './notifications.ts';
import { organizations } from './organizations.ts';
import { push } from './push.ts';
import { realtime } from './realtime.ts';
import { settings } from './settings.ts';
import { signIn } from './auth/sign-in.ts';
import { slotWatches } from './slot-watches.ts';
import { teams } from './teams.ts';
import { users } from './users.ts';
import { venueBookings } from './venue-bookings.ts';
import { venues } from './venues.ts';

/** Every operation of the contract: the type makes it total. */
export const handlers: MockApi = {
  ...auth,
  ...signIn,
  ...images,
  ...lookups,
  ...settings,
  ...notifications,
  ...users,
  ...venues,
  ...bookings,
  ...handovers,
  ...slotWatches,
  ...teams,
  ...communities,
  ...events,
  ...eventGameHandlers,
  ...games,
  ...competitions,
  ...explore,
  ...applications,
  ...organizations,
  ...modVenue,
  ...venueBookings,
  ...modSuperuser,
  ...modTeam,
  ...modOrganization,
  ...realtime,
  ...push,
};
