import { useQuery } from '@tanstack/react-query';
import { hasScorers } from '../../features/standings/scorer-words.ts';
import { Scorers } from '../../features/standings/scorers.tsx';
import type { Competition } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { statsQuery } from './standings.data.ts';

/** Who has scored in a competition and who was booked; nothing of sports whose players do not score by themselves. */
export function CompetitionScorers({ competition: { id, sport } }: { competition: Pick<Competition, 'id' | 'sport'> }) {
  const { key } = sport;
  const stats = useQuery(skipUnless(hasScorers(key), statsQuery(id)));
  return hasScorers(key) ? <Scorers sport={key} query={stats} /> : null;
}
