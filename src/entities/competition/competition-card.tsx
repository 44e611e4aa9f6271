import type { Competition } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CrestCard, CrestCardGrid, CrestCardLine } from '../../shared/ui/crest-card.tsx';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import * as css from './competition-card.css.ts';
import { datesText, placesText } from './competition-words.ts';
import { PhaseBadge } from './phase-badge.tsx';

interface CompetitionCardsProps {
  /** Name of the list. */
  label: string;
  competitions: readonly Competition[];
  heading?: 'h2' | 'h3';
  stale?: StaleMark;
}

/** A list of competitions. */
export function CompetitionCards({ label, competitions, heading, stale }: CompetitionCardsProps) {
  return (
    <CrestCardGrid label={label} {...stale}>
      {competitions.map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} heading={heading ?? 'h2'} />
        </li>
      ))}
    </CrestCardGrid>
  );
}

function CompetitionCard({ competition, heading }: { competition: Competition; heading: 'h2' | 'h3' }) {
  const t = useT('competitions');
  const format = useFormat();
  const { id, sport, city, owner, champion, my_team: mine } = competition;
  return (
    <CrestCard of={competition} to={paths.competition(id)} heading={heading}>
      <CrestCardLine>
        {[t(`common:sports.${sport.key}`), city.name, placesText(competition, t)].join(' · ')}
      </CrestCardLine>
      <CrestCardLine>{datesText(competition, t, format)}</CrestCardLine>
      <CrestCardLine>{owner?.name ?? t('ownerGone')}</CrestCardLine>
      {champion && <CrestCardLine>{t('champion', { name: champion.name })}</CrestCardLine>}
      <p className={css.marks}>
        <PhaseBadge phase={competition.phase} />
        {mine && <span className={css.mine}>{t('myTeam', { name: mine.name })}</span>}
      </p>
    </CrestCard>
  );
}
