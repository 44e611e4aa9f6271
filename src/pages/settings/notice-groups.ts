import type { NotificationType, Profile } from '../../shared/api/generated/model';

type GroupName = 'bookings' | 'venues' | 'teams' | 'communities' | 'events' | 'games' | 'roles' | 'review';

interface NoticeGroup {
  name: GroupName;
  types: readonly NotificationType[];
  /** Whose notifications they are; absent: anybody's. */
  of?: Profile['type'];
}

/** The notifications that there are, by what they are about; a kind of thing that is not built yet sends none (design §11, §12). */
export const noticeGroups = [
  {
    name: 'bookings',
    types: [
      'booking-confirmed',
      'booking-declined',
      'booking-moved',
      'booking-cancelled',
      'booking-expired',
      'series-skipped',
      'closure-choice',
      'slot-available',
      'handover-offered',
      'handover-answered',
    ],
  },
  { name: 'teams', types: ['team-invited', 'application-decided', 'team-join-requested', 'team-joined'] },
  {
    name: 'communities',
    types: ['community-invited', 'community-accepted', 'community-join-requested', 'announcement', 'post-commented'],
  },
  {
    name: 'events',
    types: [
      'event-created',
      'event-invited',
      'event-requested',
      'event-accepted',
      'event-promoted',
      'event-updated',
      'event-cancelled',
      'event-reminder',
    ],
  },
  {
    name: 'games',
    types: ['result-entered', 'result-disputed', 'fixture-started', 'fixture-score', 'fixture-finished'],
  },
  {
    name: 'venues',
    of: 'venue',
    types: [
      'booking-created',
      'closure-answered',
      'venue-approved',
      'venue-rejected',
      'venue-disabled',
      'venue-restored',
    ],
  },
  { name: 'roles', types: ['admin-added', 'admin-changed', 'admin-removed'] },
  { name: 'review', of: 'superuser', types: ['venue-in-review'] },
] as const satisfies readonly NoticeGroup[];

export type NoticeType = (typeof noticeGroups)[number]['types'][number];

export const noticeTypes: readonly NoticeType[] = noticeGroups.flatMap(({ types }) => [...types]);

/** Those that this user may be sent. */
export const noticeGroupsOf = (profiles: readonly Pick<Profile, 'type'>[]) =>
  noticeGroups.filter((group) => !('of' in group) || profiles.some(({ type }) => type === group.of));
