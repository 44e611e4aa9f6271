import { useUnit } from 'effector-react';
import { $user } from '../../../models/session/session.model.ts';
import { inviteToCommunity } from '../../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community } from '../../../shared/api/generated/model';
import { InviteToCommunityBody } from '../../../shared/api/generated/zod/schemas/inviteToCommunityBody.zod.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { InviteDialog } from '../kit/invite-dialog.tsx';

interface InviteToCommunityDialogProps {
  community: Community;
  onClose: () => void;
}

/** Invites players, or everybody in a team of one's own, into a community; who has asked to join is in at once (COM-07, decision 040). */
export function InviteToCommunityDialog({ community: { id, name }, onClose }: InviteToCommunityDialogProps) {
  const t = useT('communitypeople');
  const teams = useUnit($user)?.profiles.filter(({ type }) => type === 'team') ?? [];
  return (
    <InviteDialog
      name={name}
      operation="inviteToCommunity"
      userIds={InviteToCommunityBody.shape.user_ids}
      send={async (invitees) => (await inviteToCommunity(id, invitees)).members}
      groups={{ team: teams.map((team) => ({ id: team.entity_id, name: team.name })) }}
      leftOut={t('invite.leftOut')}
      letIn={(count) => ({ key: 'communitypeople:invite.letIn', params: { count } })}
      nobodyNew={{ key: 'communitypeople:invite.nobodyNew' }}
      onClose={onClose}
    />
  );
}
