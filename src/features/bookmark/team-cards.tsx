import { TeamCard } from '../../entities/team/team-card.tsx';
import type { Team } from '../../shared/api/generated/model';
import { CrestCardGrid } from '../../shared/ui/crest-card.tsx';
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
    <CrestCardGrid label={label} {...stale}>
      {teams.map((team) => (
        <li key={team.id}>
          <TeamCard team={team} heading={heading ?? 'h2'} action={<TeamBookmark team={team} />} />
        </li>
      ))}
    </CrestCardGrid>
  );
}
