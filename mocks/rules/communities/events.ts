import type { CommunityChange } from '../../../src/shared/api/generated/model.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import type { CommunityRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { JsonObject } from '../../realtime/json.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { membersOfCommunity, openJoinRequests, runsCommunity } from './access.ts';

export interface CommunityLive {
  readonly community: Pick<CommunityRecord, 'id'>;
  /** Who did it: their screens follow, without a message. */
  readonly actorId: number;
  /** Whom it is about, and what they are told. */
  readonly personId?: number;
  readonly tells?: Exclude<CommunityChange, 'requested' | 'announced'>;
  /** Whose screens follow besides: those who decide, all members, or also those on their way in. */
  readonly follow?: 'runners' | 'members' | 'everybody';
  /** What those are told. */
  readonly tellsFollowers?: Extract<CommunityChange, 'requested' | 'announced'>;
}

/** `CommunityChanged` for everybody whose screens may show it: with a message for those it is news to (decision 040). */
export function communityEvents(db: DbReader, what: CommunityLive): RealtimeEvent[] {
  const { community, actorId, personId, tells, follow, tellsFollowers } = what;
  const told = new Map<number, CommunityChange | undefined>();
  if (follow) for (const userId of followersOf(db, community.id, follow)) told.set(userId, tellsFollowers);
  if (personId !== undefined) told.set(personId, tells);
  told.set(actorId, undefined);
  return [...told].map(([user_id, change]) => ({
    user_id,
    type: 'CommunityChanged',
    data: { community_id: community.id, ...(change && { change }) },
  }));
}

function followersOf(db: DbReader, communityId: number, follow: NonNullable<CommunityLive['follow']>): number[] {
  const members = membersOfCommunity(db, communityId);
  const followers = follow === 'runners' ? members.filter(runsCommunity) : members;
  const onTheWay =
    follow === 'everybody'
      ? [
          ...db.communityMembers.by('community', communityId).filter(({ status }) => status === 'invited'),
          ...openJoinRequests(db, communityId),
        ]
      : [];
  return [...followers, ...onTheWay].map(({ user_id }) => user_id);
}

export type FeedEvent = 'post-added' | 'post-changed' | 'post-commented' | 'post-deleted';

export const communityRoom = (communityId: number): string => `community-${communityId}`;

/** Tells the room of a community what happened to a post; without its text, which the app reads if it may. `null`: the post did it itself. */
export const tellRoom = (
  realtime: RealtimeWriter,
  type: FeedEvent,
  { community_id, id }: { readonly community_id: number; readonly id: number },
  actor: UserRecord | null,
): void =>
  push(realtime, community_id, type, {
    activity: { actor: { id: actor?.id ?? 0, name: actor?.name ?? '' } },
    post_id: id,
  });

/** Tells the room of a community that somebody has joined, left or got another role; not who, as the members' list decides who may know. */
export const tellMembers = (realtime: RealtimeWriter, communityId: number): void =>
  push(realtime, communityId, 'members-changed', {});

const push = (
  realtime: RealtimeWriter,
  communityId: number,
  type: FeedEvent | 'members-changed',
  data: JsonObject,
): void => realtime.push(`rooms/${communityRoom(communityId)}/events`, { type, data });
