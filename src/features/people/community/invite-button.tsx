import { lazy } from 'react';
import type { Community } from '../../../shared/api/generated/model';
import { InviteButton } from '../kit/invite-button.tsx';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteToCommunityDialog }));

/** Opens the dialog that invites into a community; nothing for who may not. */
export const InviteToCommunity = ({ community }: { community: Community }) =>
  community.permissions['invite'] ? (
    <InviteButton>{(close) => <InviteDialog community={community} onClose={close} />}</InviteButton>
  ) : null;
