import '../../shared/lib/zod-setup.ts';
import { object } from 'zod';
import { InviteToCommunityBody } from '../../shared/api/generated/zod/schemas/inviteToCommunityBody.zod.ts';

const { user_ids, team_id } = InviteToCommunityBody.shape;

/** Who is invited: people who were found, or everybody in a team. */
export const WAYS = ['people', 'team'] as const;
export type InviteWay = (typeof WAYS)[number];

/** Each way needs its own field; the form begins without either. */
export const inviteesSchema = (way: InviteWay) =>
  object({
    user_ids: (way === 'people' ? user_ids.unwrap() : user_ids) as typeof user_ids,
    team_id: (way === 'team' ? team_id.unwrap() : team_id) as typeof team_id,
  });
