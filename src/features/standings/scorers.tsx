import type { GetCompetitionStatsData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PlayerStats } from './player-stats.tsx';
import type { ScorersSport } from './scorer-words.ts';

interface ScorersProps {
  sport: ScorersSport;
  query: ViewedQuery<GetCompetitionStatsData>;
  /** On the page of their team. */
  isOfTeam?: boolean;
}

/** Scorers and cards, below all else of a page: most have none, and a place kept for them would only jump away (CMP-04). */
export function Scorers({ sport, query, isOfTeam = false }: ScorersProps) {
  const t = useT('standings');
  const lists = (
    <QueryView query={query} failure="line" skeleton={null}>
      {({ scorers, cards }) => <PlayerStats {...{ sport, scorers, cards, isOfTeam }} />}
    </QueryView>
  );
  // the line of a failure stands alone, far below what it could be about
  return !query.data && query.error ? <Section title={t(`stats.scorers.${sport}`)}>{lists}</Section> : lists;
}
