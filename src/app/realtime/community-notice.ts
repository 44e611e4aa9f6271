import type { RealtimeEvent } from '../../models/realtime-events/realtime-event.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import { paths } from '../../shared/routing/paths.ts';

/** What others did in a community, or on the reader's way into one, that is worth a message (decision 040). */
const changes = ['invited', 'accepted', 'rejected', 'requested', 'removed', 'role', 'announced', 'commented'] as const;

/** Undefined for an event without a message: it only changes what is on screen. */
export const communityChangeOf = ({ change }: RealtimeEvent['data']) => changes.find((one) => one === change);

/** The text of the message; null for an event without one. */
export function communityNotice(data: RealtimeEvent['data']): Wording | null {
  const change = communityChangeOf(data);
  return change ? { key: `notifications:live.community.${change}` } : null;
}

/** The page where one sees what an event of a community is about; null for another event, or one that names no community. */
export function communityAddressOf({ type, data }: RealtimeEvent): string | null {
  const { community_id: id } = data;
  if (type !== 'CommunityChanged' || !Number.isSafeInteger(id)) return null;
  switch (communityChangeOf(data)) {
    case 'requested':
      return paths.communityRequests(Number(id));
    case 'role':
      return paths.communityMembers(Number(id));
    case 'rejected':
      return paths.applications();
    case 'removed':
      return paths.communities(); // a private one is not theirs to see any more
    default:
      return paths.community(Number(id));
  }
}
