import { Lock } from 'lucide-react';
import { Crest } from '../../shared/ui/crest.tsx';
import { TeamBookmark } from '../../features/bookmark/team-bookmark.tsx';
import { QrCodeButton } from '../../features/share-link/qr-code-button.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { CourtCover } from '../../shared/ui/court-cover.tsx';
import * as css from './team.css.ts';

/** Cover, crest, name, and what the team plays where; the bookmark, the link and its QR code. */
export function TeamHeader({ team }: { team: Team }) {
  const t = useT('team');
  const words = useT('teams');
  const { name, sport, city, level, images, is_public } = team;
  const facts = [t(`common:sports.${sport.key}`), city.name, level && words(`levels.${level}`)];
  return (
    <header className={css.header}>
      <div className={css.pictures}>
        <div className={css.cover}>
          <CourtCover sport={sport.key} id={team.slug} image={images[0]?.url ?? null} />
        </div>
        <div className={css.onPicture}>
          <TeamBookmark team={team} />
          <QrCodeButton
            url={shareAddress(paths.team(team.slug))}
            label={t('qr.open')}
            title={t('qr.title', { name })}
            hint={t('qr.hint')}
          />
          <ShareLink url={shareAddress(paths.team(team.slug))} label={t('share')} title={name} />
        </div>
      </div>
      <div className={css.who}>
        <div className={css.crest}>
          <Crest of={team} size={72} />
        </div>
        <div className={css.names}>
          <h1 className={css.name}>{name}</h1>
          <p className={css.place}>
            {facts.filter(Boolean).join(' · ')}
            {!is_public && <Badge icon={<Lock size={14} />}>{words('card.private')}</Badge>}
          </p>
        </div>
      </div>
    </header>
  );
}
