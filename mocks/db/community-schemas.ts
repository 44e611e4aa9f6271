/** Communities, their people, their feed and what is reported in it. Design §7, decision 040. */
import { z } from 'zod';
import { localTextSchema } from './schemas.ts';

const id = z.int().positive();
const instant = z.int();

export const communitySchema = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  image_id: id.nullable(),
  description: localTextSchema.nullable(),
  sport_ids: z.array(id),
  city_id: id,
  visibility: z.enum(['public', 'private']),
  join_policy: z.enum(['open', 'request', 'invite']),
  /** Of the policy `request` only. */
  join_question: z.string().nullable(),
  /** Whether its feed writes itself about what it follows. */
  is_feed_on: z.boolean(),
  created_at: instant,
});

/** Nobody who left has a record: only members, invited and banned people do. */
export const communityMemberSchema = z.strictObject({
  id,
  community_id: id,
  user_id: id,
  role: z.enum(['owner', 'admin', 'member']),
  status: z.enum(['invited', 'active', 'banned']),
  /** Of an open invitation: who has sent it. */
  inviter_id: id.nullable(),
  joined_at: instant.nullable(),
});

export const postSchema = z.strictObject({
  id,
  community_id: id,
  /** null: it wrote itself, or the account is gone. */
  author_id: id.nullable(),
  kind: z.enum(['text', 'announcement', 'result', 'ranks', 'fixtures']),
  text: z.string(),
  image_ids: z.array(id),
  is_pinned: z.boolean(),
  created_at: instant,
  edited_at: instant.nullable(),
});
/** A team or a competition that the feed of a community follows. */
export const feedSourceSchema = z.strictObject({
  id,
  community_id: id,
  type: z.enum(['team', 'competition']),
  target_id: id,
  /** What was official before is no news. */
  since: instant,
});
/** What a feed has said by itself: it is not said twice, and not again once its post is deleted (decision 064). */
export const feedItemSchema = z.strictObject({
  id,
  community_id: id,
  /** The subject: a game, a team on a matchday, a matchday. */
  key: z.string(),
  kind: z.enum(['result', 'ranks', 'fixtures']),
  /** null: deleted. */
  post_id: id.nullable(),
  /** The game with the result, the one that has moved the team, or one of the matchday. */
  game_id: id,
  /** Of ranks. */
  team_id: id.nullable(),
  /** Of ranks; null also while no result moves the team as far. */
  ranks: z.strictObject({ from: z.int().positive(), to: z.int().positive() }).nullable(),
  /** How the subject stood when it was looked at last: another one is a change of the post. */
  state: z.string(),
});
export const postLikeSchema = z.strictObject({ id, post_id: id, user_id: id });
export const commentSchema = z.strictObject({
  id,
  post_id: id,
  author_id: id.nullable(),
  text: z.string(),
  created_at: instant,
});

export const reportSchema = z.strictObject({
  id,
  community_id: id,
  post_id: id,
  /** Who reports it; null: the account is gone. */
  user_id: id.nullable(),
  reason: z.enum(['spam', 'abuse', 'untrue', 'other']),
  note: z.string().nullable(),
  created_at: instant,
  /** When the owner or an admin has decided to keep the post; with a removed post its reports go. */
  settled_at: instant.nullable(),
});
