import { TeamCard, TeamGrid } from '../../entities/team/team-card.tsx';
import type { Team } from '../../shared/api/generated/model';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { TeamBookmark } from './team-bookmark.tsx';

interface TeamCardsProps {
  /** Name of the list. */
  label: string;
  teams: readonly Team[];
  heading?: 'h2' | 'h3';
  stale?: StaleMark;
}

/** A list of teams, each with its bookmark. */
export function TeamCards({ label, teams, heading, stale }: TeamCardsProps) {
  return (
    <TeamGrid label={label} {...stale}>
      {teams.map((team) => (
        <li key={team.id}>
          <TeamCard team={team} heading={heading ?? 'h2'} action={<TeamBookmark team={team} />} />
        </li>
      ))}
    </TeamGrid>
  );
}
