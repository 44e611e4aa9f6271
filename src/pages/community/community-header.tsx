import { Globe, Lock } from 'lucide-react';
import { Crest } from '../../shared/ui/crest.tsx';
import { JoinCommunity } from '../../features/join-community/join-community.tsx';
import { QrCodeButton } from '../../features/share-link/qr-code-button.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { dot } from '../../shared/ui/badge.css.ts';
import { cx } from '../../shared/ui/cx.ts';
import { CommunityActions } from './community-actions.tsx';
import * as css from './community.css.ts';
import { useOnlineMembers } from './use-online-members.ts';

/** Picture, name, what they play where, how many they are, how many of them are online; and what one can do about it. */
export function CommunityHeader({ community }: { community: Community }) {
  const t = useT('community');
  const tList = useT('communities');
  const { name, sports, city, description, visibility, members_count, my_role } = community;
  const facts = [...sports.map(({ key }) => t(`common:sports.${key}`)), city.name];
  const online = useOnlineMembers(community).count;
  const Visibility = visibility === 'private' ? Lock : Globe;
  return (
    <header className={css.head}>
      <div className={css.header}>
        <Crest of={community} size={72} />
        <div className={css.names}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.facts}>{facts.join(' · ')}</p>
          <p className={css.facts}>
            <Badge icon={<Visibility size={14} />}>{tList(`visibility.${visibility}`)}</Badge>
            {my_role && <Badge tone="info">{tList(`roles.${my_role}`)}</Badge>}
            <span className={css.people}>
              {tList('card.members', { count: members_count })}
              {online > 0 && (
                <span className={css.online}>
                  <span className={dot.success} aria-hidden />
                  {tList('card.online', { count: online })}
                </span>
              )}
            </span>
          </p>
        </div>
        <div className={css.actions}>
          <QrCodeButton
            url={shareAddress(paths.community(community.id))}
            label={t('qr.open')}
            title={t('qr.title', { name })}
            hint={t('qr.hint')}
          />
          <ShareLink url={shareAddress(paths.community(community.id))} label={t('share')} title={name} />
          <CommunityActions community={community} />
        </div>
      </div>
      {description !== '' && <p className={cx(css.description, css.summary)}>{description}</p>}
      <JoinCommunity community={community} />
    </header>
  );
}
