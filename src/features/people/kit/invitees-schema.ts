import '../../../shared/lib/zod-setup.ts';
import { object } from 'zod';
import { Id } from '../../../shared/api/generated/zod/schemas/id.zod.ts';
import type { InviteToEventBody } from '../../../shared/api/generated/zod/schemas/inviteToEventBody.zod.ts';

/** Who is invited: people who were found, or everybody in a team or a community. */
export type InviteWay = 'people' | 'team' | 'community';

/** As the bodies of invitations have it. */
export type ManyIds = typeof InviteToEventBody.shape.user_ids;
const oneId = Id.optional();

/** Each way needs its own field; the form begins without any, and its values keep one type. */
export const inviteesSchema = (way: InviteWay, userIds: ManyIds) =>
  object({
    user_ids: (way === 'people' ? userIds.unwrap() : userIds) as ManyIds, // see above
    team_id: (way === 'team' ? Id : oneId) as typeof oneId, // see above
    community_id: (way === 'community' ? Id : oneId) as typeof oneId, // see above
  });
