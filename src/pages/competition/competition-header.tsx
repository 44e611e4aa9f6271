import { useUnit } from 'effector-react';
import { CalendarDays, Printer, Shield, Trophy } from 'lucide-react';
import { datesText, placesText } from '../../entities/competition/competition-words.ts';
import { PhaseBadge } from '../../entities/competition/phase-badge.tsx';
import { FollowCompetition } from '../../features/follow/follow-competition.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { $complete } from '../../models/session/session.model.ts';
import type { Competition } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Crest } from '../../shared/ui/crest.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CompetitionActions } from './competition-actions.tsx';
import * as css from './competition.css.ts';

/** What it is, when, how far it is and how many follow it; following, sharing and printing it. */
export function CompetitionHeader({ competition }: { competition: Competition }) {
  const t = useT('competition');
  const words = useT('competitions');
  const format = useFormat();
  const isKnown = useUnit($complete);
  const { id, name, sport, city, phase, champion, followers_count: followers } = competition;
  const mayFollow = !isKnown || competition.is_followed || competition.permissions['follow'] === true;
  return (
    <header className={css.header}>
      <Crest of={competition} size={64} />
      <div className={css.names}>
        <p className={css.kind}>{[t(`common:sports.${sport.key}`), city.name].join(' · ')}</p>
        <h1 className={css.title}>{name}</h1>
      </div>
      <div className={css.facts}>
        <PhaseBadge phase={phase} />
        <span className={css.fact}>
          <CalendarDays size={18} aria-hidden />
          {datesText(competition, words, format)}
        </span>
        <span className={css.fact}>
          <Shield size={18} aria-hidden />
          {placesText(competition, words)}
        </span>
        {champion && (
          <strong className={css.fact}>
            <Trophy size={18} aria-hidden />
            {words('champion', { name: champion.name })}
          </strong>
        )}
        {followers > 0 && <span>{t('follow.count', { count: followers })}</span>}
      </div>
      <div className={css.actions}>
        <CompetitionActions competition={competition} />
        {mayFollow && <FollowCompetition competition={competition} />}
        <ShareLink url={shareAddress(paths.competition(id))} label={t('share')} title={name} />
        <IconButton variant="raised" aria-label={t('print')} onClick={() => window.print()}>
          <Printer size={22} />
        </IconButton>
      </div>
    </header>
  );
}
