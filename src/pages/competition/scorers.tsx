import { useQuery } from '@tanstack/react-query';
import { CompetitionStats } from '../../features/standings/competition-stats.tsx';
import { hasScorers } from '../../features/standings/scorer-words.ts';
import type { Competition } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { statsQuery } from './standings.data.ts';

/** Scorers and cards below all else of the page: most competitions have none, and a place kept for them would only jump away. */
export function Scorers({ competition: { id, sport } }: { competition: Pick<Competition, 'id' | 'sport'> }) {
  const t = useT('standings');
  const { key } = sport;
  const stats = useQuery(skipUnless(hasScorers(key), statsQuery(id)));
  if (!hasScorers(key)) return null;
  const lists = (
    <QueryView query={stats} failure="line" skeleton={null}>
      {({ scorers, cards }) => <CompetitionStats sport={key} scorers={scorers} cards={cards} />}
    </QueryView>
  );
  // the line of a failure stands alone, far below what it could be about
  return !stats.data && stats.error ? <Section title={t(`stats.scorers.${key}`)}>{lists}</Section> : lists;
}
