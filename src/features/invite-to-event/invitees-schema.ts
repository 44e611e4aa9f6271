import '../../shared/lib/zod-setup.ts';
import { object } from 'zod';
import { InviteToEventBody } from '../../shared/api/generated/zod/schemas/inviteToEventBody.zod.ts';

const { user_ids, team_id, community_id } = InviteToEventBody.shape;

/** Who is invited: people who were found, or everybody in a team or a community. */
export const WAYS = ['people', 'team', 'community'] as const;
export type InviteWay = (typeof WAYS)[number];

/** Each way needs its own field; the form begins without any. */
export const inviteesSchema = (way: InviteWay) =>
  object({
    user_ids: (way === 'people' ? user_ids.unwrap() : user_ids) as typeof user_ids, // the form's values keep one type
    team_id: (way === 'team' ? team_id.unwrap() : team_id) as typeof team_id, // as above
    community_id: (way === 'community' ? community_id.unwrap() : community_id) as typeof community_id, // as above
  });
