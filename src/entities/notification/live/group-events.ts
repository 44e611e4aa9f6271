import {
  communities,
  games,
  nothing,
  notifications,
  organizationUsers,
  reviews,
  teams,
  venueUsers,
} from '../../../shared/api/outdated-reads.ts';
import { paths } from '../../../shared/routing/paths.ts';
import { isId, type LiveEvents, named, type News } from './live-event.ts';

/** Where the venue is managed, in its profile. */
const managedVenue: News['leadsTo'] = ({ venue_id: id }) => (isId(id) ? paths.manageVenueOf(id) : null);

/** A page of a community that is named, in the base profile. */
const community =
  (address: (id: number) => string): Exclude<News['leadsTo'], null> =>
  ({ community_id: id }, { module }) =>
    module === 'base' && isId(id) ? address(id) : null;
const feed = community((id) => paths.community(id));

/** What others did at a venue, in a team, an organization or a community, or on the reader's way into one. */
export const groupEvents = {
  VenueStatusChanged: {
    outdates: reviews,
    role: null,
    by: 'status',
    changes: {
      draft: {
        notice: 'venue-rejected',
        says: named('notifications:live.venue.draft', 'notifications:live.venue.any'),
        leadsTo: managedVenue,
      },
      'in-review': {
        notice: null,
        says: named('notifications:live.venue.in-review', 'notifications:live.venue.any'),
        leadsTo: managedVenue,
      },
      published: {
        notice: 'venue-approved',
        says: named('notifications:live.venue.published', 'notifications:live.venue.any'),
        leadsTo: managedVenue,
      },
      disabled: {
        notice: 'venue-disabled',
        says: named('notifications:live.venue.disabled', 'notifications:live.venue.any'),
        leadsTo: managedVenue,
      },
    },
    news: { notice: null, says: 'notifications:live.venue.any', leadsTo: managedVenue },
  },
  VenueRoleChanged: {
    outdates: { now: [...venueUsers.now, ...notifications.now] },
    role: 'changed',
    news: {
      notice: 'admin-changed',
      says: named('notifications:live.venue.role', 'notifications:live.venue.added'),
      leadsTo: null,
    },
  },
  VenueRoleLost: {
    outdates: nothing, // the venue's answers are no longer one's own
    role: 'lost',
    news: {
      notice: 'admin-removed',
      says: named('notifications:live.venue.lost', 'notifications:live.venue.any'),
      leadsTo: null,
    },
  },
  OrganizationRoleChanged: {
    outdates: { now: [...organizationUsers.now, ...notifications.now] },
    role: 'changed',
    news: {
      notice: 'admin-changed',
      says: named('notifications:live.organization.role', 'notifications:live.organization.added'),
      leadsTo: null,
    },
  },
  OrganizationRoleLost: {
    outdates: games, // the reader is no longer an official of its coming games
    role: 'lost',
    news: {
      notice: 'admin-removed',
      says: named('notifications:live.organization.lost', 'notifications:live.organization.any'),
      leadsTo: null,
    },
  },
  TeamChanged: {
    outdates: teams,
    role: null,
    by: 'change',
    changes: {
      invited: { notice: 'team-invited', says: 'notifications:live.team.invited', leadsTo: null },
      requested: {
        notice: 'team-join-requested',
        says: named('notifications:live.team.requested', 'notifications:live.team.any'),
        leadsTo: null,
      },
      joined: {
        notice: 'team-joined',
        says: named('notifications:live.team.joined', 'notifications:live.team.any'),
        leadsTo: null,
      },
      accepted: { notice: 'team-joined', says: 'notifications:live.team.accepted', leadsTo: null },
      rejected: { notice: 'application-decided', says: 'notifications:live.team.rejected', leadsTo: null },
    },
    news: null,
  },
  TeamRoleChanged: {
    outdates: teams,
    role: 'changed',
    news: { notice: 'admin-changed', says: 'notifications:live.team.role', leadsTo: null },
  },
  TeamRoleLost: {
    outdates: teams,
    role: 'lost',
    news: { notice: 'admin-removed', says: 'notifications:live.team.lost', leadsTo: null },
  },
  CommunityChanged: {
    outdates: communities,
    role: null,
    by: 'change',
    changes: {
      invited: { notice: 'community-invited', says: 'notifications:live.community.invited', leadsTo: feed },
      accepted: { notice: 'community-accepted', says: 'notifications:live.community.accepted', leadsTo: feed },
      rejected: {
        notice: 'application-decided',
        says: 'notifications:live.community.rejected',
        leadsTo: community(() => paths.applications()),
      },
      requested: {
        notice: 'community-join-requested',
        says: 'notifications:live.community.requested',
        leadsTo: community((id) => paths.communityRequests(id)),
      },
      removed: {
        notice: null,
        says: 'notifications:live.community.removed',
        leadsTo: community(() => paths.communities()), // a private one is not theirs to see any more
      },
      role: {
        notice: 'admin-changed',
        says: 'notifications:live.community.role',
        leadsTo: community((id) => paths.communityMembers(id)),
      },
      announced: { notice: 'announcement', says: 'notifications:live.community.announced', leadsTo: feed },
      commented: { notice: 'post-commented', says: 'notifications:live.community.commented', leadsTo: feed },
    },
    news: null,
  },
} satisfies Partial<LiveEvents>;
