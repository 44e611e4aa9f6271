import type { ReadContext } from '../../contract/types.ts';
import type { CommunityRecord, PostRecord } from '../../db/records.ts';
import {
  type CommunityPermission,
  communityPermissions,
  isKnownTo,
  mayReadCommunity,
} from '../../rules/communities/access.ts';
import { isThere } from '../../rules/feeds/subjects.ts';
import type { ErrorCode } from '../../texts.ts';

interface Looking extends ReadContext {
  refuse(status: 403 | 404, code: ErrorCode): never;
}

/** A community the user may know of. A private one is a 404 for all others, like one that does not exist (decision 040). */
export function knownCommunity(ctx: ReadContext & { refuse(status: 404, code: 'not_found'): never }, id: number) {
  const community = ctx.db.communities.get(id);
  return community && isKnownTo(ctx.db, community, ctx.user?.id) ? community : ctx.refuse(404, 'not_found');
}

/** A community whose feed and people the user may read; a 403 for those it has banned and those a private one has invited. */
export function readableCommunity(ctx: Looking, id: number): CommunityRecord {
  const community = knownCommunity(ctx, id);
  return mayReadCommunity(ctx.db, community, ctx.user?.id) ? community : ctx.refuse(403, 'forbidden');
}

/** A community in which the user may do this, in the module of the request. */
export function permittedCommunity(ctx: Looking, id: number, permission: CommunityPermission): CommunityRecord {
  const community = knownCommunity(ctx, id);
  return communityPermissions(ctx.db, ctx, community)[permission] ? community : ctx.refuse(403, 'forbidden');
}

/** A post of a community that the user may read; what one that wrote itself is about must be theirs to see, too. */
export function readablePost(
  ctx: Looking,
  { communityId, postId }: { readonly communityId: number; readonly postId: number },
): PostRecord {
  const community = readableCommunity(ctx, communityId);
  const post = ctx.db.posts.get(postId);
  const isTheirs = post?.community_id === community.id && isThere(ctx.db, ctx.user, post, ctx.now());
  return isTheirs ? post : ctx.refuse(404, 'not_found');
}
