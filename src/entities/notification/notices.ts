import { Building2, Store } from 'lucide-react';
import type { NotificationType } from '../../shared/api/generated/model';
import { bookingNotices } from './booking-notices.ts';
import { competitionNotices } from './competition-notices.ts';
import { eventNotices } from './event-notices.ts';
import { gameNotices } from './game-notices.ts';
import { groupNotices } from './group-notices.ts';
import type { LiveNotice } from './live/live-events.ts';
import type { Notice, NoticeRows } from './notice.ts';

/** In the words of the server, which name the venue, team, organization or community. */
const otherNotices = {
  'venue-approved': { icon: Store, group: 'venues', live: true, texts: null, action: null },
  'venue-rejected': { icon: Store, group: 'venues', live: true, texts: null, action: null },
  'venue-disabled': { icon: Store, group: 'venues', live: true, texts: null, action: null },
  'venue-restored': { icon: Store, group: 'venues', live: false, texts: null, action: null },
  'venue-in-review': { icon: Store, group: 'review', live: false, texts: null, action: null },
  'admin-added': { icon: Building2, group: 'roles', live: false, texts: null, action: null },
  'admin-changed': { icon: Building2, group: 'roles', live: true, texts: null, action: null },
  'admin-removed': { icon: Building2, group: 'roles', live: true, texts: null, action: null },
} satisfies NoticeRows;

/** Another type does not compile until it has a row, nor one that says otherwise than the live events whether it is live. */
type Notices = { readonly [N in NotificationType]: Notice & { live: N extends LiveNotice ? true : false } };

/** A row for every type of notification, each group in the order of the settings (decision 051). */
export const notices = {
  ...bookingNotices,
  ...groupNotices,
  ...eventNotices,
  ...gameNotices,
  ...competitionNotices,
  ...otherNotices,
} satisfies Notices;

/** Null for a type that this version does not know yet. */
export const noticeRow = (type: string): Notice | null => (isKnown(type) ? notices[type] : null);
const isKnown = (type: string): type is NotificationType => Object.hasOwn(notices, type);
