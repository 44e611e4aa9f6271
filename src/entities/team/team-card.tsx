import { type ReactNode, useId } from 'react';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { CardLink } from '../../shared/ui/card-link.tsx';
import { Card } from '../../shared/ui/card.tsx';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Crest } from './crest.tsx';
import * as css from './team-card.css.ts';
import { TeamForm } from './team-form.tsx';

interface TeamCardProps {
  team: Team;
  heading?: 'h2' | 'h3';
  /** A control in the corner, e.g. the bookmark. */
  action?: ReactNode;
}

/** A team in a list, readable in one second: crest, name, sport and city, the last five games. */
export function TeamCard({ team, heading: Heading = 'h2', action }: TeamCardProps) {
  const t = useT('teams');
  const id = useId();
  const words = [t(`common:sports.${team.sport.key}`), team.city.name, team.level && t(`levels.${team.level}`)];
  return (
    <Card as="article" className={css.card}>
      <Crest team={team} size={56} />
      <div className={css.body}>
        <Heading className={css.name}>
          {/* named by the team alone; the rest of the card describes it */}
          <CardLink to={paths.team(team.slug)} aria-describedby={id}>
            {team.name}
          </CardLink>
        </Heading>
        <div id={id} className={css.facts}>
          <p className={css.quiet}>{words.filter(Boolean).join(' · ')}</p>
          {team.form.length > 0 ? (
            <TeamForm form={team.form} />
          ) : (
            <p className={css.quiet}>
              {team.members_count === null ? t('card.private') : t('card.members', { count: team.members_count })}
            </p>
          )}
        </div>
      </div>
      {action != null && <div className={css.action}>{action}</div>}
    </Card>
  );
}

/** The list that team cards stand in. */
export function TeamGrid({ label, children, ...stale }: { label: string; children: ReactNode } & StaleMark) {
  return (
    <ul
      // Safari takes the role away from a list without markers.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-label={label}
      className={css.grid}
      {...stale}
    >
      {children}
    </ul>
  );
}

/** A list of cards that is on its way. */
export function TeamGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={css.card}>
          <Skeleton shape="box" className={css.crestSkeleton} />
          <div className={css.body}>
            <div className={css.name}>
              <Skeleton width="60%" />
            </div>
            <div className={css.quiet}>
              <Skeleton width="80%" />
            </div>
            <Skeleton width={128} height={24} />
          </div>
        </Card>
      ))}
    </div>
  );
}
