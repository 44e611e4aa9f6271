import type { Handlers, RequestContext, WriteContext } from '../../contract/types.ts';
import type { CommunityRecord, LocalText } from '../../db/records.ts';
import { openJoinRequests } from '../../rules/communities/access.ts';
import { communityRoom } from '../../rules/communities/events.ts';
import { recountJoinRequests, renameCommunityInNotices } from '../../rules/communities/notices.ts';
import { closeEvents } from '../../rules/events/community.ts';
import { removeCommunity } from '../../rules/endings/community.ts';
import { editText, imageColumns, sharedErrors } from '../shared/edits.ts';
import { countCreation } from '../shared/limits.ts';
import { newSlug } from '../../rules/shared/slugs.ts';
import { permittedCommunity } from './access.ts';
import { forgetIfUnknown, live } from '../../rules/communities/people.ts';
import { toCommunity } from '../../views/community.ts';

const texts = {
  invite: {
    en: 'A private community is joined by invitation.',
    sq: 'Në një komunitet privat bashkohesh me ftesë.',
  },
} satisfies Record<string, LocalText>;

type Joining = Pick<CommunityRecord, 'visibility' | 'join_policy' | 'join_question'>;

/** Starting, changing and deleting a community (decision 040). */
export const editHandlers: Handlers<'createCommunity' | 'updateCommunity' | 'deleteCommunity'> = {
  async createCommunity({ body }, ctx) {
    if (ctx.module !== 'base') return ctx.refuse(403, 'forbidden');
    const { visibility, join_policy, join_question = null } = body;
    const joining = { visibility, join_policy, join_question };
    const errors = [...sharedErrors(ctx, body, null), ...joiningErrors(ctx, joining)];
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await countCreation(ctx, 'community');
    const now = ctx.now();
    const community = await ctx.db.communities.insert({
      slug: newSlug(ctx.db, body.name),
      name: body.name,
      image_id: body.image ?? null,
      description: null,
      ...editText(ctx, null, body.description),
      sport_ids: [...new Set(body.sport_ids)],
      city_id: body.city_id,
      ...joiningColumns(joining),
      is_feed_on: true,
      created_at: now,
    });
    await ctx.db.communityMembers.insert({
      community_id: community.id,
      user_id: ctx.user.id,
      role: 'owner',
      status: 'active',
      inviter_id: null,
      joined_at: now,
    });
    return { community: toCommunity(ctx, community) };
  },

  async updateCommunity({ path: { communityId }, body }, ctx) {
    const before = permittedCommunity(ctx, communityId, 'edit');
    const {
      name = before.name,
      sport_ids = before.sport_ids,
      city_id = before.city_id,
      slug = before.slug,
      visibility = before.visibility,
      join_policy = before.join_policy,
      join_question = before.join_question,
    } = body;
    const joining = { visibility, join_policy, join_question };
    const errors = [...sharedErrors(ctx, body, { ...before, image_ids: [] }), ...joiningErrors(ctx, joining)];
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const community = await ctx.db.communities.update(communityId, {
      name,
      sport_ids: [...new Set(sport_ids)],
      city_id,
      slug,
      ...imageColumns({ image: body.image }),
      ...editText(ctx, before.description, body.description),
      ...joiningColumns(joining),
    });
    live(ctx, { community, follow: 'everybody' });
    if (before.visibility === 'public' && visibility === 'private') await closeDoors(ctx, community);
    if (community.slug !== before.slug || community.name !== before.name)
      await renameCommunityInNotices(ctx.db, community);
    return { community: toCommunity(ctx, community) };
  },

  async deleteCommunity({ path: { communityId } }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'delete');
    live(ctx, { community, follow: 'everybody' });
    await removeCommunity(ctx.db, community);
    ctx.realtime.update({ [`rooms/${communityRoom(communityId)}`]: null });
    return null;
  },
};

/** Once a community is private, nobody outside knows of it: out of the notifications and the requests. */
async function closeDoors(ctx: Pick<WriteContext, 'db' | 'now'>, community: CommunityRecord): Promise<void> {
  const { db } = ctx;
  await closeEvents(db, community);
  for (const { id } of openJoinRequests(db, community.id)) await db.applications.update(id, { status: 'expired' });
  await recountJoinRequests(db, community, ctx.now());
  const told = db.notifications.filter(({ data }) => data.community?.id === community.id);
  for (const userId of new Set(told.map(({ user_id }) => user_id))) await forgetIfUnknown(db, community, userId);
}

function joiningErrors(ctx: RequestContext, { visibility, join_policy }: Joining) {
  return visibility === 'private' && join_policy !== 'invite'
    ? [{ field: 'join_policy', message: ctx.say(texts.invite), code: 'validation' as const }]
    : [];
}

/** A question belongs to requests only. */
const joiningColumns = ({ visibility, join_policy, join_question }: Joining): Joining => ({
  visibility,
  join_policy,
  join_question: join_policy === 'request' ? (join_question ?? null) : null,
});
