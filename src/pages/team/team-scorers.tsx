import { useQuery } from '@tanstack/react-query';
import { hasScorers } from '../../features/standings/scorer-words.ts';
import { Scorers } from '../../features/standings/scorers.tsx';
import type { Team } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { statsQuery } from './team.data.ts';

/** Who has scored for a team and who was booked, after all else; nothing of sports whose players do not score by themselves. */
export function TeamScorers({ team: { id, sport } }: { team: Pick<Team, 'id' | 'sport'> }) {
  const { key } = sport;
  const stats = useQuery(skipUnless(hasScorers(key), statsQuery(id)));
  return hasScorers(key) ? <Scorers sport={key} query={stats} isOfTeam /> : null;
}
