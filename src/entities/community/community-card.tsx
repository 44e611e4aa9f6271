import { Lock, Mail } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { CrestCard, CrestCardGrid, CrestCardLine } from '../../shared/ui/crest-card.tsx';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import * as css from './community-card.css.ts';

interface CommunityCardProps {
  community: Community;
  heading?: 'h2' | 'h3';
  /** What can be done without opening it. */
  foot?: ReactNode;
}

/** A community in a list: crest, name, sports and city, how many are in it and online, how one gets in. */
export function CommunityCard({ community, ...look }: CommunityCardProps) {
  const t = useT('communities');
  const { sports, city, members_count: members, online_count: online } = community;
  return (
    <CrestCard of={community} to={paths.community(community.id)} {...look}>
      <CrestCardLine>{[...sports.map(({ key }) => t(`common:sports.${key}`)), city.name].join(' · ')}</CrestCardLine>
      <CrestCardLine>
        <span className={css.people}>
          {t('card.members', { count: members })}
          {online > 0 && <span className={css.online}>{t('card.online', { count: online })}</span>}
        </span>
      </CrestCardLine>
      <div className={css.marks}>
        <CommunityMarks community={community} />
      </div>
    </CrestCard>
  );
}

/** How one stands to it, or else how one gets in; that it is private. */
function CommunityMarks({ community }: Pick<CommunityCardProps, 'community'>) {
  const t = useT('communities');
  const { visibility, join_policy, my_role, my_inviter, my_application_id: requestId } = community;
  return (
    <>
      {visibility === 'private' && <Badge icon={<Lock size={14} aria-hidden />}>{t('visibility.private')}</Badge>}
      {my_role !== null && <Badge tone="success">{t(`roles.${my_role}`)}</Badge>}
      {my_inviter && (
        <Badge tone="info" icon={<Mail size={14} aria-hidden />}>
          {t('card.invited', { name: my_inviter.name })}
        </Badge>
      )}
      {requestId !== null && <Badge tone="warning">{t('card.requested')}</Badge>}
      {my_role === null && !my_inviter && requestId === null && <Badge>{t(`policy.${join_policy}`)}</Badge>}
    </>
  );
}

interface CommunityCardsProps {
  /** Name of the list. */
  label: string;
  communities: readonly Community[];
  heading?: 'h2' | 'h3';
  /** What can be done with each without opening it; draws nothing where that is nothing. */
  Foot?: ComponentType<{ community: Community }>;
  stale?: StaleMark;
}

/** A list of communities. */
export function CommunityCards({ label, communities, heading = 'h2', Foot, stale }: CommunityCardsProps) {
  return (
    <CrestCardGrid label={label} {...stale}>
      {communities.map((community) => (
        <li key={community.id}>
          <CommunityCard community={community} heading={heading} foot={Foot && <Foot community={community} />} />
        </li>
      ))}
    </CrestCardGrid>
  );
}
