import { Ban, Crown, RotateCcw, ShieldCheck, ShieldMinus } from 'lucide-react';
import { colorPresets, deletePreset } from '../../../models/confirmation/presets.ts';
import {
  banFromCommunity,
  removeCommunityMember,
  transferCommunity,
  updateCommunityMember,
} from '../../../shared/api/generated/endpoints/communities/communities.ts';
import type { CommunityMember, Id } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import type { PeopleOwner, Person, PersonAction } from '../kit/people-owner.ts';
import { removal, withdrawal } from '../kit/person-actions.tsx';
import { useOwnProfiles } from '../kit/use-own-profiles.ts';

/** The people of a community: its members, the invited and the banned (COM-07). */
export function useCommunityOwner(communityId: Id): PeopleOwner<CommunityMember> {
  const t = useT('communitypeople');
  const words = useT('people');
  const format = useFormat();
  const { isMe } = useOwnProfiles();
  return {
    label: t('list'),
    notLoaded: t('notLoaded'),
    operations: ['updateCommunityMember', 'transferCommunity', 'removeCommunityMember', 'banFromCommunity'],
    personOf: (one) => {
      const { id, user, role, status, joined_at, is_online: isOnline } = one;
      const isIn = status === 'active';
      const facts = {
        active: joined_at && words('facts.since', { date: format.dateShort(tiraneDate(Date.parse(joined_at))) }),
        invited: words('facts.waits'),
        banned: t('isBanned'),
      };
      return {
        id,
        user,
        roles: [isIn && role !== 'member' && { text: t(`roles.${role}`), leads: role === 'owner' }],
        facts: [facts[status]],
        isOnline: isIn ? isOnline : undefined,
        below: isMe(user.id) && role === 'owner' && t('ownerStays'),
        actions: actionsOf(one),
      };
    },
  };

  /** Exactly what the server allows. */
  function actionsOf({ id, user, role, status, permissions }: CommunityMember): Person['actions'] {
    const { name } = user;
    const send = () => removeCommunityMember(communityId, id);
    const ends: Record<CommunityMember['status'], PersonAction> = {
      active: removal({
        name,
        label: words('remove.action'),
        message: { key: 'communitypeople:remove.message' },
        send,
      }),
      invited: withdrawal(words, { name, send }),
      banned: {
        label: t('lift.action'),
        icon: <RotateCcw size={20} />,
        send,
        says: { key: 'communitypeople:lift.done', params: { name } },
      },
    };
    const isAdmin = role === 'admin';
    return [
      permissions['change_role'] && {
        label: t(isAdmin ? 'role.makeMember' : 'role.makeAdmin'),
        icon: isAdmin ? <ShieldMinus size={20} /> : <ShieldCheck size={20} />,
        send: () => updateCommunityMember(communityId, id, { role: isAdmin ? 'member' : 'admin' }),
        says: {
          key: isAdmin ? 'communitypeople:role.isMember' : 'communitypeople:role.isAdmin',
          params: { name },
        },
      },
      permissions['transfer'] && {
        label: t('transfer.action'),
        icon: <Crown size={20} />,
        asks: {
          ...colorPresets.warning,
          title: { key: 'communitypeople:transfer.title', params: { name } },
          message: { key: 'communitypeople:transfer.message', params: { name } },
          positiveText: { key: 'communitypeople:transfer.confirm' },
          negativeText: { key: 'actions.cancel' },
        },
        send: () => transferCommunity(communityId, { user_id: user.id }),
        says: { key: 'communitypeople:transfer.done', params: { name } },
      },
      permissions['remove'] && ends[status],
      permissions['ban'] && {
        label: t('ban.action'),
        icon: <Ban size={20} />,
        danger: true,
        asks: {
          ...deletePreset,
          title: { key: 'communitypeople:ban.title', params: { name } },
          message: { key: 'communitypeople:ban.message' },
          positiveText: { key: 'communitypeople:ban.confirm' },
          icon: 'warning',
        },
        send: () => banFromCommunity(communityId, { user_id: user.id }),
        says: { key: 'communitypeople:ban.done', params: { name } },
      },
    ];
  }
}
