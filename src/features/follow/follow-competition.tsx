import {
  followCompetition,
  getCompetition,
  unfollowCompetition,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { FollowButton, type FollowKind } from './follow-button.tsx';

const kind: FollowKind = {
  operations: ['followCompetition', 'unfollowCompetition'],
  follow: (id) => followCompetition(id, {}),
  unfollow: unfollowCompetition,
  isFollowed: async (id) => (await getCompetition(id)).competition.is_followed,
};

/** Follows a competition (CMP-01). */
export function FollowCompetition({ competition }: { competition: Pick<Competition, 'id' | 'is_followed'> }) {
  const t = useT('competition');
  return (
    <FollowButton
      kind={kind}
      item={competition}
      labels={{ follow: t('follow.action'), following: t('follow.following') }}
      guest={{ reason: { key: 'competition:follow.guest' }, returnTo: paths.competition(competition.id) }}
    />
  );
}
