import type { ReactNode } from 'react';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CrestCard, CrestCardLine } from '../../shared/ui/crest-card.tsx';
import { TeamForm } from './team-form.tsx';

interface TeamCardProps {
  team: Team;
  heading?: 'h2' | 'h3';
  /** A control in the corner, e.g. the bookmark. */
  action?: ReactNode;
}

/** A team in a list, readable in one second: crest, name, sport and city, the last five games. */
export function TeamCard({ team, ...look }: TeamCardProps) {
  const t = useT('teams');
  const words = [t(`common:sports.${team.sport.key}`), team.city.name, team.level && t(`levels.${team.level}`)];
  return (
    <CrestCard of={team} to={paths.team(team.slug)} {...look}>
      <CrestCardLine>{words.filter(Boolean).join(' · ')}</CrestCardLine>
      {team.form.length > 0 ? (
        <TeamForm form={team.form} />
      ) : (
        <CrestCardLine>
          {team.members_count === null ? t('card.private') : t('card.members', { count: team.members_count })}
        </CrestCardLine>
      )}
    </CrestCard>
  );
}
